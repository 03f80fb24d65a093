"""A chair for a desk and what people leave on one. Places, turns and fronts as in kit.furniture."""
import math
from . import core as K, materials as M
from .furniture import dark, page


def curved(name, width, low, high, bow, lean, thick, mat):
    """Upright shell from the height low to high, hollow towards -Y by bow, its foot curved in to hold the back."""
    rows, columns = 14, 14
    v = []
    for j in range(rows + 1):
        t = j / rows
        side = width / 2 * (1 - .16 * t ** 3 - .10 * (1 - t) ** 3)
        for i in range(columns + 1):
            s = i / columns * 2 - 1
            v.append((s * side, -bow * s * s + lean * (t - .3) - .035 * math.sin(math.pi * min(1, t * 1.5)), low + (high - low) * t - .02 * s ** 4 * (1 if t > .5 else -1)))
    n = columns + 1
    shell = K.mesh(name, v, [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)], mat, smooth=True)
    solid = shell.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 0
    soft = shell.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return shell


def swivel_chair(x, y, turn, seat, z=0, up=0.0):
    """Office chair: cushion, hollow back before a dark shell, arms with pads, five feet on wheels. up raises the seat."""
    black, metal = M.principled('plastic', (.022, .022, .024), .45), M.principled('metal', (.30, .30, .31), .3, metal=1)
    h = .46 + up
    parts = [K.pillow((0, -.01, h), (.52, .50, .085), seat, (2, 0, 0), .34), K.pillow((0, 0, h - .035), (.48, .46, .05), black, None, .3)]
    back = curved('back', .47, h + .12, h + .60, .075, .10, .035, seat)
    shell = curved('shell', .45, h + .13, h + .58, .075, .10, .012, black)
    back.location, shell.location = (0, .245, 0), (0, .272, 0)
    parts += [back, shell, K.box((0, .20, h - .045), (.07, .26, .025), black, .008), K.box((0, .315, h + .11), (.06, .022, .34), black, .008, (-8, 0, 0))]
    for s in (-1, 1):
        parts += [K.box((s * .285, .03, h + .09), (.028, .05, .24), black, .008), K.box((s * .26, .03, h - .04), (.08, .05, .022), black, .006),
                  K.pillow((s * .285, -.01, h + .215), (.075, .25, .03), black, None, .35)]
    parts.append(K.lathe([(0, .09), (.03, .09), (.03, .24), (.019, .25), (.019, h - .05)], metal, 'Z', 24))
    for k in range(5):
        a = k * 2 * math.pi / 5 + .3
        c, s = math.cos(a), math.sin(a)
        parts.append(K.box((.165 * c, .165 * s, .088), (.32, .042, .024), metal, .008, (0, 4, math.degrees(a))))
        for w in (-1, 1):
            wheel = K.lathe([(0, -.010), (.026, -.010), (.029, 0), (.026, .010), (0, .010)], black, 'Y', 20)
            wheel.location, wheel.rotation_euler = (.31 * c - w * .016 * s, .31 * s + w * .016 * c, .029), (0, 0, a)
            parts.append(wheel)
    return K.group(parts, (x, y, z), turn)


def standing_desk(x, y, top, w=1.7, d=.82, h=.74, turn=0):
    """A board on two columns with long feet."""
    metal = M.principled('leg', (.03, .03, .032), .45)
    parts = [K.box((0, 0, h - .0175), (w, d, .035), top, .008)]
    for s in (-1, 1):
        parts += [K.box((s * (w / 2 - .22), .06, h / 2), (.065, .085, h - .06), metal, .006), K.box((s * (w / 2 - .22), 0, .018), (.075, d * .86, .036), metal, .01)]
    parts.append(K.box((0, .08, h - .075), (w - .5, .05, .06), metal, .004))
    return K.group(parts, (x, y, 0), turn)


def keyboard(x, y, z, turn=0):
    """Keys in five rows on a thin plate, and a mouse at its right."""
    alu, key = M.principled('plate', (.50, .50, .50), .4, metal=.6), M.principled('key', (.62, .61, .59), .6)
    parts = [K.box((0, 0, .006), (.40, .13, .008), alu, .003)]
    parts += [K.box((-.185 + i * .0265, -.048 + j * .024, .013), (.0225, .020, .007), key, .002) for j in range(5) for i in range(15)]
    parts.append(K.pillow((.29, -.01, .015), (.062, .105, .032), key, None, .6))
    return K.group(parts, (x, y, z), turn)


def wide_monitor(x, y, z, turn=0, width=.76):
    """Slim screen on a metal foot; the page that it shows looks to -Y."""
    black, metal = M.principled('black', (.012, .012, .013), .3), M.principled('foot', (.34, .34, .35), .35, metal=1)
    high = width * .52
    shown = K.group(page(width - .016, high - .02), (0, -.0125, .14 + high / 2))
    parts = [K.box((0, 0, .14 + high / 2), (width, .022, high), black, .005), shown,
             K.box((0, .045, .16), (.055, .02, .32), metal, .004), K.box((0, .03, .005), (.26, .18, .009), metal, .003)]
    return K.group(parts, (x, y, z), turn)


def papers(x, y, z, rng, n=5, tone=(.72, .70, .66)):
    """A loose pile of sheets."""
    white = M.principled('paper', tone, .9)
    for i in range(n):
        K.box((x + rng.uniform(-.012, .012), y + rng.uniform(-.012, .012), z + .001 + i * .0016), (.21, .297, .0012), white, 0, (0, 0, rng.uniform(-9, 9)))


def notebook(x, y, z, turn=0, tone=(.30, .10, .04)):
    """Open notebook with ruled pages and a pencil across."""
    ink = M.principled('ink', (.25, .27, .30), .9)
    parts = [K.box((0, 0, .003), (.30, .21, .005), M.principled('cover', tone, .6), .002)]
    for s in (-1, 1):
        parts.append(K.box((s * .072, 0, .010), (.141, .20, .009), M.principled('leaf', (.70, .66, .57), .9), .003))
        parts += [K.box((s * .072, .07 - i * .018, .0149), (.11 - .03 * (i % 3 == 2), .002, .0006), ink) for i in range(8 if s < 0 else 5)]
    parts.append(K.box((.05, -.04, .020), (.17, .007, .007), M.principled('pencil', (.50, .20, .03), .5), .002, (0, 0, 35)))
    return K.group(parts, (x, y, z), turn)


def mug(x, y, z, tone=(.16, .20, .18), turn=0, s=1.0):
    clay = M.principled('mug', tone, .35, coat=.3)
    handle = K.lathe([(.026 + .006 * math.cos(a), .006 * math.sin(a)) for a in (k * math.pi / 4 for k in range(8))], clay, 'Y', 24, closed=True)
    handle.location = (.043, 0, .05)
    body = K.lathe([(0, 0), (.036, 0), (.041, .006), (.041, .092), (.037, .092), (.036, .012), (0, .012)], clay, 'Z', 40)
    return K.group([body, K.lathe([(0, .074), (.037, .074)], M.principled('coffee', (.03, .013, .006), .2), 'Z', 24), handle], (x, y, z), turn, s)


def pencil_cup(x, y, z, rng):
    K.lathe([(0, 0), (.038, 0), (.038, .095), (.034, .095), (.034, .01), (0, .01)], M.principled('cup', (.42, .38, .32), .6), 'Z', 32).location = (x, y, z)
    for _ in range(6):
        tone = rng.choice(((.50, .20, .03), (.03, .03, .035), (.10, .16, .18), (.45, .08, .04)))
        K.box((x + rng.uniform(-.018, .018), y + rng.uniform(-.018, .018), z + .10), (.007, .007, .15), M.principled('pencil', tone, .5), 0, (rng.uniform(-10, 10), rng.uniform(-10, 10), 0))


def desk_lamp(x, y, z, turn=0, tone=(.24, .085, .03)):
    """Jointed arm with a small cone, unlit."""
    paint = M.principled('paint', tone, .4, coat=.3)
    hood = K.lathe([(0, .10), (.028, .10), (.034, .085), (.085, 0), (.081, 0), (.03, .08), (0, .085)], paint, 'Z', 40)
    hood.location, hood.rotation_euler = (0, -.30, .44), (math.radians(-22), 0, 0)
    parts = [K.lathe([(0, 0), (.085, 0), (.085, .016), (.014, .022), (.014, .05)], paint, 'Z', 40), hood,
             K.box((0, .075, .20), (.013, .013, .36), dark(), .002, (-24, 0, 0)), K.box((0, -.075, .455), (.013, .46, .013), dark(), .002, (-19, 0, 0))]
    return K.group(parts, (x, y, z), turn)
