"""Double-height lobby in the late afternoon: tall glass, seats on a rug, a stone desk, timber fins, sun across a polished floor."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O

HEIGHT, DEPTH = 6.2, -13.0


def shell():
    frame = M.principled('mullion', (.014, .013, .012), .35)
    floor = M.paving((.46, .44, .41), 1.5, wet=.5, rough=.22)
    wall = M.principled('wall', (.68, .66, .62), .9)
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
    K.span(3.3, 4.2, -7.4, -3.6, 0, 1.08, stone, .01)
    K.span(3.2, 4.3, -7.5, -3.5, 1.08, 1.14, walnut, .01)
    K.span(3.26, 3.3, -7.4, -3.6, .02, .06, M.emission(K.kelvin(2900), 9, sampled=False))
    fin = M.wood((.22, .11, .05), axis=2, plank=.12)
    for i in range(30):
        K.span(9.55, 9.8, -9.2 + i * .24, -9.1 + i * .24, 0, 4.2, fin, .006)
    F.monitor(3.8, -5.4, 1.14, 90, .5)
    F.vase(3.7, -4.2, 1.14, (.5, .47, .42), 1.2)
    rust = M.fabric((.52, .17, .04))
    wool = M.fabric((.10, .15, .13))
    K.box((-2.25, -5.0, .01), (4.8, 4.0, .02), M.fabric((.58, .54, .47), 100), .006)
    F.sofa(-2.25, -3.5, 0, wool, M.fabric((.52, .17, .04)), 2.6)
    F.armchair(-3.8, -5.6, 120, rust)
    F.armchair(-.65, -5.7, -125, rust)
    F.round_table(-2.25, -5.0, .55, walnut, F.dark(), .38)
    F.stack(-2.15, -5.0, .38)
    F.plant(-7.4, -1.3, 4, 1.9)
    F.plant(2.9, -1.2, 9, 1.7)
    for x, y, z in ((-3.05, -4.6, 2.7), (-2.15, -5.2, 3.2), (-1.45, -4.4, 2.5)):
        K.pillow((x, y, z), (.36, .36, .36), M.emission(K.kelvin(2700), 7, sampled=False), None, 1)
        K.box((x, y, (z + HEIGHT) / 2), (.01, .01, HEIGHT - z), F.dark())


def lobby():
    shell()
    furnish()
    O.hill_country('afternoon', -.4, ((-9, 11, 1.0), (2.2, 15, 1.05), (8.5, 10, .95)), 60)
    K.box((0, 2.6, -.3), (26, 4.4, .2), M.paving((.42, .40, .36)))
    O.light('afternoon', (.50, -.72, -.52), 10)
    K.area((0, -7, HEIGHT - .5), (0, -7, 0), 14, 300, K.kelvin(5200), size_y=8, visible=False, glossy=False)
    K.camera((.1, -11.0, 1.5), (-.5, 0, 1.5), 22, shift=(0, .075))
    return dict(samples=12, size=(1440, 960), grade=dict(exposure=1.4, bloom=.12))


PICTURES = {'commercial/lobby': lobby}
