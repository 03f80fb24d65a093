"""Open oak stair beside a two-story window, late sun in long stripes."""
import math
from kit import core as K, furniture as F, house as H, materials as M, outside as O

STEPS, RISE, RUN = 17, .182, .28


def shell():
    frame = M.principled('steel', (.012, .012, .013), .38)
    plaster = M.principled('plaster', (.72, .68, .62), .92)
    H.raw_box(-4.2, 4.2, -7.5, .1, -.1, 0, M.limestone(.9, (.55, .50, .42)))
    K.plane((0, -3.7, .004), (8.4, 7.6), M.paving((.42, .39, .34), .9, wet=.3, rough=.35))
    H.raw_box(-4.2, 4.2, -7.5, .4, 6.2, 6.3, M.wood((.28, .15, .065), axis=1, plank=.14))
    H.raw_box(-4.2, 4.2, -7.7, -7.5, 0, 6.2, plaster)
    H.raw_box(-4.4, -4.2, -7.5, .4, 0, 6.2, M.limestone(1.1, (.64, .57, .47)))
    H.raw_box(4.2, 4.4, -7.5, .4, 0, 6.2, plaster)
    H.wall_x(-4.2, 4.2, 0, 0, 6.2, [(-1.7, 3.3, .1, 5.8)], plaster, .3)
    H.window(-1.7, 3.3, 0, .1, 5.8, M.tinted_glass((.36, .38, .39), ior=1.45), frame, 4, 4, recess=.12, bar=.045)
    H.raw_box(-4.2, -1.7, -7.5, -5.9, STEPS * RISE - .3, STEPS * RISE - .04, plaster)


def stair():
    """Rises along the limestone wall from the window towards the gallery at the back."""
    oak, steel = M.wood((.36, .21, .105), axis=0, plank=.34, rough=.34), M.principled('black', (.012, .012, .013), .4)
    glass = M.tinted_glass((.90, .94, .92), ior=1.4)
    for i in range(STEPS):
        y, z = -.95 - i * RUN, (i + 1) * RISE
        K.span(-4.18, -2.75, y - .30, y, z - .07, z, oak, .008)
    run, top = STEPS * RUN, STEPS * RISE
    for x in (-2.80, -4.05):
        v = [(x - .03, -.8, -.0), (x + .03, -.8, 0), (x + .03, -.8 - run, top - .12), (x - .03, -.8 - run, top - .12)]
        v += [(a, b, c - .24) for a, b, c in v]
        K.mesh('stringer', v, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], steel)
    K.mesh('balustrade', [(-2.72, -.9, .2), (-2.72, -.9 - run, top + .0), (-2.72, -.9 - run, top + .98), (-2.72, -.9, 1.16)], [(0, 1, 2, 3)], glass)
    angle = math.degrees(math.atan2(RISE, RUN))
    K.box((-2.72, -.9 - run / 2, top / 2 + 1.08), (.05, math.hypot(run, top - .18), .05), oak, .012, (-angle, 0, 0))
    K.span(-2.74, -2.70, -7.4, -.9 - run, top + .04, top + .96, glass)
    K.span(-4.2, -2.6, -7.5, -.9 - run - .25, top - .05, top, oak)


def dress():
    walnut = M.wood((.17, .08, .036), axis=0, plank=.4, rough=.35)
    K.span(.1, 2.3, -.75, -.30, .36, .44, walnut, .01)
    for x in (.3, 2.1):
        K.span(x - .04, x + .04, -.72, -.33, 0, .36, F.dark(), .006)
    K.pillow((.75, -.52, .50), (.9, .40, .10), M.fabric((.30, .10, .035)), None, .25)
    F.stack(1.8, -.52, .44)
    F.plant(3.5, -1.2, 9, 1.55)
    F.plant(-2.1, -.8, 4, .9)
    K.box((4.17, -3.2, 2.0), (.04, 1.7, 2.1), M.principled('art', (.30, .12, .05), .6))
    K.box((4.14, -3.45, 1.75), (.03, .9, 1.1), M.principled('art', (.10, .15, .16), .6))
    K.box((1.2, -4.2, .012), (3.2, 4.2, .016), M.fabric((.44, .36, .28), 90), .004)
    for i, (z, d) in enumerate(((4.2, 0), (3.7, .35), (3.3, -.25))):
        x, y = .9 + d, -2.6 - d
        K.pillow((x, y, z), (.30, .30, .30), M.emission(K.kelvin(3200), 3.5, sampled=False), None, 1)
        K.box((x, y, (z + 6.2) / 2), (.008, .008, 6.2 - z), F.dark())


def tall_glass():
    shell()
    stair()
    dress()
    O.hill_country('golden', -.5, ((-.5, 9, .95), (6.5, 12, 1.1), (-6, 14, 1.0)), 70)
    O.light('golden', (-.56, -.66, -.40), 8)
    K.area((.5, -7.2, 4.8), (0, -2, 2), 5, 170, K.kelvin(4600), size_y=2.5, visible=False, glossy=False)
    K.camera((2.5, -7.2, 1.6), (-.75, 0, 1.6), 20, shift=(0, .14))
    return dict(samples=6, size=(1200, 800), grade=dict(exposure=1.2, bloom=.16))


PICTURES = {'residential/stair': tall_glass}
