"""Cafe seat at the window: two cups, a small oak table, soft street lights behind filmed glass."""
import random
from kit import core as K, furniture as F, house as H, materials as M, outside as O


def room():
    frame = M.principled('steel', (.012, .012, .013), .38)
    H.raw_box(-5, 5, -6.5, .1, -.1, 0, M.wood((.30, .18, .09), axis=1, plank=.15, rough=.35))
    H.raw_box(-5, 5, -6.5, .3, 3.3, 3.4, M.principled('ceiling', (.16, .145, .13), .9))
    H.raw_box(-5, 5, -6.7, -6.5, 0, 3.3, M.principled('back', (.35, .30, .25), .9))
    H.raw_box(-5.2, -5, -6.5, .3, 0, 3.3, M.wood((.22, .11, .05), axis=2, plank=.18))
    H.raw_box(5, 5.2, -6.5, .3, 0, 3.3, M.limestone(1.4, (.50, .42, .33)))
    H.wall_x(-5, 5, 0, 0, 3.3, [(-4.5, 4.3, .62, 2.85)], M.limestone(1.3, (.56, .49, .40)), .3)
    H.window(-4.5, 4.3, 0, .62, 2.85, M.tinted_glass((.46, .48, .49), ior=1.5), frame, 4, 1, recess=.1, bar=.05)
    K.span(-4.7, 4.5, -.42, .05, .56, .62, M.wood((.32, .18, .08), axis=0, plank=.5), .01)


def furnish():
    oak, leather = M.wood((.33, .19, .09), axis=0, plank=.12, rough=.3), M.principled('leather', (.19, .075, .028), .45)
    cup = M.principled('cup', (.70, .66, .60), .3, coat=.3)
    metal = M.principled('metal', (.02, .02, .02), .4)
    for x in (-2.9, -.3, 2.3):
        K.box((x, -1.1, .73), (.8, .8, .045), oak, .012)
        K.lathe([(.24, 0), (.23, .02), (.03, .04), (.03, .71)], metal, 'Z', 40).location = (x, -1.1, 0)
        F.side_chair(x + .75, -1.1, 90, oak, leather)
        F.side_chair(x - .75, -1.1, -90, oak, leather)
        F.pendant(x, -1.1, 1.72, M.principled('shade', (.05, .07, .06), .35, coat=.5), .17, .22, 22, 1.4)
        for s in (-1, 1):
            K.lathe([(0, .755), (.075, .757), (.08, .765), (0, .76)], cup, 'Z', 48).location = (x + s * .2, -1.1 - s * .08, 0)
            K.lathe([(0, .765), (.028, .765), (.042, .80), (.043, .84), (.039, .84), (.036, .80), (0, .79)], cup, 'Z', 48).location = (x + s * .2, -1.1 - s * .08, 0)
        K.lathe([(0, .755), (.04, .755), (.045, .80), (.025, .86), (.03, .89), (0, .86)], M.principled('vase', (.35, .15, .06), .5), 'Z', 40).location = (x, -.92, 0)
        K.area((x, -1.1, 1.70), (x, -1.1, 0), .26, 26, K.kelvin(4000), visible=False, glossy=False)
    F.plant(-4.35, -.9, 4, 1.1)
    rng = random.Random(2)
    for i in range(5):
        F.bowl(3.0 + i * .22, -.2, .62, rng.choice(((.5, .46, .4), (.36, .15, .06))), .08)


def shop(x, y, rng, width=7.2):
    """A shop across the street: limestone front with a cornice, a door between two windows under a sloping awning, rooms lit within."""
    high = rng.choice((4.3, 5.0, 7.4))
    stone = M.limestone(.9, rng.choice(((.30, .25, .19), (.22, .20, .17), (.34, .27, .19))))
    frame = M.principled('frame', (.02, .022, .022), .5)
    low, door = ((x + .5, x + 2.9), (x + 4.3, x + 6.7)), (x + 3.1, x + 4.1)
    upper = [(x + .9 + k * 2.1, x + 1.9 + k * 2.1, 4.3, 6.1) for k in range(3)] if high > 7 else []
    H.wall_x(x, x + width, y, -.3, high, [(a, b, .5, 2.7) for a, b in low] + [(*door, -.3, 2.5)] + upper, stone, .35)
    K.span(x - .06, x + width + .06, y - .22, y + .35, high, high + .22, M.limestone(.6, (.40, .35, .28)), .03)
    for a, b, z0, z1 in [(a, b, .5, 2.7) for a, b in low] + [(*door, -.3, 2.5)] + upper:
        lit = z0 < 4 or rng.random() < .5
        tone = K.kelvin(rng.choice((2700, 3000, 3400)))
        K.plane(((a + b) / 2, y + 2.6, (z0 + z1) / 2), (b - a + 1.6, z1 - z0 + .6), M.emission(tone, rng.uniform(.5, 1.6) if lit else .02, sampled=False), (90, 0, 0))
        for k in range(4 if z0 < 4 else 0):     # shelves and goods stand dark before the lit wall
            w, h = rng.uniform(.2, .5), rng.uniform(.25, 1.0)
            px = rng.uniform(a + .3, b - .3)
            K.span(px - w / 2, px + w / 2, y + 1.2, y + 1.5, z0, z0 + h, M.principled('goods', rng.choice(((.10, .06, .03), (.05, .07, .06), (.16, .12, .08))), .8))
        H.window(a, b, y, z0, z1, M.tinted_glass((.6, .62, .62)), frame, 2 if b - a > 2 else 1, 1, recess=.12, bar=.06)
    cloth = M.fabric(rng.choice(((.20, .06, .03), (.05, .09, .07), (.26, .22, .16))), 60)
    for a, b in low:
        K.mesh('awning', [(a - .15, y, 3.15), (b + .15, y, 3.15), (b + .15, y - 1.1, 2.65), (a - .15, y - 1.1, 2.65), (b + .15, y - 1.1, 2.45), (a - .15, y - 1.1, 2.45)], [(0, 1, 2, 3), (3, 2, 4, 5)], cloth)


def street():
    """Far lights in soft focus, a street with two oaks."""
    rng = random.Random(21)
    O.ridges([(150, 9, (.05, .05, .06)), (300, 24, (.09, .085, .10))], 4)
    K.plane((0, 26, -.3), (140, 52), M.concrete((.15, .14, .135), .7, polish=.08, scale=.6))
    O.oaks(-.3, ((-5.2, 7, .85), (4.4, 9, .9)), 0, 0.0, (.035, .045, .018), leaves=16000)
    for i in range(9):
        shop(-30 + i * 7.4, 26, rng)
    for i in range(34):
        x, y, z = rng.uniform(-18, 18), rng.uniform(15, 24), rng.choice((.6, .75, 2.8, 3.1, 3.3))
        tone = K.kelvin(rng.choice((2600, 3000, 3600))) if rng.random() < .8 else (1, .05, .02)
        K.pillow((x, y, z), (.16, .16, .16), M.emission(tone, rng.uniform(18, 50), sampled=False), None, 1)


def cafe():
    room()
    furnish()
    street()
    O.light('blue', gain=1.5)
    K.area((0, -4, 3.25), (0, -4, 0), 8, 50, K.kelvin(4200), size_y=4, visible=False, glossy=False)
    K.camera((-2.9, -4.1, 1.3), (.6, 0, 1.3), 29, fstop=1.0, focus=(-.3, -1.1, .8), shift=(0, -.05))
    return dict(samples=10, size=(1200, 800), grade=dict(exposure=1.8, bloom=.10, saturation=1.05, warmth=-.06))


PICTURES = {'commercial/cafe': cafe}
