"""Three-story curtain wall between limestone piers at blue hour."""
import random
from kit import core as K, house as H, materials as M, nature as T

LEFT, RIGHT, FLOOR, BAYS = -11, 14, 3.9, 14


def storey(s, frame, glass, rng):
    """One floor: slab, glazing, ceiling with linear lamps, desks, one large light for the whole depth."""
    z = .15 + s * FLOOR
    H.raw_box(LEFT, RIGHT, .1, 12, z - .30, z, M.principled('slab', (.3, .29, .27), .8))
    H.window(LEFT, RIGHT, 0, z, z + FLOOR - .32, glass, frame, BAYS, 2, recess=0, bar=.05)
    H.raw_box(LEFT, RIGHT, -.10, .1, z + FLOOR - .34, z + FLOOR, frame)
    H.raw_box(LEFT, RIGHT, .3, 11.5, z + FLOOR - .5, z + FLOOR - .36, M.principled('ceiling', (.6, .58, .54), .9))
    H.raw_box(LEFT, RIGHT, 9, 9.2, z, z + FLOOR - .5, M.wood((.28, .15, .07), axis=2, plank=.3))
    K.area((1.5, 4.6, z + FLOOR - .54), (1.5, 4.6, 0), 24, 1500, K.kelvin(3100), size_y=7, visible=False, glossy=False)
    lamp = M.emission(K.kelvin(3300), 14, sampled=False)
    desk, screen = M.wood((.2, .11, .05), axis=0, plank=.5), M.principled('screen', (.02, .02, .022), .25)
    for i in range(BAYS):
        x = LEFT + .9 + i * 1.785
        if rng.random() < .88:
            K.box((x, 3.5, z + FLOOR - .53), (.09, 5, .03), lamp)
        if rng.random() < .7:
            y = 1.6 + rng.random() * 3
            K.box((x, y, z + .73), (1.4, .7, .04), desk)
            K.box((x, y + .2, z + .37), (1.3, .05, .7), desk)
            K.box((x + rng.uniform(-.3, .3), y + .1, z + 1.02), (.62, .03, .36), screen)
        if rng.random() < .25:
            H.raw_box(x - .8, x + .8, 8.6, 9, z, z + rng.uniform(1.2, 2.2), desk)


def building():
    stone = M.limestone(.9, (.60, .53, .44))
    frame = M.principled('bronze', (.035, .028, .022), .35, metal=.7)
    glass = M.tinted_glass((.42, .45, .46), ior=1.8)
    rng = random.Random(5)
    for s in range(3):
        storey(s, frame, glass, rng)
    top = .1 + 3 * FLOOR
    for i in range(BAYS + 1):
        x = LEFT + i * 25 / BAYS
        H.raw_box(x - .04, x + .04, -.38, 0, .15, top, frame)
    for a, b in ((-13.4, LEFT), (RIGHT, 16.4)):
        H.raw_box(a, b, -.6, 12, 0, top + .8, stone)
    H.raw_box(LEFT, RIGHT, -.6, 12, top, top + .8, stone)
    H.raw_box(-3.2, 3.9, -3.4, 0, 3.35, 3.62, frame)
    K.plane((.35, -1.7, 3.34), (6.9, 3.2), M.wood((.30, .15, .06), axis=0, plank=.12), (180, 0, 0))
    K.area((.35, -1.7, 3.3), (.35, -1.7, 0), 6, 110, K.kelvin(2800), size_y=2.4, visible=False, glossy=False)


def plaza(oaks=((-9.6, -6.0, .4, .95), (17, -5, 2.0, 1.1), (24, 14, 4.0, 1.2))):
    """Wet paving, planters, oaks at (x, y, turn, scale), hills."""
    for y, z, tone, seed in ((90, 4, (.04, .045, .05), 2), (160, 9, (.09, .085, .095), 5)):
        T.hills(y, z, 3, M.principled('hill', tone, 1, spec=0), -300, 300, seed)
    K.plane((0, 60, -.03), (600, 240), M.principled('meadow', (.035, .036, .018), 1, spec=.05))
    K.plane((-4, -14, 0), (52, 56), M.paving((.17, .16, .15), 1.2))
    concrete = M.concrete((.36, .34, .31), .5)
    agave = T.agave(M.leaf((.10, .12, .075), .25))
    agave.location = (0, 0, -50)
    rng = random.Random(2)
    feather = [T.tuft(rng, 110, .9, .22, .006, M.leaf((.30, .24, .12), .4), .75) for _ in range(3)]
    for a, b in ((LEFT, -4.4), (5.2, RIGHT)):
        H.raw_box(a, b, -2.5, -1.0, 0, .5, concrete)
        x = a + .4
        while x < b - .2:
            plant = agave if rng.random() < .3 else rng.choice(feather)
            K.instance(plant, (x, -1.75 + rng.uniform(-.3, .3), .48), (0, 0, rng.uniform(0, 6)), rng.uniform(.6, 1.0))
            x += .42
    oak = T.tree(11, 7.5, 3.4, M.principled('bark', (.06, .045, .035), .95), M.leaf((.05, .07, .02), .4), 30000, 3)
    oak[0].location = (0, 0, -300)
    for x, y, turn, scale in oaks:
        T.place_tree(oak, (x, y, 0), turn, scale)


def blue_hour():
    K.gradient_world([(-1, (.02, .02, .03)), (-.02, (.5, .25, .12)), (.04, (1.2, .55, .25)), (.14, (.75, .48, .42)),
                      (.35, (.20, .27, .45)), (1, (.03, .06, .15))], .6)


def facade_dusk():
    building()
    plaza()
    blue_hour()
    K.camera((-11.5, -22, 1.6), (1.5, 0, 4.6), 26, shift=(0, .05))
    return dict(samples=40, grade=dict(exposure=.8, bloom=.10))


PICTURES = {'commercial/facade-dusk': facade_dusk}
