"""Water on glass: drops strewn over the faces of a pane, each lying on its surface."""
import math, random
import numpy as np
from mathutils import Vector
from . import core as K, materials as M


def shapes(count, seed=100, flat=.42):
    """Round drops, each a little different, the bulge towards +Z."""
    made, look = [], M.real_glass((1, 1, 1), 0, 1.33)
    for k in range(count):
        rng = random.Random(seed + k)
        wave = [(rng.uniform(.02, .09), rng.uniform(0, 6.28)) for _ in range(4)]
        long, rings, steps = rng.uniform(1.0, 1.4), 8, 20
        v = [(0, 0, flat)]
        for i in range(1, rings + 1):
            t = i / rings
            for j in range(steps):
                a = 2 * math.pi * j / steps
                r = t * (1 + sum(s * math.sin((q + 1) * a + p) for q, (s, p) in enumerate(wave)))
                v.append((r * math.cos(a), r * math.sin(a) * long, flat * (1 - t ** 2.4)))
        f = [(0, 1 + j, 1 + (j + 1) % steps) for j in range(steps)]
        for i in range(rings - 1):
            for j in range(steps):
                a, b = 1 + i * steps + j, 1 + i * steps + (j + 1) % steps
                f.append((a, a + steps, b + steps, b))
        ob = K.mesh('drop', v, f, look, smooth=True)
        ob.location = (0, 0, -50)
        made.append(ob)
    return made


def strew(pane, count, sizes=(.0012, .006), outward=(1, 0, 0), seed=1, keep=lambda p: True, lift=.0004):
    """Lay drops on the faces of a pane. outward: roughly the side they are on; keep(point) leaves places dry."""
    rng = random.Random(seed)
    world, turn = pane.matrix_world, pane.matrix_world.to_3x3()
    pane.data.calc_loop_triangles()
    corners = [[world @ pane.data.vertices[i].co for i in t.vertices] for t in pane.data.loop_triangles]
    area = np.cumsum([((b - a).cross(c - a)).length for a, b, c in corners])
    made, out, laid = shapes(6), Vector(outward), 0
    for _ in range(count * 6):
        if laid == count:
            return
        a, b, c = corners[int(np.searchsorted(area, rng.random() * area[-1]))]
        u, w = rng.random(), rng.random()
        if u + w > 1:
            u, w = 1 - u, 1 - w
        point, normal = a + (b - a) * u + (c - a) * w, (b - a).cross(c - a).normalized()
        if normal.dot(out) < 0:
            normal = -normal
        if normal.dot(out) < .05 or not keep(point):
            continue
        size = sizes[0] * (sizes[1] / sizes[0]) ** (rng.random() ** 2.2)
        ob = K.instance(rng.choice(made), point + normal * lift, normal.to_track_quat('Z', 'Y').to_euler(), size)
        laid += 1
