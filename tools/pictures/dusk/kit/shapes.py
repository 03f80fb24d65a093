"""Mesh helpers: boxes, lathes, planes, copies. Lengths in meters, Z up."""
import math
import bpy


def mesh(name, verts, faces, mat=None, smooth=False, bevel=0, subsurf=0, segments=2):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.update()
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    if mat is not None:
        for m in (mat if isinstance(mat, (list, tuple)) else [mat]):
            me.materials.append(m)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if bevel:
        m = ob.modifiers.new('b', 'BEVEL')
        m.width, m.segments, m.limit_method = bevel, segments, 'ANGLE'
        m.harden_normals = True
        me.use_auto_smooth = True
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if subsurf:
        m = ob.modifiers.new('s', 'SUBSURF')
        m.levels = m.render_levels = subsurf
    return ob


def box(center, size, mat=None, bevel=0.0, rot=None, name='box'):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    ob = mesh(name, v, f, mat, bevel=bevel)
    ob.location = center
    if rot:
        ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def span(x0, x1, y0, y1, z0, z1, mat=None, bevel=0.0):
    """Box from its six limits."""
    return box(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), (abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)), mat, bevel)


def plane(center, size, mat=None, rot=(0, 0, 0), name='plane'):
    x, y = size[0] / 2, size[1] / 2
    ob = mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], mat)
    ob.location = center
    ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def lathe(profile, mat=None, axis='Z', steps=96, name='lathe', closed=False):
    """Revolve [(radius, height), ...] around an axis."""
    n = len(profile)
    v, f = [], []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        for r, h in profile:
            p = (r * math.cos(a), r * math.sin(a), h)
            v.append({'Z': p, 'Y': (p[0], p[2], p[1]), 'X': (p[2], p[0], p[1])}[axis])
    m = n if closed else n - 1
    for i in range(steps):
        j = (i + 1) % steps
        for k in range(m):
            k2 = (k + 1) % n
            f.append((i * n + k, j * n + k, j * n + k2, i * n + k2))
    return mesh(name, v, f, mat, smooth=True)


def instance(ob, loc, rot=(0, 0, 0), scale=1.0):
    """A linked copy (shares the mesh, so thousands stay cheap)."""
    c = ob.copy()
    bpy.context.collection.objects.link(c)
    c.location, c.rotation_euler = loc, rot
    c.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return c


def pillow(center, size, mat=None, rot=None, square=.32):
    """Soft box (superellipsoid): cushions, mattresses, pebbles. square: 1 = egg, .2 = nearly a box."""
    power = lambda a: math.copysign(abs(a) ** square, a)
    n, m = 24, 48
    v = []
    for i in range(n + 1):
        p = math.pi * (i / n - .5)
        for j in range(m):
            q = 2 * math.pi * j / m
            v.append((size[0] / 2 * power(math.cos(p)) * power(math.cos(q)), size[1] / 2 * power(math.cos(p)) * power(math.sin(q)),
                      size[2] / 2 * power(math.sin(p))))
    f = [(i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j) for i in range(n) for j in range(m)]
    ob = mesh('pillow', v, f, mat, smooth=True)
    ob.location = center
    ob.rotation_euler = [math.radians(a) for a in rot or (0, 0, 0)]
    return ob


def group(parts, loc, turn=0, scale=1.0):
    """Move finished parts together; turn in degrees about Z."""
    e = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(e)
    for p in parts:
        p.parent = e
    e.location, e.rotation_euler, e.scale = loc, (0, 0, math.radians(turn)), (scale,) * 3
    return e
