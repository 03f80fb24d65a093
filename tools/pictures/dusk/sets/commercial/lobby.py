"""Double-height lobby: tall glazing on the left, stone desk, timber fins, low sun across a polished floor."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O

HEIGHT, DEPTH = 6.2, -13.0


def shell():
    frame = M.principled('mullion', (.014, .013, .012), .35)
    floor = M.paving((.34, .32, .29), 1.5, wet=.7, rough=.18)
    wall = M.principled('wall', (.60, .56, .50), .9)
    K.plane((0, DEPTH / 2, 0), (20, -DEPTH), floor)
    H.raw_box(-10, 10, DEPTH, .2, HEIGHT, HEIGHT + .2, wall)
    H.raw_box(-10, 10, DEPTH - .2, DEPTH, 0, HEIGHT, wall)
    H.raw_box(-10.2, -10, DEPTH, .2, 0, HEIGHT, wall)
    H.raw_box(9.8, 10, DEPTH, .2, 0, HEIGHT, M.limestone(.8, (.60, .53, .43)))
    film = M.tinted_glass((.34, .355, .36), ior=1.45)
    for i in range(7):
        a = -10 + i * 2.6
        H.window(a, a + 2.6, 0, 0, HEIGHT, film, frame, 1, 3, recess=0, bar=.06)
        H.raw_box(a - .03, a + .03, -.26, 0, 0, HEIGHT, frame)
    H.raw_box(8.2, 10, 0, .3, 0, HEIGHT, M.limestone(.8, (.60, .53, .43)))
    oak = M.wood((.30, .165, .075), axis=1, plank=.12)
    x = -9.9
    while x < 9.8:
        H.raw_box(x, x + .06, DEPTH, -.5, HEIGHT - .34, HEIGHT - .04, oak)
        x += .26


def furnish():
    stone = M.limestone(1.6, (.50, .45, .38))
    walnut = M.wood((.19, .09, .04), axis=1, plank=.3, rough=.3)
    K.span(3.9, 4.8, -8.2, -3.6, 0, 1.08, stone, .01)
    K.span(3.8, 4.9, -8.3, -3.5, 1.08, 1.14, walnut, .01)
    K.span(3.86, 3.9, -8.2, -3.6, .02, .06, M.emission(K.kelvin(2900), 9, sampled=False))
    fin = M.wood((.22, .11, .05), axis=2, plank=.12)
    for i in range(30):
        K.span(9.55, 9.8, -9.2 + i * .24, -9.1 + i * .24, 0, 4.2, fin, .006)
    F.monitor(4.4, -5.4, 1.14, 90, .5)
    F.vase(4.3, -7.6, 1.14, (.5, .47, .42), 1.2)
    leather = M.principled('leather', (.20, .075, .025), .45)
    wool = M.fabric((.36, .33, .29))
    K.box((-4.6, -4.4, .01), (5.2, 4.0, .02), M.fabric((.24, .21, .18), 100), .006)
    F.sofa(-4.6, -2.9, 0, wool, None, 2.6)
    F.armchair(-6.2, -5.2, 125, leather)
    F.armchair(-3.0, -5.3, -135, leather)
    F.round_table(-4.6, -4.4, .55, walnut, F.dark(), .38)
    F.stack(-4.5, -4.4, .38)
    F.plant(-8.8, -1.3, 4, 1.9)
    F.plant(1.6, -.95, 9, 1.5)
    for i, (x, y, z) in enumerate(((-5.4, -4.0, 2.9), (-4.5, -4.8, 3.4), (-3.8, -3.9, 2.7))):
        K.pillow((x, y, z), (.36, .36, .36), M.emission(K.kelvin(2700), 7, sampled=False), None, 1)
        K.box((x, y, (z + HEIGHT) / 2), (.01, .01, HEIGHT - z), F.dark())


def lobby():
    shell()
    furnish()
    O.hill_country('golden', -.4, ((-8, 9, 1.0), (-1.5, 13, 1.05), (6.5, 10, .95), (3, 24, .9)), 60, water=False)
    K.box((0, 2.6, -.3), (26, 4.4, .2), M.paving((.3, .28, .25)))
    O.light('golden', (.45, -.80, -.36), 9)
    K.area((0, -7, HEIGHT - .5), (0, -7, 0), 14, 260, K.kelvin(3400), size_y=8, visible=False, glossy=False)
    K.camera((-1.3, -12.6, 1.55), (-1.2, 0, 2.0), 22.5, shift=(0, .01))
    return dict(samples=5, size=(1200, 800), grade=dict(exposure=1.15, bloom=.14))


PICTURES = {'commercial/lobby': lobby}
