"""Corner shop at blue hour seen across the sidewalk: warm windows, tiles, awning line, oaks in pots."""
import random
from kit import core as K, furniture as F, house as H, materials as M, nature as T, outside as O

BAYS = ((-6.4, -2.9), (-2.6, .9), (2.5, 6.0))


def front(glass):
    stone = M.limestone(1.3, (.56, .50, .42))
    bronze = M.principled('bronze', (.030, .026, .022), .35, metal=.6)
    H.wall_x(-7.4, 7.0, 0, 0, 5.2, [(a, b, .45, 3.2) for a, b in BAYS] + [(1.15, 2.25, 0, 3.2)], stone, .4)
    for a, b in BAYS:
        H.window(a, b, 0, .45, 2.55, glass, bronze, 2, 1, recess=.12, bar=.05)
        H.window(a, b, 0, 2.55, 3.2, glass, bronze, 4, 1, recess=.12, bar=.05)
        K.span(a - .06, b + .06, -.07, .2, .38, .46, bronze, .006)
    H.window(1.15, 2.25, 0, 0, 2.3, glass, bronze, 1, 1, recess=.25, bar=.09)
    H.window(1.15, 2.25, 0, 2.3, 3.2, glass, bronze, 1, 1, recess=.25, bar=.05)
    K.span(2.06, 2.10, .16, .2, .7, 1.6, M.principled('brass', (.55, .36, .14), .25, metal=1), .01)
    K.span(-7.4, 7.0, -1.05, .0, 3.42, 3.54, bronze, .01)
    K.plane((-.2, -.52, 3.415), (14.2, 1.0), M.wood((.30, .15, .06), axis=0, plank=.12), (180, 0, 0))
    K.span(-7.4, 7.0, -.12, .45, 5.2, 5.38, bronze, .01)
    for x in (-6.65, -2.75, 1.02, 6.25):
        K.box((x, -.09, 2.35), (.09, .16, .34), bronze, .01)
        K.area((x, -.1, 2.55), (x, -.02, 5), .08, 7, K.kelvin(2900), visible=False, glossy=False)
        K.area((x, -.1, 2.15), (x, -.02, 0), .08, 7, K.kelvin(2900), visible=False, glossy=False)


def inside():
    rng = random.Random(8)
    oak, white = M.wood((.34, .20, .10), axis=0, plank=.4), M.principled('wall', (.62, .58, .52), .9)
    H.raw_box(-7.2, 6.8, .4, 6, -.02, .02, M.wood((.30, .18, .09), axis=1, plank=.16))
    H.raw_box(-7.2, 6.8, .4, 6.2, 3.5, 3.6, white)
    H.raw_box(-7.2, 6.8, 6, 6.2, 0, 3.6, white)
    for x in (-7.3, 6.8):
        H.raw_box(x, x + .1, .4, 6, 0, 3.6, white)
    tones = ((.42, .14, .04), (.10, .15, .15), (.55, .50, .42), (.28, .20, .12), (.16, .10, .07))
    for x0 in (-6.6, -3.4, -.2, 3.4):       # shelves of pottery along the back wall
        for z in (.5, 1.0, 1.5, 2.0, 2.5):
            K.span(x0, x0 + 2.6, 5.55, 5.98, z, z + .04, oak)
            x = x0 + .15
            while x < x0 + 2.5:
                r, h = rng.uniform(.05, .11), rng.uniform(.12, .36)
                if rng.random() < .8:
                    K.lathe([(0, 0), (r * .7, 0), (r, h * .4), (r * rng.uniform(.4, .9), h), (0, h)], M.principled('pot', rng.choice(tones), .45), 'Z', 32).location = (x, 5.76, z + .04)
                x += rng.uniform(.2, .36)
        K.area((x0 + 1.3, 5.2, 3.3), (x0 + 1.3, 5.75, 1.4), 2.4, 60, K.kelvin(3400), size_y=.2, visible=False, glossy=False)
    for x, y, w in ((-4.6, 1.3, 2.6), (-.9, 1.3, 2.6), (4.2, 1.4, 2.4), (-2.4, 3.4, 3.0), (3.2, 3.6, 2.2)):
        F.table(x, y, (w, .9), oak, F.dark(), .78)
        for i in range(6):
            kind, px, py = rng.random(), x + rng.uniform(-w / 2 + .2, w / 2 - .2), y + rng.uniform(-.28, .28)
            if kind < .5:
                F.vase(px, py, .78, rng.choice(tones), rng.uniform(.7, 1.25))
            elif kind < .75:
                F.bowl(px, py, .78, rng.choice(tones), rng.uniform(.1, .18))
            else:
                F.stack(px, py, .78, rng.uniform(-12, 12))
    for x in (-5.6, -3.6, -1.7, .2, 3.4, 5.2):
        F.pendant(x, 1.4, 2.5, M.principled('shade', (.05, .05, .045), .4, coat=.3), .19, .24, 16, .8)
    K.area((-.2, 2.6, 3.45), (-.2, 2.6, 0), 12, 900, K.kelvin(3200), size_y=4.5, visible=False, glossy=False)


def street():
    K.plane((0, -6, -.02), (80, 14), M.paving((.22, .205, .185), .9, wet=.4, rough=.3))
    for x, s in ((-7.9, 1.9), (6.6, 1.7)):
        F.plant(x if x < 0 else 6.7, -.75, round(s * 10), s, 0, (.16, .155, .15))
    oak = M.wood((.30, .16, .07), axis=0, plank=.1)
    for i in range(4):
        K.span(-5.6, -3.7, -.72 + i * .11, -.63 + i * .11, .42, .45, oak, .006)
    for x in (-5.3, -4.0):
        K.span(x - .03, x + .03, -.72, -.30, 0, .42, F.dark(), .006)
    bark, leaf = M.principled('bark', (.06, .045, .035), .95), M.leaf((.045, .06, .02), .4)
    t = T.tree(11, 7.5, 3.6, bark, leaf, 26000, 3)
    t[0].location = t[1].location = (0, 0, -300)
    O.ridges([(140, 5, (.035, .038, .045)), (300, 14, (.07, .065, .08))], 2)
    K.plane((0, 100, -.04), (700, 205), M.principled('meadow', (.035, .036, .018), 1, spec=.05))
    T.place_tree(t, (-11.5, 5, 0), .5, 1.3)
    T.place_tree(t, (11.5, 6, 0), 2.4, 1.25)


def storefront():
    front(M.tinted_glass((.58, .61, .62), ior=1.6))
    inside()
    street()
    O.light('blue', gain=1.3)
    K.camera((-4.8, -9.2, 1.55), (-.35, 0, 1.55), 25, shift=(.02, .07))
    return dict(samples=6, size=(1200, 800), grade=dict(exposure=.9, bloom=.10))


PICTURES = {'commercial/storefront': storefront}
