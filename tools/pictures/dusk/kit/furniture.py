"""Furniture: every function builds a piece at (x, y) on the floor z, turned by degrees; its front looks to -Y."""
import math
from . import core as K, materials as M
from .pieces import armchair, palm, sofa  # noqa: F401


def dark():
    return M.principled('dark', (.014, .014, .015), .4)


def task_chair(x, y, turn, seat, z=0):
    metal = M.principled('metal', (.03, .03, .032), .35, metal=.6)
    parts = [K.pillow((0, 0, .47), (.50, .50, .09), seat, None, .3), K.pillow((0, .24, .80), (.46, .07, .52), seat, (-8, 0, 0), .3),
             K.lathe([(.028, .06), (.028, .44)], metal, 'Z', 20), K.box((0, .25, .58), (.06, .03, .34), metal, .01)]
    for k in range(5):
        a = k * 2 * math.pi / 5
        parts.append(K.box((.15 * math.cos(a), .15 * math.sin(a), .06), (.30, .035, .03), metal, .01, (0, 0, math.degrees(a))))
        parts.append(K.pillow((.29 * math.cos(a), .29 * math.sin(a), .03), (.06, .06, .06), metal, None, 1))
    return K.group(parts, (x, y, z), turn)


def side_chair(x, y, turn, frame, seat, z=0):
    parts = [K.pillow((0, 0, .46), (.47, .46, .07), seat, None, .3), K.pillow((0, .22, .78), (.46, .05, .24), seat, (-9, 0, 0), .35)]
    for s in (-1, 1):
        parts += [K.box((s * .21, -.19, .22), (.03, .03, .44), frame, .006), K.box((s * .21, .21, .45), (.03, .03, .90), frame, .006, (-5, 0, 0))]
        parts.append(K.box((s * .21, 0, .42), (.025, .42, .03), frame, .005))
    return K.group(parts, (x, y, z), turn)


def stool(x, y, metal, seat, h=.66, z=0):
    parts = [K.lathe([(0, h - .05), (.17, h - .05), (.19, h - .03), (.185, h), (0, h + .005)], seat, 'Z', 48)]
    for k in range(4):
        a = k * math.pi / 2 + .78
        parts.append(K.box((.15 * math.cos(a), .15 * math.sin(a), h / 2 - .02), (.022, .022, h - .04), metal, .004, (7 * math.sin(a), -7 * math.cos(a), 0)))
    parts.append(K.lathe([(.16, .22), (.175, .22), (.175, .235), (.16, .235), (.16, .22)], metal, 'Z', 48))
    return K.group(parts, (x, y, z), 0)


def table(x, y, size, top, legs, h=.74, turn=0, z=0):
    """Board on two slab legs."""
    w, d = size
    parts = [K.box((0, 0, h - .025), (w, d, .05), top, .012)]
    for s in (-1, 1):
        parts.append(K.box((s * (w / 2 - .35), 0, h / 2 - .03), (.06, d * .7, h - .06), legs, .01))
    return K.group(parts, (x, y, z), turn)


def round_table(x, y, r, top, leg, h=.74, z=0):
    parts = [K.lathe([(0, h - .03), (r - .01, h - .03), (r, h - .02), (r, h - .004), (r - .006, h), (0, h)], top, 'Z', 96),
             K.lathe([(r * .45, 0), (r * .44, .02), (.04, .04), (.03, h - .03)], leg, 'Z', 48)]
    return K.group(parts, (x, y, z), 0)


def pendant(x, y, z, shade, r=.18, h=.26, glow=16, drop=1.2):
    """Lamp whose rim is at z; the light itself is the scene's business."""
    parts = [K.lathe([(.02, h), (.05, h - .01), (r * .92, .05), (r, .0), (r - .01, .0), (r * .85, .05), (.03, h - .04)], shade, 'Z', 64),
             K.lathe([(0, .035), (r * .8, .035)], M.emission(K.kelvin(2800), glow, sampled=False), 'Z', 40),
             K.box((0, 0, h + drop / 2), (.008, .008, drop), dark())]
    return K.group(parts, (x, y, z), 0)


def floor_lamp(x, y, shade, h=1.6, z=0):
    metal = dark()
    parts = [K.lathe([(0, 0), (.15, 0), (.15, .02), (.012, .03), (.012, h - .3)], metal, 'Z', 48),
             K.lathe([(.19, h - .34), (.15, h)], shade, 'Z', 64)]
    return K.group(parts, (x, y, z), 0)


def books(x, y, z, rng, n=8, depth=.2, gap_end=0.0):
    """A row of standing books along +X; returns where it ends."""
    tones = ((.30, .08, .04), (.08, .11, .13), (.45, .40, .32), (.16, .14, .10), (.05, .08, .07), (.50, .28, .10))
    for _ in range(n):
        t, h = rng.uniform(.022, .05), rng.uniform(.19, .29)
        K.box((x + t / 2, y + rng.uniform(0, .02), z + h / 2), (t * .94, depth * rng.uniform(.75, 1), h), M.principled('book', rng.choice(tones), .7), .003)
        x += t
    return x + gap_end


def stack(x, y, z, turn=8):
    """Three books lying flat."""
    for i, (tone, w) in enumerate((((.07, .10, .11), .34), ((.50, .45, .36), .30), ((.32, .10, .04), .25))):
        K.box((x, y, z + .016 + i * .032), (w, w * .72, .03), M.principled('book', tone, .65), .004, (0, 0, turn * (i - 1)))


def vase(x, y, z, color=(.36, .17, .08), s=1.0):
    K.lathe([(0, 0), (.09 * s, 0), (.14 * s, .09 * s), (.10 * s, .23 * s), (.045 * s, .30 * s), (.06 * s, .34 * s), (.05 * s, .34 * s), (.035 * s, .29 * s)],
            M.principled('clay', color, .5), 'Z', 64).location = (x, y, z)


def bowl(x, y, z, color=(.5, .46, .4), r=.16):
    K.lathe([(0, 0), (r * .4, 0), (r, r * .5), (r * .97, r * .51), (r * .38, .02), (0, .02)], M.principled('bowl', color, .4), 'Z', 64).location = (x, y, z)


def plant(x, y, seed, s=1.0, z=0, pot=(.42, .39, .35)):
    """A palm as high as a person at s = 1, each turned another way."""
    return palm(x, y, 1.75 * s, z, seed * 77, pot)


def page(width, height):
    """What a screen shows, in the plane XZ: a heading, a column at the left, lines of text and a chart. Returns its parts."""
    def bar(x, z, w, h, color, strength):
        return K.plane(((x + w / 2) * width - width / 2, -.0006, (z + h / 2) * height - height / 2), (w * width, h * height), M.emission(color, strength, sampled=False), (90, 0, 0))
    ink, warm = (.05, .07, .09), (.55, .22, .06)
    parts = [K.plane((0, 0, 0), (width, height), M.emission((.62, .64, .62), .42, sampled=False), (90, 0, 0)), bar(0, .92, 1, .08, ink, .6), bar(0, 0, .18, .92, (.30, .33, .33), .4)]
    parts += [bar(.03, .80 - i * .09, .10 - .02 * (i % 2), .02, ink, .6) for i in range(5)]
    parts += [bar(.24, .82 - i * .07, .30 - .06 * (i % 3), .018, ink, .6) for i in range(9)]
    parts += [bar(.64 + i * .055, .20, .035, .16 + .09 * ((i * 7) % 5), warm if i == 3 else (.10, .22, .24), .6) for i in range(6)]
    return parts


def laptop(x, y, z, turn=0):
    alu = M.principled('alu', (.45, .45, .46), .3, metal=.9)
    shown = K.group(page(.31, .20), (0, .136, .115))
    shown.rotation_euler = (math.radians(-16), 0, 0)
    return K.group([K.box((0, 0, .008), (.33, .23, .014), alu, .004), K.box((0, .145, .115), (.33, .012, .22), alu, .004, (-16, 0, 0)), shown], (x, y, z), turn)


def monitor(x, y, z, turn=0, width=.7):
    black = M.principled('black', (.012, .012, .013), .3)
    parts = [K.box((0, 0, .36), (width, .03, width * .44), black, .006), K.group(page(width - .03, width * .44 - .03), (0, -.017, .36)),
             K.box((0, .05, .14), (.05, .03, .28), black, .006), K.box((0, .04, .008), (.24, .18, .014), black, .004)]
    return K.group(parts, (x, y, z), turn)
