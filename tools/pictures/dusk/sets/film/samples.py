"""A fan of film samples from 5 to 50 % held up to the evening sky."""
import math
from kit import autoglass as G, core as K, materials as M, places as P

GRADE = dict(exposure=.7, bloom=.06)


def fan():
    """Upright before the evening sky: what is behind each strip is what it lets through."""
    P.terrace(west=(0, 1), half=1.4, ground=M.limestone(2.0, (.40, .36, .30)), trees=((-7, 30, 1.0), (9, 34, 1.2)))
    brass = M.principled('pin', (.6, .42, .16), .22, metal=1)
    K.lathe([(0, -.012), (.014, -.012), (.014, .026), (0, .026)], brass, 'Y', 40).location = (0, -.01, 1.02)
    for i, vlt in enumerate((50, 35, 20, 15, 5)):
        a = math.radians(50 - i * 25)
        v = []
        for x, z in outline():
            v.append((x * math.cos(a) - z * math.sin(a), -.006 + i * .004, 1.02 + x * math.sin(a) + z * math.cos(a)))
        K.mesh('sample', v, [tuple(range(len(v)))], G.glass(vlt))
    K.area((-1.6, -1.4, 2.2), (0, 0, 1.2), .5, 9, K.kelvin(3200), size_y=1.4, visible=False)
    K.area((1.8, -1.0, 1.6), (0, 0, 1.2), .3, 7, K.kelvin(7400), size_y=1.6, visible=False)
    K.camera((.0, -1.55, 1.22), (0, 0, 1.245), 62, fstop=1.6, focus=(0, 0, 1.2))
    return dict(samples=12, size=(960, 720), grade=GRADE)


def outline(half=.058, low=-.03, high=.40, r=.016):
    """A strip with round corners at its far end."""
    arc = lambda cx, start: [(cx + r * math.cos(start + k * math.pi / 12), high - r + r * math.sin(start + k * math.pi / 12)) for k in range(7)]
    return [(-half, low), (half, low), *arc(half - r, 0), *arc(-half + r, math.pi / 2)]


PICTURES = {'film/fan': fan}
