"""Limestone house with standing-seam roofs among native grasses, after sunset."""
import random
from kit import core as K, furniture as F, house as H, materials as M, nature as T, outside as O

GREAT_ROOM, WING = (-2.8, 4.6), (6.5, 10.1)


def walls(stone, frame, glass):
    """Stone walls and piers; steel windows of the bedrooms, the great room and the wing that comes forward."""
    H.wall_x(-9, -3.4, 0, 0, 4.15, [(-8.0, -6.9, .5, 3.0), (-5.9, -4.8, .5, 3.0)], stone)
    for a in (-8.0, -5.9):
        H.window(a, a + 1.1, 0, .5, 3.0, glass, frame, 1, 2)
    H.wall_x(-3.4, -2.8, -.25, 0, 4.6, [], stone, .6)
    H.wall_x(4.6, 5.4, -.25, 0, 5.2, [], stone, .8)
    H.window(*GREAT_ROOM, .15, .06, 3.1, glass, frame, 5, 1, recess=0)
    H.window(*GREAT_ROOM, .15, 3.12, 4.35, glass, frame, 5, 1, recess=0)
    H.wall_x(5.4, 11.2, -1.8, 0, 3.55, [(*WING, .35, 2.75)], stone)
    H.window(*WING, -1.8, .35, 2.75, glass, frame, 3, 1)
    for a, b, y, z in ((5.4, 5.75, -1.48, 3.55), (10.9, 11.2, -1.48, 3.55), (-9.0, -8.7, .32, 4.1)):
        H.raw_box(a, b, y, 6, 0, z, stone)


def inside(cedar):
    plaster = M.principled('plaster', (.55, .50, .43), .9)
    H.raw_box(-9, 11.2, 6.4, 6.6, 0, 5.6, plaster)
    H.raw_box(-9, 11.2, -1.6, 6.5, -.1, .05, M.wood((.30, .18, .09), axis=0, plank=.18, rough=.4))
    H.raw_box(-3.3, -3.1, .3, 6.4, 0, 4.2, plaster)
    H.raw_box(4.7, 4.9, .5, 6.4, 0, 4.8, plaster)
    H.raw_box(-8.9, 4.7, .45, 6.5, 4.25, 4.35, cedar)
    H.raw_box(5.5, 11.0, -1.4, 6.4, 3.2, 3.3, cedar)
    wool, rust = M.fabric((.42, .36, .29)), M.fabric((.30, .10, .035))
    F.sofa(.2, 2.9, 0, wool, rust, 2.8, .05)
    F.armchair(3.1, 2.0, -50, M.fabric((.10, .085, .07)), z=.05)
    F.table(.2, 1.6, (1.4, .7), cedar, F.dark(), .36, z=.05)
    F.floor_lamp(3.9, 3.6, M.emission(K.kelvin(2700), 3, sampled=False), z=.05)
    F.plant(-2.4, 1.2, 7, 1.1, .05)
    K.box((-1.4, 6.2, 2.1), (1.8, .3, 4.2), M.limestone(1.2))
    K.box((-1.4, 6.03, .85), (1.2, .1, .5), M.emission((1, .36, .08), 9, sampled=False))
    K.box((2.2, 6.35, 2.2), (1.9, .06, 1.3), M.principled('art', (.10, .17, .20), .6))
    K.box((1.75, 6.31, 2.05), (.7, .02, .9), M.principled('art', (.45, .20, .07), .6))
    K.pillow((8.3, 2.0, .48), (2.0, 2.0, .5), wool, None, .15)
    K.pillow((8.3, 3.0, .95), (2.2, .2, 1.1), M.fabric((.16, .12, .09)), None, .15)
    for x in (7.8, 8.8):
        K.pillow((x, 2.6, .82), (.6, .25, .4), rust, (-20, 0, 0), .4)
    for x in (-.6, 1.0, 2.6):
        F.pendant(x, 2.2, 2.7, F.dark(), .17, .3, 30, 1.3)
    H.raw_box(-8.6, -3.4, 3.4, 3.5, 0, 4.2, plaster)
    for x in (-7.5, -5.4):
        K.box((x, 3.35, 1.75), (.8, .05, 1.0), M.principled('art', (.10, .15, .17), .6))
        F.plant(x - .25, 2.4, round(-x * 2), .8, .05)
    for x, y, size, power, z in ((.8, 3.2, 5.5, 1100, 4.2), (8.2, 2.2, 3.5, 420, 3.15), (-6.3, 2.5, 3.5, 380, 4.2)):
        K.area((x, y, z), (x, y, 0), size, power, K.kelvin(2850), size_y=3, visible=False, glossy=False)


def soffit_lights():
    for x, y, z, length, power in ((-6.2, -.75, 4.3, 5, 70), (1, -1.0, 4.5, 7, 60), (8.3, -2.45, 3.55, 5, 60)):
        K.area((x, y, z), (x, y + .35, 0), length, power, K.kelvin(2700), size_y=.12, visible=False, glossy=False, spread=120)


def garden(seed=3):
    terrace = M.concrete((.42, .38, .33), .55)
    H.raw_box(-10, 5.4, -3.4, 0, -.12, .02, terrace)
    for i in range(7):
        K.span(-.6, 2.6, -4.6 - i * 1.05, -3.72 - i * 1.05, -.14, -.05, terrace, .01)
    g = M.N('ground')
    noise = g.noise(g.coord('Object'), scale=.8, detail=8)
    tone = g.ramp(noise, [(.35, (.10, .075, .04)), (.6, (.17, .14, .07)), (.8, (.07, .085, .03))])
    K.plane((0, 20, -.16), (400, 300), g.done(g.new('BsdfPrincipled', {'Base Color': tone, 'Roughness': 1.0, 'Specular': .1})))
    rng = random.Random(seed)
    lawn = [T.tuft(rng, 46, .30, .30, .008, M.leaf((.13, .12, .035), .35)) for _ in range(4)]
    feather = [T.tuft(rng, 110, .95, .22, .006, M.leaf((.36, .27, .13), .5), .75) for _ in range(3)]
    agave = T.agave(M.leaf((.10, .12, .075), .25))
    agave.location = (0, 0, -100)

    def strew(kind, x, y, low, high):
        K.instance(rng.choice(kind), (x, y, -.16), (0, 0, rng.uniform(0, 6.3)), rng.uniform(low, high))
    for _ in range(5200):
        x, y = rng.uniform(-17, 19), rng.uniform(-17, -3.2)
        if not (-1.0 < x < 3.0 or (y > -3.6 and x < 5.6)):
            strew(lawn, x, y, .5, 1.2)
    for _ in range(52):
        strew(feather, rng.choice((-1.6, 3.5)) + rng.uniform(-.4, .4), rng.uniform(-12, -4), .5, .9)
    for _ in range(26):
        strew(feather, rng.uniform(5.6, 12), rng.uniform(-3.3, -2.3), .4, .75)
    for x, y, s in ((4.4, -4.2, 1.1), (6.2, -3.1, .9), (9.3, -3.4, 1.15), (-3.6, -4.6, 1.0), (-8.2, -4.3, 1.2), (11.0, -4.4, 1.2)):
        K.instance(agave, (x, y, -.1), (0, 0, x), s)


def grove():
    bark, leaf = M.principled('bark', (.06, .045, .035), .95), M.leaf((.045, .065, .018), .45)
    a, b = T.tree(11, 7.5, 3.6, bark, leaf, 30000, 3), T.tree(5, 6.5, 3.2, bark, leaf, 26000, 2)
    for t in (a, b):
        t[0].location = t[1].location = (0, 0, -200)
    for t, x, y, turn, s in ((a, -12.6, -2.5, .6, 1.15), (b, 14.6, 3, 2.2, 1.25), (a, -6.5, 15, 3.3, 1.3), (b, 5.5, 17, .4, 1.45), (a, 21, 12, 1.5, 1.2), (b, -20, 10, 4.5, 1.3)):
        T.place_tree(t, (x, y, -.2), turn, s)
    O.ridges([(120, 6, (.035, .038, .045)), (260, 17, (.07, .065, .08))], 2)


def house():
    cedar = M.wood((.30, .15, .06), axis=0, plank=.13)
    metal = M.principled('roof', (.045, .047, .05), .38, metal=.8)
    walls(M.limestone(1.0), M.principled('steel', (.012, .012, .013), .4), M.tinted_glass((.42, .45, .46), ior=1.6))
    inside(cedar)
    H.shed_roof(-10.2, 5.9, -2.4, 7.2, 4.62, 5.5, metal, cedar)
    H.shed_roof(4.9, 12.1, -3.2, 6.0, 3.80, 4.35, metal, cedar)
    soffit_lights()
    garden()
    grove()
    K.gradient_world([(-1, (.02, .02, .025)), (-.02, (.30, .16, .10)), (.03, (1.35, .52, .20)), (.10, (.95, .45, .30)), (.25, (.30, .30, .42)),
                      (.6, (.07, .11, .22)), (1, (.03, .05, .12))], .55)
    K.sun((.82, .42, -.16), 1.5, (1.0, .50, .22), 1.2)


def dusk():
    house()
    K.camera((-4.6, -13.4, 1.25), (1.7, 0, 2.1), 26, shift=(0, .035))
    return dict(samples=22, grade=dict(exposure=.95, bloom=.10))


PICTURES = {'residential/house-dusk': dusk}
