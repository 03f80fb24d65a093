"""On the bench: a door's pattern in the plotter, a sheet of film whose clear liner is peeled back."""
import math
from kit import core as K, house as H, materials as M

EMBER = (.62, .15, .015)
DOOR = ((0, 0), (.92, .03), (.98, .06), (1.0, .14), (.94, .30), (.80, .40), (.62, .455), (.40, .47), (.24, .45), (.12, .34), (.03, .16))     # outline of a door glass, meters


def black():
    return M.principled('grip', (.012, .013, .015), .38, coat=.4)


def bench(back=.04):
    """A walnut bench before a limestone wall; wide soft light, as film mirrors every lamp. back: what the room behind the viewer gives."""
    K.background((back, back * .93, back * .86), 1)
    K.plane((0, 0, 0), (9, 9), M.wood((.20, .105, .05), axis=0, plank=.19, rough=.4))
    H.wall_x(-5, 5, 2.3, 0, 2.6, [], M.limestone(1.3, (.42, .37, .31)), .3)
    K.area((-2.2, 1.6, 2.4), (0, .2, 0), 2.6, 62, K.kelvin(3300), size_y=1.6, visible=False)
    K.area((2.8, -.6, 2.0), (0, 0, .1), 1.2, 40, K.kelvin(6500), size_y=3.0, visible=False, glossy=False)
    K.area((0, 2.0, 2.5), (0, 2.3, .8), 5, 16, K.kelvin(2900), size_y=.2, visible=False, glossy=False)


def film():
    return M.tinted_glass((.19, .20, .205), ior=1.5, name='film')


def rounded(points, reach=.05, steps=6):
    """The closed outline with its corners cut round (quadratic curves between points beside each corner)."""
    out, count = [], len(points)
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % count]
        da, db = math.hypot(ax - x, ay - y), math.hypot(bx - x, by - y)
        a, b = min(reach / da, .45), min(reach / db, .45)
        p, q = (x + (ax - x) * a, y + (ay - y) * a), (x + (bx - x) * b, y + (by - y) * b)
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((1 - t) ** 2 * p[n] + 2 * t * (1 - t) * (x, y)[n] + t * t * q[n] for n in (0, 1)))
    return out


def height(y):
    """Of the film that comes out of the plotter: level in it, then down to the bench."""
    return .004 + .073 / (1 + math.exp((-y - .10) * 22))


def line(points, width, look):
    """A closed line on the film."""
    v, f, count = [], [], len(points)
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % count]
        k = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / k * width / 2, (bx - ax) / k * width / 2
        v += [(x + nx, y + ny, height(y) + .0012), (x - nx, y - ny, height(y) + .0012)]
        j = (i + 1) % count
        f.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
    K.mesh('cut', v, f, look)


def plotter():
    """The film lies towards the viewer, comes out under the plotter's bar and bears the cut of a door glass."""
    bench(.010)
    grey, steel = M.principled('case', (.045, .047, .05), .35, coat=.3), M.principled('rail', (.5, .51, .52), .25, metal=1)
    K.span(-1.0, 1.0, .18, .40, .002, .075, grey, .012)
    K.span(-1.0, 1.0, .22, .42, .15, .27, grey, .03)
    for x in (-1.07, 1.07):
        K.span(x - .10, x + .10, .12, .46, 0, .30, black(), .03)
    K.lathe([(.012, -.98), (.012, .98)], steel, 'X', 32).location = (0, .20, .125)
    K.span(-.97, .97, .205, .215, .155, .165, steel, .002)
    for x in (-.62, 0, .62):
        K.lathe([(0, -.03), (.016, -.03), (.016, .03), (0, .03)], M.principled('roller', (.02, .02, .02), .7), 'X', 32).location = (x, .17, .093)
    x = .30
    K.span(x - .055, x + .055, .095, .215, .10, .225, M.principled('carriage', EMBER, .3, coat=.6), .014)
    K.span(x - .035, x + .035, .080, .12, .115, .19, black(), .008)
    K.lathe([(0, 0), (.0015, .004), (.011, .014), (.011, .06), (.014, .065), (.014, .10), (0, .10)], steel, 'Z', 32).location = (x, .085, .079)
    n, v, f = 60, [], []
    for i in range(n + 1):
        y = .30 - i / n * 1.9
        v += [(-.86, y, height(y)), (.86, y, height(y))]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
    K.mesh('web', v, f, film(), smooth=True)
    cut = M.principled('cut', (.75, .74, .70), .5)
    for dx, dy, flip in ((-.40, -.46, 1), (.42, -.42, -1), (0, -1.02, 1)):
        line([(dx + flip * (px - .5) * .8, dy + py) for px, py in rounded(DOOR)], .0038, cut)
    K.camera((-.70, -1.50, .86), (.13, -.12, .055), 45, fstop=5.6, focus=(.2, -.1, .08))
    return dict(samples=9, size=(1200, 900), grade=dict(exposure=.9, bloom=.05))


def liner():
    """A sheet of film, the clear liner rolled back from one corner; drops where it has just come off."""
    import random
    bench()
    w, h = 1.15, .80
    K.mesh('sheet', [(-w / 2, -h / 2, .004), (w / 2, -h / 2, .004), (w / 2, h / 2, .004), (-w / 2, h / 2, .004)], [(0, 1, 2, 3)], film())
    peel(w, h, .008, clear())
    drop, rng = M.real_glass((1, 1, 1), 0, 1.33), random.Random(4)
    for _ in range(320):
        x, y = rng.uniform(-.52, .5), rng.uniform(-.37, .3)
        if x + y * .8 < -.16:
            r = .004 * (4 ** rng.random())
            K.pillow((x, y, .004), (2.3 * r, 2.1 * r, 1.2 * r), drop, (0, 0, rng.uniform(0, 90)), 1)
    K.box((.25, -.56, .02), (.30, .10, .026), M.principled('card', EMBER, .28, coat=.7), .008, (0, 0, 14))
    K.camera((-.80, -1.45, .72), (-.02, -.04, .05), 46, fstop=4.0, focus=(-.1, -.1, .05))
    return dict(samples=10, size=(1200, 900), grade=dict(exposure=.9, bloom=.05))


def clear():
    """The liner: nearly all light passes, a little is scattered, and its face mirrors more than glass does."""
    n = M.N('liner')
    veil = n.mixsh(.09, n.new('BsdfTransparent', {'Color': (.93, .95, .96)}), n.new('BsdfDiffuse', {'Color': (.85, .87, .9)}))
    mirror = n.math('MULTIPLY', n.new('Fresnel', {'IOR': 1.6}).outputs[0], 1.5, clamp=True)
    return n.done(n.mixsh(mirror, veil, n.new('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': .03})))


def peel(w, h, z, look, radius=.085, start=-.16):
    """The liner: flat where x + .8 y is above start, beyond that rolled up and back over itself."""
    k = math.hypot(1, .8)
    dx, dy, n, m, v = 1 / k, .8 / k, 90, 64, []
    for i in range(n + 1):
        for j in range(m + 1):
            x, y = -w / 2 + w * i / n, -h / 2 + h * j / m
            beyond = start / k - (x * dx + y * dy)      # length of liner past the line of the fold
            if beyond <= 0:
                v.append((x, y, z + .0015 * math.sin(9 * x) * math.sin(7 * y) ** 2))
                continue
            a = beyond / radius
            along = radius * math.sin(a) if a < math.pi * .86 else radius * math.sin(math.pi * .86) - (beyond - radius * math.pi * .86) * math.cos(.44)
            up = radius * (1 - math.cos(a)) if a < math.pi * .86 else radius * (1 - math.cos(math.pi * .86)) + (beyond - radius * math.pi * .86) * math.sin(.44)
            foot = beyond - along
            v.append((x + dx * foot, y + dy * foot, z + up))
    f = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    return K.mesh('liner', v, f, look, smooth=True)


PICTURES = {'film/plotter': plotter, 'film/liner': liner}
