"""The layers of a ceramic film, drawn apart."""
import math
from kit import core as K, materials as M


def sheet(w, h, mat, thick=.004, curve=lambda u, v: 0.0, nu=120, nv=8, corner=0.06):
    """A curved rounded sheet in XY with z = curve(x, y); solidified."""
    def pt(i, j):
        return (i / nu - .5) * w, (j / nv - .5) * h
    v, f = [], []
    for i in range(nu + 1):
        for j in range(nv + 1):
            x, y = pt(i, j)
            v.append((x, y, curve(x, y)))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            f.append((a, a + nv + 1, a + nv + 2, a + 1))
    ob = K.mesh('sheet', v, f, mat, smooth=True)
    m = ob.modifiers.new('s', 'SOLIDIFY')
    m.thickness = thick
    return ob


def film_stack():
    """Exploded nano-ceramic film: five curved translucent layers, warm light above, cool below."""
    K.background((.010, .012, .016), 1.0)
    curve = lambda x, y: .16 * math.sin(x * .75 + .5) + .02 * x
    cols = [((.80, .83, .84), .02, 1.45), ((.20, .24, .26), .05, 1.6), ((.86, .50, .16), .10, 1.7), ((.16, .20, .24), .05, 1.6), ((.78, .82, .84), .02, 1.45)]
    for k, (tint, rough, ior) in enumerate(cols):
        ob = sheet(3.4, 2.1, M.tinted_glass(tint, rough, ior, name=f'layer{k}'), .012, curve, 140, 2)
        ob.location = (0, 0, .42 * (k - 2))
        # luminous edge: the cut edge of a clear sheet gathers light
        edge = M.emission((1.0, .62, .28) if k == 2 else (.50, .72, .86), 1.5 if k == 2 else .35)
        for s in (-1, 1):
            vs, fs = [], []
            for i in range(141):
                x = (i / 140 - .5) * 3.4
                z = curve(x, 0)
                vs += [(x, s * 1.05, z - .012), (x, s * 1.05, z)]
            for i in range(140):
                fs.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
            e = K.mesh('edge', vs, fs, edge)
            e.location = ob.location
    floor = M.principled('floor', (.010, .011, .013), .16)
    K.plane((0, 0, -1.6), (30, 30), floor)
    K.area((-2.6, 2.4, 3.2), (0, 0, 0), 2.6, 260, K.kelvin(3000), size_y=1.0, visible=False)
    K.area((3.4, 1.8, .4), (0, 0, 0), .5, 120, K.kelvin(8000), size_y=3.5, visible=False)
    K.area((0, 4.5, -.4), (0, 0, 0), 6, 70, K.kelvin(6500), size_y=.6, visible=False)
    K.camera((-4.6, -6.0, 2.3), (.1, 0, -.12), 56, fstop=1.4, focus=(-.75, -.95, .05))
    return dict(samples=24, size=(1280, 800), grade=dict(exposure=.6, bloom=.10))


PICTURES = {'film/macro-film-stack': film_stack}
