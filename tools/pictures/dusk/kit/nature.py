"""Grasses, agave, live oaks, ridge lines."""
import math, random
import bpy
from . import core as K


def tuft(rng, blades=26, h=.5, spread=.22, w=.012, mat=None, bendy=.5):
    """One grass clump as a mesh of bent blades."""
    v, f = [], []
    for _ in range(blades):
        a, r = rng.uniform(0, 6.283), spread * rng.random() ** .5
        bx, by = r * math.cos(a), r * math.sin(a)
        hh, lean, la = h * rng.uniform(.55, 1.1), rng.uniform(.1, 1) * bendy, a + rng.uniform(-.6, .6)
        px, py = -math.sin(la) * w, math.cos(la) * w
        base = len(v)
        for k in range(4):
            t = k / 3
            ox, oy = math.cos(la) * lean * hh * t * t, math.sin(la) * lean * hh * t * t
            ww = 1 - t * .85
            v += [(bx + ox - px * ww, by + oy - py * ww, hh * t * (1 - .25 * lean * t)), (bx + ox + px * ww, by + oy + py * ww, hh * t * (1 - .25 * lean * t))]
        for k in range(3):
            f.append((base + 2 * k, base + 2 * k + 1, base + 2 * k + 3, base + 2 * k + 2))
    o = K.mesh('tuft', v, f, mat)
    o.location = (0, 0, -100)
    return o


def agave(mat, n=26, r=.55):
    v, f = [], []
    for i in range(n):
        a = i * 2.39996
        t0 = i / n
        ln, el = r * (1.15 - .35 * t0), .25 + 1.05 * t0
        base = len(v)
        for k in range(7):
            t = k / 6
            d = ln * t
            e = el + .25 * t * (1 - t0)
            x, z = d * math.cos(el) , d * math.sin(el) + .06 * t * t * (1 - t0)
            wd = .075 * math.sin(math.pi * min(1, .18 + .82 * t)) ** .7 * (1 if k < 6 else .02)
            c, s = math.cos(a), math.sin(a)
            for q, dz in ((-1, .018), (0, -.012), (1, .018)):
                v.append((x * c - q * wd * s, x * s + q * wd * c, z + dz))
        for k in range(6):
            for q in (0, 1):
                o = base + 3 * k + q
                f.append((o, o + 1, o + 4, o + 3))
    o = K.mesh('agave', v, f, mat, smooth=True)
    return o


def tree(seed, h=6.0, crown=3.2, bark=None, leafm=None, leaves=9000, trunks=2, flat=.55, size=(.05, .10)):
    """Live oak: leaning multi-trunk skeleton grown by recursion, leaves as quads around the twigs."""
    rng = random.Random(seed)
    V, F, tips = [], [], []

    def limb(p, d, ln, r, depth):
        seg = 5
        ring_prev = None
        for i in range(seg + 1):
            t = i / seg
            d = [d[k] + rng.uniform(-.16, .16) + (.05 if k == 2 and depth > 0 else 0) for k in range(3)]
            m = math.sqrt(sum(x * x for x in d)); d = [x / m for x in d]
            if i:
                p = [p[k] + d[k] * ln / seg for k in range(3)]
            rr = r * (1 - .45 * t)
            ax = (d[1], -d[0], 0.0); am = math.hypot(ax[0], ax[1]) or 1; ax = (ax[0] / am, ax[1] / am, 0) if am > 1e-3 else (1, 0, 0)
            bx = (d[1] * ax[2] - d[2] * ax[1], d[2] * ax[0] - d[0] * ax[2], d[0] * ax[1] - d[1] * ax[0])
            ring = []
            for k in range(7):
                a = 6.2832 * k / 7
                ring.append(len(V))
                V.append(tuple(p[q] + rr * (math.cos(a) * ax[q] + math.sin(a) * bx[q]) for q in range(3)))
            if ring_prev:
                for k in range(7):
                    F.append((ring_prev[k], ring_prev[(k + 1) % 7], ring[(k + 1) % 7], ring[k]))
            ring_prev = ring
            if depth >= 2:
                tips.append((p, .38 + .18 * rng.random()))
        if depth < 4:
            for _ in range(3 if depth < 2 else 2):
                spread = .75 if depth else .85
                nd = [d[0] + rng.uniform(-spread, spread), d[1] + rng.uniform(-spread, spread), d[2] * flat + rng.uniform(-.12, .45)]
                limb(p, nd, ln * rng.uniform(.62, .82), r * .58, depth + 1)

    for t in range(trunks):
        a = 6.28 * t / trunks + rng.random()
        limb([.15 * math.cos(a), .15 * math.sin(a), -.1], [.35 * math.cos(a), .35 * math.sin(a), 1], h * .36, .16 * h / 6, 0)
    wood = K.mesh('trunk', V, F, bark, smooth=True)
    LV, LF = [], []
    for _ in range(leaves):
        p, rad = rng.choice(tips)
        rad *= crown / 3.2
        c = [p[k] + rng.gauss(0, .48) * rad for k in range(3)]
        s = rng.uniform(*size)
        n = [rng.gauss(0, 1) for _ in range(3)]; u = [rng.gauss(0, 1) for _ in range(3)]
        dn = math.sqrt(sum(x * x for x in n)); n = [x / dn for x in n]
        dot = sum(n[k] * u[k] for k in range(3)); u = [u[k] - dot * n[k] for k in range(3)]
        du = math.sqrt(sum(x * x for x in u)) or 1; u = [x / du for x in u]
        w = [n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]]
        b = len(LV)
        for a2, b2 in ((-1, 0), (0, -.45), (1, 0), (0, .45)):
            LV.append(tuple(c[k] + s * (a2 * u[k] + b2 * w[k]) for k in range(3)))
        LF.append((b, b + 1, b + 2, b + 3))
    lv = K.mesh('leaves', LV, LF, leafm)
    lv.parent = wood
    return wood, lv


def place_tree(t, loc, rot=0, scale=1.0):
    w, l = t
    for o in (w, l):
        c = o.copy(); c.parent = None
        bpy.context.collection.objects.link(c)
        c.location, c.rotation_euler, c.scale = loc, (0, 0, rot), (scale,) * 3


def hills(y, z, amp, mat, x0=-160, x1=160, seed=1, n=200):
    rng = random.Random(seed)
    ph = [(rng.uniform(.008, .05), rng.uniform(0, 6.28), rng.uniform(.3, 1)) for _ in range(7)]
    v, f = [], []
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        h = z + amp * sum(a * math.sin(k * x + p) for k, p, a in ph) / 2.5 + .25 * rng.random()
        v += [(x, y, -8), (x, y, h)]
    for i in range(n):
        f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return K.mesh('hills', v, f, mat)
