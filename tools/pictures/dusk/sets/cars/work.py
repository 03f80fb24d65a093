"""At work: film half down on wet glass, a heat gun on a rear glass, a meter over a door glass."""
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
    P.terrace(west=(-1, .05), half=13, ground=P.asphalt(), trees=((-34, 5, 1.0), (-44, -9, 1.2)))
    P.fill(power=300, y=-8, length=6)
    line = ((0, 0, 1), 1.275, 70)
    pane = G.glass(20, [line, ((0, 1, 0), .335, 70)])
    parts, _ = hatch('silver', side=pane)
    side = parts['windows_Cube.006']
    flap(side, .40, 1.16, 1.275, G.glass(20), .075, .05)
    drops.strew(side, 900, (.0015, .007), (1, 0, .2), keep=lambda p: .36 < p.y < 1.3 and p.z < 1.27)
    rest(tools.squeegee(), side, .60, 1.315, .12)
    K.area((3.0, -1.2, 2.2), (.75, .7, 1.2), .6, 22, K.kelvin(4300), size_y=.6, visible=False, glossy=False)
    K.camera((4.3, .62, 1.15), (.72, .76, 1.20), 146)
    return picture(exposure=.95)


def heated():
    """Film laid over the rear glass to be shrunk, the gun put down on it."""
    P.bay()
    parts, _ = coupe('obsidian', dict(rear=30), turn=180)
    pane = parts['BodyRearwindow']
    sheet(pane, .62, -.55, -1.62, G.glass(30))
    drops.strew(pane, 260, (.0015, .006), (0, -.2, 1), keep=lambda p: abs(p.x) > .5 or p.y < -1.45)
    gun = tools.heat_gun()
    point, normal = over(pane, -.06, -1.00)
    gun.location, gun.rotation_euler = point + normal * .041, normal.to_track_quat('Z', 'Y').to_euler()
    gun.rotation_euler.rotate_axis('Z', math.radians(-112))
    K.area((-1.8, -3.6, 2.2), point, .8, 26, K.kelvin(5200), size_y=.8, visible=False)
    K.camera((-1.15, -2.75, 1.92), (-.02, -1.02, 1.05), 56, fstop=5.6, focus=point)
    return picture(exposure=1.0)


def over(pane, x, y):
    """Point and upward normal of a pane below (x, y)."""
    back = pane.matrix_world.inverted()
    hit, point, normal, _ = pane.ray_cast(back @ Vector((x, y, 3)), (back.to_3x3() @ Vector((0, 0, -1))).normalized())
    normal = (pane.matrix_world.to_3x3() @ normal).normalized()
    return (pane.matrix_world @ point if hit else None), (normal if normal.z > 0 else -normal)


def sheet(pane, half, y0, y1, look):
    """Film on a rear glass, with the fingers that heat will shrink standing up along its far edge."""
    v, f, n, m, last = [], [], 60, 40, None
    for i in range(n + 1):
        x = -half + 2 * half * i / n
        for j in range(m + 1):
            t = j / m
            point, _ = over(pane, x, y0 + (y1 - y0) * t)
            last = point or Vector((x, y0 + (y1 - y0) * t, last.z if last else 1.0))
            finger = .022 * max(0, math.sin(x * 34)) ** 2 * max(0, t - .62) / .38
            v.append(last + Vector((0, 0, .004 + finger)))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            f.append((a, a + 1, a + m + 2, a + m + 1))
    return K.mesh('sheet', v, f, look, smooth=True)


def metered():
    P.terrace(west=(-1, .2), half=13, ground=P.asphalt(), trees=TREES)
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


PICTURES = {'cars/film-half': film_half, 'cars/heat-gun': heated, 'cars/meter': metered}
