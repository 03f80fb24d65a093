"""Where the cars stand: a terrace over the lake, the lot before the shop, the bay inside it, a studio."""
import math, random
from . import core as K, house as H, materials as M, nature as T
from .sky import sky

LAKE = -1.1     # height of the water; the terrace and the shop's floor are at 0

def ring(radius, height, mat, seed):
    """A ridge line around the whole horizon."""
    rng = random.Random(seed + 4)
    waves = [(rng.randint(3, 60), rng.uniform(0, 6.28), rng.uniform(.2, 1)) for _ in range(9)]
    v, f, count = [], [], 900
    for i in range(count):
        a = 2 * math.pi * i / count
        h = height * (.6 + .4 * sum(s / (1 + k * .08) * math.sin(k * a + p) for k, p, s in waves)) + rng.random() * height * .03
        v += [(radius * math.cos(a), radius * math.sin(a), -4), (radius * math.cos(a), radius * math.sin(a), max(1.5, h))]
        j = (i + 1) % count
        f.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
    return K.mesh('ring', v, f, mat)


def water(z):
    """A calm lake: ripples close by; far off, where they are smaller than a pixel, a soft mirror."""
    n = M.N('water')
    place, away = n.coord('Object'), n.new('CameraData').outputs['View Distance']
    near = n.bump(n.noise(n.mapping(place, scale=(.7, 1.2, 1)), scale=1.1, detail=3, rough=.5), n.maprange(away, 12, 90, .16, 0), .2)
    swell = n.new('Bump', {'Height': n.noise(place, scale=.06, detail=2), 'Strength': .10, 'Distance': 1.0, 'Normal': near})
    K.plane((0, 0, z), (4000, 4000), n.done(n.new('BsdfPrincipled', {'Base Color': (.008, .016, .022), 'Roughness': n.maprange(away, 15, 200, .03, .13), 'Normal': swell})))


def spit(x, y, reach, low):
    """A point of dry land in the lake for an oak to stand on; low: the water's height."""
    rng = random.Random(round(x * 7 + y))
    waves = [(k, rng.uniform(0, 6.28), rng.uniform(.05, .16)) for k in (1, 2, 3, 5)]
    n = M.N('bank')
    tone = n.ramp(n.noise(n.coord('Object'), scale=1.6, detail=6, rough=.7), [(.35, (.035, .034, .014)), (.65, (.10, .085, .04))])
    v, f, steps, rings = [(x, y, .05)], [], 72, 10
    for i in range(1, rings + 1):
        t = i / rings
        for j in range(steps):
            a = 2 * math.pi * j / steps
            r = reach * t * (1 + sum(s * math.sin(k * a + p) for k, p, s in waves))
            v.append((x + 1.7 * r * math.sin(a), y + r * math.cos(a), .05 + (low - .4) * t * t * t + rng.uniform(-.04, .04)))
    f += [(0, 1 + j, 1 + (j + 1) % steps) for j in range(steps)]
    for i in range(rings - 1):
        for j in range(steps):
            a, b = 1 + i * steps + j, 1 + i * steps + (j + 1) % steps
            f.append((a, a + steps, b + steps, b))
    K.mesh('spit', v, f, n.done(n.new('BsdfPrincipled', {'Base Color': tone, 'Roughness': 1, 'Specular': .05})), smooth=True)


def asphalt():
    return M.concrete((.030, .030, .032), .6, scale=4)


def oaks(spots, leaves=40000, tone=(.035, .045, .016)):
    """Live oaks at (x, y, scale), each turned another way."""
    if not spots:
        return
    tree = T.tree(11, 7.5, 3.6, M.principled('bark', (.05, .04, .03), .95), M.leaf(tone, .4), leaves, 3, size=(.045, .088))
    for o in tree:
        o.location = (0, 0, -300)
    for i, (x, y, s) in enumerate(spots):
        T.place_tree(tree, (x, y, -.1), 1.7 * i, s)


def terrace(west=(-1, .35), wet=.5, stone=(.13, .122, .112), trees=(), half=16, wall=None, ground=None, **light):
    """A paved overlook above the lake, ridges all around. wall: distance of a low limestone wall towards -X."""
    sky(west, **light)
    K.plane((0, 0, 0), (half * 2, half * 2), ground or M.paving(stone, 1.4, wet=wet, rough=.26))
    K.span(-half, half, -half, half, LAKE - 1, -.01, M.concrete((.20, .19, .17), .8))
    water(LAKE)
    for x, y, scale in trees:
        if max(abs(x), abs(y)) > half:
            spit(x, y, 5.5 * scale, LAKE)
    for i, (r, h, c) in enumerate([(420, 4, (.016, .019, .022)), (640, 9, (.034, .034, .044)), (900, 19, (.075, .062, .080))]):
        ring(r, h, M.principled('far', c, 1, spec=0), i)
    oaks(trees)
    if wall:
        stones = M.limestone(1.2, (.50, .44, .36))
        H.raw_box(-wall - .45, -wall, -half, half, 0, .55, stones)
        K.span(-wall - .5, -wall + .05, -half, half, .55, .62, M.concrete((.46, .42, .36), .7), .012)


def fill(x=7, z=4.2, power=160, kelvin=6800, length=9, y=0, width=1.6, target=(0, 0, .7)):
    """Long soft light on the camera's side; it is what near glass and paint mirror."""
    K.area((x, y, z), target, length, power, K.kelvin(kelvin), size_y=width, visible=False)


def shop(west=(-1, .6), **light):
    """The lot before the shop at blue hour: limestone, two lit bays, a cedar soffit. The front lies along X at y = 4."""
    sky(west, **light)
    K.plane((0, -6, 0), (70, 22), M.paving((.15, .14, .13), 1.6, wet=.7, rough=.2))
    stone, bronze = M.limestone(1.2, (.52, .46, .38)), M.principled('bronze', (.022, .02, .018), .35, metal=.6)
    white = M.principled('wall', (.52, .48, .42), .9)
    bays = ((-6.6, -2.6), (-1.6, 2.4))
    H.wall_x(-9, 9, 4, 0, 4.4, [(a, b, 0, 3.0) for a, b in bays] + [(4.0, 7.4, .5, 2.8)], stone, .4)
    for a, b in bays:
        H.window(a, b, 4, 2.35, 3.0, M.tinted_glass((.6, .62, .63)), bronze, 4, 1, recess=.2, bar=.05)
        K.span(a - .05, a + .07, 3.93, 4.45, 0, 3.0, bronze, .006)
        K.span(b - .07, b + .05, 3.93, 4.45, 0, 3.0, bronze, .006)
    H.window(4.0, 7.4, 4, .5, 2.8, M.tinted_glass((.42, .44, .45)), bronze, 3, 1, recess=.15, bar=.05)
    K.span(-9.6, 9.6, 2.6, 4.6, 4.4, 4.62, bronze, .02)
    K.plane((0, 3.35, 4.395), (19, 1.5), M.wood((.30, .15, .06), axis=0, plank=.12), (180, 0, 0))
    H.raw_box(-8.9, 8.9, 4.4, 11, -.02, .004, M.concrete((.20, .19, .18), .3, polish=.5))
    for box in ((-8.9, 8.9, 11, 11.2, 0, 4.3), (-9, -8.8, 4.4, 11, 0, 4.3), (8.8, 9, 4.4, 11, 0, 4.3), (3.2, 3.35, 4.4, 11, 0, 4.3)):
        H.raw_box(*box, white)
    H.raw_box(-8.9, 8.9, 4.4, 11, 4.25, 4.3, white)
    rack(-6.2, 10.85), rack(-.9, 10.85)
    for x in (-4.6, .4):
        K.area((x, 7.6, 4.2), (x, 7.6, 0), 3.4, 300, K.kelvin(3300), size_y=5, visible=False, glossy=False)
        for dx in (-1.2, 0, 1.2):
            K.box((x + dx, 7.6, 4.1), (.09, 4.6, .05), M.emission(K.kelvin(3400), 7, False))
    K.area((5.7, 7.5, 4.2), (5.7, 7.5, 0), 3, 110, K.kelvin(2900), size_y=4, visible=False, glossy=False)
    for x in (-7.6, -2.1, 3.2, 8.0):
        K.box((x, 3.9, 2.5), (.10, .16, .36), bronze, .01)
        K.area((x, 3.86, 2.3), (x, 3.92, 0), .1, 9, K.kelvin(2800), visible=False, glossy=False)
        K.area((x, 3.86, 2.7), (x, 3.92, 6), .1, 9, K.kelvin(2800), visible=False, glossy=False)
    oaks(((-13, 9, 1.3), (13.5, 8, 1.25)))
    K.plane((0, 200, -.03), (900, 380), M.principled('meadow', (.03, .032, .016), 1, spec=.05))
    for i, (r, h, c) in enumerate([(420, 12, (.022, .026, .030)), (640, 26, (.045, .046, .060))]):
        ring(r, h, M.principled('far', c, 1, spec=0), i)


def rack(x, y):
    """Film rolls on a wall rack, ends toward the room."""
    tones = ((.015, .016, .018), (.05, .05, .055), (.12, .12, .12), (.03, .028, .026))
    for row in range(3):
        z = 1.15 + row * .5
        K.span(x - .1, x + 3.1, y - .32, y - .28, z - .13, z - .10, M.principled('rail', (.03, .03, .03), .4, metal=.7))
        for i in range(2):
            c = tones[(row * 2 + i) % 4]
            K.lathe([(0, 0), (.09, 0), (.09, 1.4), (0, 1.4)], M.principled('roll', c, .16, coat=.5), 'X', 48).location = (x + i * 1.55, y - .3, z)


def bay(door=True):
    """Inside the shop: polished floor, limestone behind (y = 5), long ceiling lights, the open door to the evening at -X."""
    sky((-1, .1), glow=1.2, strength=.55)
    K.plane((0, 0, 0), (60, 60), M.concrete((.13, .125, .12), .22, polish=.7))
    H.wall_x(-7, 9, 4.6, 0, 4.4, [], M.limestone(1.2, (.40, .36, .31)), .4)
    white = M.principled('wall', (.10, .10, .10), .8)
    H.raw_box(-7, 9, -9, 4.6, 4.3, 4.4, white)
    for x0, x1 in ((-7.3, -7),):
        H.raw_box(x0, x1, 2.6, 4.6, 0, 4.4, white), H.raw_box(x0, x1, -9, -4.4, 0, 4.4, white), H.raw_box(x0, x1, -4.4, 2.6, 3.2, 4.4, white)
    K.span(-7.05, -6.9, -4.5, -4.35, 0, 3.2, M.principled('jamb', (.02, .02, .02), .4))
    rack(.2, 4.6), rack(-4.4, 4.6)
    for x in (-2.4, 0, 2.4):
        K.area((x, 0, 4.2), (x, 0, 0), .28, 75, K.kelvin(4300), size_y=7, visible=True)
    K.area((-2, 4.0, 4.1), (-1, 4.6, 1.2), 8, 60, K.kelvin(3000), size_y=.2, visible=False, glossy=False)
    water(LAKE)
    ring(420, 14, M.principled('far', (.03, .03, .04), 1, spec=0), 1)


def studio(warm=1.0, cool=1.0, floor=(.03, .032, .035), rough=.22):
    """Dark seamless room: a long soft box above, a warm horizon behind, a cool one in front."""
    K.background((.006, .007, .009), 1)
    K.plane((0, 0, 0), (60, 60), M.concrete(floor, rough, polish=.4, scale=.6))
    K.area((0, 0, 4.6), (0, 0, 0), 1.5, 130, K.kelvin(5600), size_y=7.5, visible=False)
    K.area((-7, 1, 1.4), (0, 0, .9), .7, 190 * warm, K.kelvin(2900), size_y=11, visible=False)
    K.area((7.5, 0, 3.6), (0, 0, .8), 1.1, 170 * cool, K.kelvin(7200), size_y=9, visible=False)
