"""What is seen through the windows (towards +Y): terrace, meadow, oaks, lake, ridges, and the light of an hour."""
import math, random
from . import core as K, materials as M, nature as T


def slope(x, y, level, drop=9.0, far=62.0):
    """Height of the meadow: level at the house, falling to the lake."""
    t = min(1, max(0, (y - 6) / (far - 6)))
    return level - drop * t * t * (3 - 2 * t) + .35 * math.sin(x * .07 + y * .05) + .15 * math.sin(x * .21 - y * .13)


def meadow(level, drop=9.0, near=2.0, tone=(.20, .17, .08), seed=6):
    """Ground mesh, dry grass near the house."""
    n = M.N('meadow')
    co = n.coord('Object')
    patch = n.noise(co, scale=.35, detail=8, rough=.7)
    r, g, b = tone
    col = n.ramp(patch, [(.34, (r, g, b)), (.52, (r * .8, g * .95, b * .75)), (.68, (r * .42, g * .62, b * .45))])
    mat = n.done(n.new('BsdfPrincipled', {'Base Color': col, 'Roughness': 1, 'Specular': .05, 'Normal': n.bump(n.noise(co, scale=9, detail=4), .6, .08)}), flat=tone)
    xs, ys = [-170 + i * 5 for i in range(69)], [near + (82 - near) * (j / 50) ** 1.5 for j in range(51)]
    v = [(x, y, slope(x, y, level, drop)) for y in ys for x in xs]
    f = [(j * 69 + i, j * 69 + i + 1, (j + 1) * 69 + i + 1, (j + 1) * 69 + i) for j in range(50) for i in range(68)]
    K.mesh('meadow', v, f, mat, smooth=True)
    rng = random.Random(seed)
    tufts = [T.tuft(rng, 60, .55, .26, .007, M.leaf((r * 1.5, g * 1.3, b * 1.1), .5), .6) for _ in range(4)]
    for _ in range(1500):
        x, y = rng.uniform(-16, 16), near + 1 + 20 * rng.random() ** 2
        K.instance(rng.choice(tufts), (x, y, slope(x, y, level, drop) - .03), (0, 0, rng.uniform(0, 6.3)), rng.uniform(.6, 1.35))


def oaks(level, near=(), count=70, drop=9.0, tone=(.05, .07, .02), seed=6, leaves=20000):
    """near: (x, y, scale) of the trees that stand out; the others are strewn down the slope, clear of the axis."""
    bark, leaf = M.principled('bark', (.06, .045, .035), .95), M.leaf(tone, .4)
    trees = [T.tree(s, 7.5, 3.6, bark, leaf, leaves, 3) for s in (11, 23)]
    for t in trees:
        t[0].location = t[1].location = (0, 0, -300)
    rng = random.Random(seed)
    for x, y, s in near:
        T.place_tree(trees[0], (x, y, slope(x, y, level, drop) - .1), rng.uniform(0, 6), s)
    for _ in range(count):
        y = rng.uniform(24, 72)
        x = rng.choice((-1, 1)) * rng.uniform(2 + y * .06, 20 + y * .9)
        T.place_tree(rng.choice(trees), (x, y, slope(x, y, level, drop) - .3), rng.uniform(0, 6), rng.uniform(.45, .8))


def lake(z, tone=(.02, .035, .045)):
    """A calm lake seen from afar: long swells for a normal, and what is smaller than a pixel as roughness."""
    n = M.N('lake')
    place, away = n.coord('Object'), n.new('CameraData').outputs['View Distance']
    swell = n.bump(n.noise(n.mapping(place, scale=(.02, .09, 1)), scale=1, detail=3, rough=.5), .12, 1.0)
    K.plane((0, 470, z), (2400, 810), n.done(n.new('BsdfPrincipled', {'Base Color': tone, 'Roughness': n.maprange(away, 40, 300, .06, .16), 'Normal': swell})))


def ridges(rows, seed=2):
    """rows: (distance, height, color) from near to far; the near ones carry a bumpy line of trees."""
    for i, (y, z, color) in enumerate(rows):
        n = M.N('ridge')
        spots = n.noise(n.coord('Object'), scale=.16, detail=9, rough=.75)
        r, g, b = color
        k = .45 / (i + 1)
        col = n.ramp(spots, [(.38, (r * (1 - k), g * (1 - k), b * (1 - k))), (.62, (r * (1 + k), g * (1 + k), b * (1 + k * .6)))])
        T.hills(y, z, z * .16 + 2, n.done(n.new('BsdfDiffuse', {'Color': col}), flat=color), -900, 900, seed + i * 3, 900)


HOURS = {   # gradient of the sky, its strength, where sunlight travels, its power and color, ridges
    'afternoon': ([(-1, (.3, .25, .2)), (-.01, (1.2, 1.04, .88)), (.08, (1.12, 1.08, 1.02)), (.3, (.60, .80, 1.05)), (1, (.24, .42, .80))], 1.15,
                  (-.30, -.82, -.50), 10.0, (1.0, .85, .64), ((.085, .10, .06), (.17, .20, .20), (.34, .37, .40))),
    'golden': ([(-1, (.2, .14, .1)), (-.01, (1.9, 1.0, .46)), (.05, (1.7, .98, .52)), (.16, (1.1, .86, .70)), (.4, (.42, .52, .72)), (1, (.14, .24, .50))], .9,
               (-.42, -.86, -.26), 7.0, (1.0, .62, .30), ((.08, .06, .04), (.20, .14, .12), (.42, .29, .24))),
    'blue': ([(-1, (.02, .02, .03)), (-.02, (.5, .25, .12)), (.03, (1.25, .55, .25)), (.10, (.85, .48, .38)), (.26, (.26, .30, .46)), (.6, (.07, .12, .25)), (1, (.03, .06, .15))], .6,
             None, 0, None, ((.035, .04, .045), (.06, .065, .08), (.12, .11, .13))),
    'cool': ([(-1, (.10, .12, .14)), (-.01, (.80, .86, .92)), (.1, (.70, .80, .92)), (.4, (.42, .56, .80)), (1, (.22, .36, .66))], .9,
             (.62, -.55, -.56), 5.0, (1.0, .93, .82), ((.07, .09, .07), (.17, .21, .23), (.36, .41, .46))),
}


def light(hour, sun=None, power=None, gain=1.0):
    """Sky and sun of an hour; sun overrides the direction in which sunlight travels, gain lifts the sky."""
    stops, strength, direction, watts, color, _ = HOURS[hour]
    K.gradient_world(stops, strength * gain)
    if direction:
        K.sun(sun or direction, watts if power is None else power, color, .6)


def hill_country(hour, level=-.6, near=((-7, 15, .9), (9, 19, 1.0)), count=70, water=True, seed=6, near_edge=2.0):
    """The whole view of an hour, without its light."""
    tones = HOURS[hour][5]
    meadow(level, near=near_edge, seed=seed)
    oaks(level, near, count, seed=seed)
    if water:
        lake(level - 9.4)
    else:
        K.plane((0, 470, level - 9.4), (2400, 810), M.principled('land', tuple(c * 1.1 for c in tones[0]), 1, spec=0))
    ridges([(330, 10, tones[0]), (520, 30, tones[1]), (800, 54, tones[2])], seed)
