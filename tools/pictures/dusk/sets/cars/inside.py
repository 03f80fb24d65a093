"""From the seats: the road through the windshield, the sky through the glass roof."""
import math
import numpy as np
from cars.coupe import coupe
from kit import autoglass as G, core as K, materials as M, places as P
from .lake import picture


def adapted(x, passes):
    """The eye gets used to the dark of a cabin: what is darkest is lifted most."""
    light = x @ np.array([.2126, .7152, .0722])
    return x * (1 + 4 * np.exp(-light / .02))[..., None]


def road():
    P.terrace(west=(.25, -1), ground=M.principled('meadow', (.05, .045, .022), 1, spec=.05), half=150, trees=((-9, -30, 1.3), (11, -38, 1.5), (-14, -55, 1.6), (8, -20, 1.0), (-20, -90, 1.6)))
    K.span(-5.4, 1.9, -150, 20, .002, .006, P.asphalt())
    paint = M.principled('line', (.75, .50, .10), .5)
    for y in range(-140, 0, 6):
        K.span(-1.82, -1.68, y, y + 2.6, .007, .010, paint)
    for x in (-5.2, 1.6):
        K.span(x, x + .12, -150, 20, .007, .010, M.principled('edge', (.7, .7, .68), .5))
    coupe('obsidian', dict(windshield=G.glass(70, [((0, 0, -1), -1.108, 22, .003)])), leather=(.10, .045, .02), lamps=0, cabin=0)
    K.area((0, -.2, 1.08), (0, -.9, .5), .5, 1.6, K.kelvin(3000), visible=False, glossy=False)
    K.camera((.0, -.27, .925), (0, -1.6, .93), 20)
    return picture((1200, 600), exposure=1.05, hook_linear=adapted)


def frame(x, y0, y1, look, r=.09, z=1.22, deep=.05):
    """The lip of a rounded opening in the headliner, of half width x; returns its corner points."""
    points = []
    for cx, cy, start in ((x - r, y1 - r, 0), (-x + r, y1 - r, 90), (-x + r, y0 + r, 180), (x - r, y0 + r, 270)):
        points += [(cx + r * math.cos(math.radians(start + k * 9)), cy + r * math.sin(math.radians(start + k * 9))) for k in range(11)]
    n = len(points)
    v = [(px, py, h) for h in (z, z + deep) for px, py in points]
    K.mesh('lip', v, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], look)
    return points


def roof():
    """From the back seat up: bare glass over the front seats, 35 % over one's own. Only what is seen is built."""
    P.terrace(west=(.3, -1), half=60, ground=P.asphalt(), trees=((-3.0, -2.9, .75), (8, -16, 1.3), (-9, -24, 1.4)), blue=3.2, clouds=2.2, strength=.9)
    cloth, dark = M.fabric((.045, .042, .04), 260), M.principled('trim', (.012, .012, .013), .45)
    hide = M.principled('leather', (.17, .07, .028), .5)
    for y0, y1, vlt in ((-.86, -.05, 70), (.05, .92, 35)):
        points = frame(.48, y0, y1, dark)
        outer = [(max(-.80, min(.80, px * 3)), (y0 - .05 if py < (y0 + y1) / 2 else y1 + .05)) for px, py in points]
        n = len(points)
        K.mesh('headliner', [(px, py, 1.22) for px, py in points] + [(px, py, 1.22) for px, py in outer], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], cloth)
        K.mesh('pane', [(-.60, y0 - .08, 1.27), (.60, y0 - .08, 1.27), (.60, y1 + .08, 1.27), (-.60, y1 + .08, 1.27)], [(0, 1, 2, 3)], G.glass(vlt))
    for s in (-1, 1):
        K.span(s * .62, s * .80, -1.3, 1.6, 1.10, 1.225, cloth, .03)
        K.span(s * .68, s * .80, -1.3, 1.6, 0, .82, dark, .03)
        K.span(s * .69, s * .80, -.08, .10, 0, 1.2, cloth, .02)
        K.box((s * .74, -1.08, 1.0), (.09, .10, .70), dark, .03, (-52, 0, 0))
        K.pillow((s * .34, -.10, .86), (.28, .12, .20), hide, (-8, 0, 0), .45)
        K.pillow((s * .34, -.06, .46), (.50, .16, .66), hide, (-8, 0, 0), .4)
        for q in (-.06, .06):
            K.lathe([(.007, .70), (.007, .82)], M.principled('stem', (.4, .4, .4), .25, metal=1), 'Z', 16).location = (s * .34 + q, -.09, .04)
    K.span(-.8, .8, -.98, -.86, 1.205, 1.26, cloth, .02)
    K.span(-.8, .8, -1.9, -1.2, 0, .72, dark, .05)
    K.area((0, .9, 1.1), (0, -.1, .8), .5, .8, K.kelvin(3000), visible=False, glossy=False)
    K.camera((.0, 1.22, .66), (0, -.26, 1.27), 19)
    return picture(exposure=1.1)


PICTURES = {'cars/inside-road': road, 'cars/inside-roof': roof}
