"""At work: film half down on wet glass, a meter over a door glass."""
import math
from mathutils import Vector
from cars.coupe import coupe
from cars.hatch import hatch
from kit import autoglass as G, core as K, drops, places as P, tools
from .doors import TREES
from .lake import picture


def touch(pane, y, z):
    """Point and outward normal (+X) of a pane at (y, z)."""
    back = pane.matrix_world.inverted()
    start = back @ Vector((3, y, z))
    hit, point, normal, _ = pane.ray_cast(start, (back.to_3x3() @ Vector((-1, 0, 0))).normalized())
    normal = (pane.matrix_world.to_3x3() @ normal).normalized()
    return (pane.matrix_world @ point if hit else None), (normal if normal.x > 0 else -normal)


def flap(pane, y0, y1, z, look, long=.045, curl=.03):
    """The loose lower part of a film: leaves the pane at height z and curls outwards."""
    v, f, n, m = [], [], 24, 16
    for i in range(n + 1):
        y = y0 + (y1 - y0) * i / n
        point, normal = touch(pane, y, z)
        for j in range(m + 1):
            t = j / m
            out = curl * t * t * (1 + .35 * math.sin(i * .55)) + .002
            down = long * (t - .25 * t * t)
            v.append(point + Vector((normal.x * out, 0, 0)) + Vector((.25 * down, 0, -down)))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            f.append((a, a + 1, a + m + 2, a + m + 1))
    return K.mesh('flap', v, f, look, smooth=True)


def rest(tool, pane, y, z, lean=0.0):
    """Lay a tool on the pane: its X looks out of the glass, its Z up."""
    point, normal = touch(pane, y, z)
    turn = normal.to_track_quat('X', 'Z').to_euler()
    tool.location, tool.rotation_euler = point + normal * .002, (turn.x + lean, turn.y, turn.z)


def film_half():
    P.terrace(west=(-1, .3), half=5, ground=P.asphalt(), trees=TREES)
    P.fill(power=170)
    line = ((0, 0, 1), 1.165, 70)
    pane = G.glass(20, [line, ((0, 1, 0), .335, 70)], wet=.05)
    parts, _ = hatch('silver', side=pane)
    side = parts['windows_Cube.006']
    flap(side, .42, 1.12, 1.165, G.glass(20))
    drops.strew(side, 500, (.0015, .006), (1, 0, .2), keep=lambda p: .36 < p.y < 1.3 and p.z < 1.16)
    rest(tools.squeegee(), side, .62, 1.20, .5)
    K.camera((2.3, .25, 1.22), (.72, .74, 1.17), 66)
    return picture(exposure=.85)


def metered():
    P.terrace(west=(-1, .2), half=5, ground=P.asphalt(), trees=TREES)
    P.fill(power=170)
    parts, _ = coupe('obsidian', dict(front=35, quarter=15, rear=15))
    pane = parts['BodyDoorLWindow']
    pane.matrix_world.translation += Vector((.055, 0, -.085))
    y = -.05
    top = next(z / 1000 for z in range(1080, 900, -1) if touch(pane, y, z / 1000)[0])
    point, normal = touch(pane, y, top - .004)
    tool = tools.meter('35')
    tool.location, tool.rotation_euler = point + Vector((0, 0, .004)), (0, math.asin(normal.z) * -1, 0)
    K.area((2.2, -1.2, 1.7), point, .6, 14, K.kelvin(4200), size_y=.6, visible=False)
    K.camera((1.7, -.50, 1.14), (.80, -.05, .985), 75, fstop=3.5, focus=point)
    return picture(exposure=1.2)


PICTURES = {'cars/film-half': film_half, 'cars/meter': metered}
