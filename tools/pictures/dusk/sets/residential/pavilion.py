"""Two-story house with a cedar upper floor over sliding glass doors and a pool: terrace view, and the whole at nightfall."""
import random
from kit import core as K, furniture as F, house as H, materials as M, nature as T, outside as O

DOORS, UPPER = (-6.0, 4.4), (-3.4, 7.6)


def ground_floor(frame, film, plaster):
    H.wall_x(-9.5, DOORS[0], 0, 0, 3.1, [], M.limestone(1.0, (.62, .55, .45)), .4)
    H.wall_x(DOORS[1], 7.6, 0, 0, 3.1, [(5.2, 6.8, .9, 2.6)], plaster, .3)
    H.window(5.2, 6.8, 0, .9, 2.6, film, frame, 1, 1)
    H.window(*DOORS, .1, .02, 2.9, film, frame, 4, 1, recess=0, bar=.07)
    for i in range(1, 4):       # pulls of the sliding doors
        x = DOORS[0] + (DOORS[1] - DOORS[0]) * i / 4
        K.span(x + .06, x + .09, .04, .08, .8, 1.5, frame, .006)
    H.raw_box(-9.5, 7.6, 0, 8, -.1, .02, M.paving((.42, .39, .34), .9, wet=.2, rough=.4))
    H.raw_box(-9.5, 7.6, 6.8, 7, 0, 3.1, plaster)
    H.raw_box(-9.5, -9.2, 0, 7, 0, 3.1, plaster)
    H.raw_box(7.3, 7.6, 0.3, 7, 0, 3.1, plaster)
    H.raw_box(4.5, 4.6, .4, 6.8, 0, 3.1, plaster)
    H.raw_box(-9.5, 7.6, .2, 7, 3.0, 3.2, plaster)
    K.area((-.8, 3.4, 2.95), (-.8, 3.4, 0), 9, 700, K.kelvin(3100), size_y=4, visible=False, glossy=False)


def living():
    wool, rust = M.fabric((.46, .41, .34)), M.fabric((.30, .10, .035))
    walnut = M.wood((.20, .10, .045), axis=0, plank=.4)
    F.sofa(-3.4, 3.6, 0, wool, rust, 2.8, .02)
    F.armchair(-5.2, 2.2, 70, M.fabric((.14, .16, .15)), z=.02)
    F.table(-3.4, 2.1, (1.3, .75), walnut, F.dark(), .36, z=.02)
    F.table(1.6, 3.0, (2.4, .95), walnut, F.dark(), .74, z=.02)
    for x in (.9, 1.6, 2.3):
        F.side_chair(x, 2.2, 180, walnut, wool, .02)
        F.side_chair(x, 3.8, 0, walnut, wool, .02)
        F.pendant(x, 3.0, 1.75, F.dark(), .16, .24, 18, .9)
    F.vase(1.6, 3.0, .76)
    H.raw_box(-6.5, 4.4, 6.55, 6.8, 0, 3, M.wood((.24, .125, .055), axis=2, plank=.3))
    K.box((-3.4, 6.5, 1.75), (1.9, .05, 1.1), M.principled('art', (.52, .46, .38), .7))
    K.box((-3.8, 6.46, 1.6), (.7, .04, .7), M.principled('art', (.42, .16, .05), .7))
    F.plant(3.6, 5.6, 7, 1.2, .02)
    F.floor_lamp(-1.6, 4.3, M.emission(K.kelvin(3000), 4, sampled=False), z=.02)


def upper_floor(frame, film):
    cedar, metal = M.wood((.29, .145, .06), axis=2, plank=.11), M.principled('roof', (.04, .042, .045), .4, metal=.7)
    plaster = M.principled('plaster', (.58, .53, .46), .9)
    x0, x1 = UPPER
    H.wall_x(x0, x1, -1.5, 3.2, 6.3, [(-2.2, 2.6, 3.75, 5.75), (5.3, 6.7, 3.35, 5.9)], cedar, .3)
    H.window(-2.2, 2.6, -1.5, 3.75, 5.75, film, frame, 3, 1, bar=.06)
    H.window(5.3, 6.7, -1.5, 3.35, 5.9, film, frame, 1, 2, bar=.06)
    for a in (x0, x1 - .3):
        H.raw_box(a, a + .3, -1.2, 6.5, 3.2, 6.3, cedar)
    H.raw_box(x0, x1, -1.5, 6.5, 3.14, 3.3, M.wood((.29, .145, .06), axis=0, plank=.13))
    K.span(x0 - .4, x1 + .4, -2.0, 6.9, 6.3, 6.46, metal, .01)
    H.raw_box(x0 + .3, x1 - .3, -1.2, 6.4, 6.1, 6.25, plaster)
    H.raw_box(x0 + .3, x1 - .3, 4.4, 4.5, 3.3, 6.2, plaster)
    H.raw_box(3.9, 4.0, -1.2, 4.4, 3.3, 6.2, plaster)
    linen = M.fabric((.60, .55, .48), 160)
    for i in range(9):
        K.lathe([(.06, 3.4), (.055, 5.9)], linen, 'Z', 20).location = (-2.1 + i * .095, -1.0 + .03 * (i % 2), 0)
    F.floor_lamp(1.9, 1.0, M.emission(K.kelvin(3000), 5, sampled=False), 1.5, 3.3)
    K.box((.3, 4.36, 4.9), (1.5, .05, 1.0), M.principled('art', (.12, .18, .20), .6))
    K.area((.2, 1.6, 6.05), (.2, 1.6, 3), 5, 210, K.kelvin(3000), size_y=3, visible=False, glossy=False)
    K.area((5.8, 1.6, 6.05), (5.8, 1.6, 3), 2.4, 90, K.kelvin(3000), size_y=3, visible=False, glossy=False)
    K.area((2, -.8, 3.1), (2, -.8, 0), 9, 70, K.kelvin(2900), size_y=.5, visible=False, glossy=False)
    K.area((6, 3.4, 2.95), (6, 3.4, 0), 2, 130, K.kelvin(3100), size_y=4, visible=False, glossy=False)
    K.span(-9.9, x0, -1.2, 7, 3.2, 3.36, metal, .01)


def pool(x0=-6.5, x1=3.5, y0=-9.5, y1=-4.2):
    stone = M.paving((.44, .40, .34), .8, wet=.15, rough=.45)
    for a, b, c, d in ((-30, x0, -20, 0), (x1, 30, -20, 0), (x0, x1, y1, 0), (x0, x1, -20, y0)):
        K.plane(((a + b) / 2, (c + d) / 2, 0), (b - a, d - c), stone)
    tile = M.principled('tile', (.05, .16, .19), .3)
    H.raw_box(x0 - .2, x1 + .2, y0 - .2, y1 + .2, -1.9, -1.5, tile)
    for a, b, c, d in ((x0 - .2, x0, y0, y1), (x1, x1 + .2, y0, y1), (x0, x1, y0 - .2, y0), (x0, x1, y1, y1 + .2)):
        H.raw_box(a, b, c, d, -1.6, -.02, tile)
    n = M.N('water')
    wave = n.noise(n.coord('Object'), scale=1.6, detail=3)
    surface = n.new('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.0, 'Normal': n.bump(wave, .05, .06)})
    through = n.new('BsdfTransparent', {'Color': (.62, .84, .86)})
    fresnel = n.new('Fresnel', {'IOR': 1.33})
    K.plane(((x0 + x1) / 2, (y0 + y1) / 2, -.10), (x1 - x0, y1 - y0), n.done(n.mixsh(fresnel.outputs[0], through, surface)))
    K.area(((x0 + x1) / 2, y1 - .05, -.75), ((x0 + x1) / 2, y0, -1.2), 8, 150, (.55, .85, 1.0), size_y=.3, visible=False, glossy=False)


def garden():
    bed = M.concrete((.40, .37, .33), .6)
    linen, teak = M.fabric((.58, .53, .46)), M.wood((.26, .14, .065), axis=0, plank=.08)
    for x in (-2.2, -.4):
        K.group([K.box((0, 0, .24), (.72, 2.0, .07), teak, .01), K.pillow((0, -.2, .34), (.66, 1.5, .13), linen, None, .2),
                 K.pillow((0, .74, .52), (.66, .62, .13), linen, (38, 0, 0), .2)]
                + [K.box((sx * .3, sy * .85, .11), (.06, .06, .22), teak) for sx in (-1, 1) for sy in (-1, 1)], (x, -2.6, 0), 0)
    F.round_table(-1.3, -2.3, .22, teak, F.dark(), .42)
    rng = random.Random(4)
    feather = [T.tuft(rng, 110, .95, .22, .006, M.leaf((.34, .27, .13), .5), .75) for _ in range(3)]
    agave = T.agave(M.leaf((.10, .13, .085), .25))
    agave.location = (0, 0, -100)
    K.span(4.2, 7.6, -2.4, -1.1, 0, .45, bed, .02)
    K.span(-9.6, -7.4, -7, -1.0, 0, .35, bed, .02)
    K.span(5.0, 7.2, -9.2, -5.2, 0, .3, bed, .02)
    for _ in range(34):
        K.instance(rng.choice(feather), (rng.uniform(4.4, 7.4), rng.uniform(-2.2, -1.3), .43), (0, 0, rng.uniform(0, 6)), rng.uniform(.5, .9))
        K.instance(rng.choice(feather), (rng.uniform(-9.4, -7.6), rng.uniform(-6.8, -1.2), .33), (0, 0, rng.uniform(0, 6)), rng.uniform(.5, .95))
    for _ in range(46):
        K.instance(rng.choice(feather), (rng.uniform(5.2, 7.0), rng.uniform(-9.0, -5.4), .28), (0, 0, rng.uniform(0, 6)), rng.uniform(.4, .8))
    for x, y, s in ((-8.6, -6.2, 1.1), (-8.2, -4.0, .95), (5.0, -1.7, .8), (6.9, -1.8, .9)):
        K.instance(agave, (x, y, .42), (0, 0, x), s)
    bark, leaf = M.principled('bark', (.06, .045, .035), .95), M.leaf((.045, .065, .02), .45)
    a, b = T.tree(11, 7.5, 3.6, bark, leaf, 26000, 3), T.tree(5, 6.5, 3.2, bark, leaf, 24000, 2)
    for t in (a, b):
        t[0].location = t[1].location = (0, 0, -300)
    for t, x, y, turn, s in ((a, -12.5, 2, .6, 1.25), (b, 13.8, 4, 2.2, 1.35), (a, 2, 13, 3.3, 1.5), (b, -9, 14, 1.1, 1.5), (a, 17, 10, 4.0, 1.3)):
        T.place_tree(t, (x, y, -.1), turn, s)
    K.plane((0, 120, -.05), (700, 245), M.principled('meadow', (.035, .036, .018), 1, spec=.05))
    O.ridges([(150, 7, (.035, .038, .045)), (300, 18, (.07, .065, .08))], 2)


def house():
    frame = M.principled('steel', (.012, .012, .013), .4)
    film = M.tinted_glass((.44, .47, .48), ior=1.6)
    ground_floor(frame, film, M.principled('plaster', (.60, .56, .50), .9))
    living()
    upper_floor(frame, film)
    pool()
    garden()


def pool_terrace():
    house()
    O.light('blue', gain=1.4)
    K.camera((-8.2, -11.6, 1.3), (-.4, 0, 1.3), 24, shift=(0, .08))
    return dict(samples=12, grade=dict(exposure=1.0, bloom=.10))


def night_fall():
    house()
    K.gradient_world([(-1, (.01, .015, .03)), (-.02, (.16, .14, .18)), (.04, (.42, .30, .34)), (.14, (.22, .24, .40)), (.4, (.06, .10, .24)), (1, (.02, .04, .11))], .8)
    K.camera((9.4, -11.8, 1.25), (1.0, 0, 1.25), 25, shift=(0, .10))
    return dict(samples=5, size=(1200, 800), grade=dict(exposure=1.75, bloom=.08))


PICTURES = {'residential/pool-terrace': pool_terrace, 'residential/house-nightfall': night_fall}
