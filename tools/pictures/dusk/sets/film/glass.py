"""Four films on a house and on a shop, from outside in the afternoon: the left half of the glass bare, the right half filmed."""
from functools import partial
import math, random
import bpy
from kit import core as K, furniture as F, house as H, materials as M, nature as T, outside as O

# What glass and film let through and mirror outside, in shares of the light, and the tone of both. All lie
# within the ranges in src/content/films.yaml: a light one, a dark one, a mirror, an even gray.
FILMS = {
    'clear-view-plus': (.40, .10, (.97, 1.01, 1.0), (1, 1, 1)),
    'clear-view-ceramic': (.12, .085, (1.16, .97, .74), (1, 1, 1)),
    'daylight': (.12, .50, (.95, 1, 1.04), (1, 1, 1)),
    'neutral': (.25, .11, (1, 1, 1), (1.1, 1, .86)),
}
# Where live oaks stand in the mirror: how far to the left and away, their size and turn.
OAKS = ((-9.4, 58, .95, .6), (-5.4, 104, .8, 2.1))
PANE, MIRROR = .90, .08       # bare glass


def glass(through, mirrored, tone=(1, 1, 1), sheen=(1, 1, 1), rough=0):
    """The panes show us their back, so the index is that of air seen from the glass."""
    root = mirrored ** .5
    return M.tinted_glass(tuple(through / (1 - mirrored) * c for c in tone), rough, ior=(1 - root) / (1 + root), reflect_tint=sheen)


def window(name, half, low, high, frame):
    """A pane of bare glass with film on its right half. What the film mirrors passes the glass twice."""
    H.window(-half, half, 0, low, high, glass(PANE, MIRROR), frame, recess=.04, bar=.045)
    through, mirrored, tone, sheen = FILMS[name]
    # a mirror film on glass is a little less sharp than a mirror
    film = glass(through / PANE, (mirrored - MIRROR) / PANE ** 2, tone, sheen, .018 if name == 'daylight' else 0)
    K.mesh('film', [(-half, .079, low), (0, .079, low), (0, .079, high), (-half, .079, high)], [(0, 1, 2, 3)], film)
    H.raw_box(-half / 95, half / 95, .078, .084, low, high, M.emission((1, .47, .02), 1.3, sampled=False))


def living_room():
    plaster, wool = M.principled('plaster', (.68, .67, .65), .92), M.fabric((.50, .48, .45))
    H.raw_box(-3.2, 3.2, -3.4, 0, -.1, 0, M.wood((.36, .215, .11), axis=0, plank=.17, rough=.38))
    for x0, x1, y0, y1, z0, z1 in ((-3.2, 3.2, -3.6, .1, 2.8, 2.9), (-3.2, 3.2, -3.6, -3.4, 0, 2.8), (-3.3, -3.2, -3.4, 0, 0, 2.8), (3.2, 3.3, -3.4, 0, 0, 2.8)):
        H.raw_box(x0, x1, y0, y1, z0, z1, plaster)
    F.sofa(0, -2.6, 180, wool, M.fabric((.34, .11, .035)), 2.5, .12)
    # one large picture across the line: a sun above a lake
    K.span(-.92, .92, -3.40, -3.35, 1.12, 2.42, M.principled('frame', (.05, .035, .02), .5), .005)
    K.span(-.87, .87, -3.35, -3.33, 1.17, 2.37, M.principled('art', (.62, .56, .44), .7))
    K.span(-.87, .87, -3.33, -3.325, 1.17, 1.55, M.principled('art', (.04, .16, .19), .7))
    K.lathe([(0, 0), (.40, 0), (.40, .012), (0, .012)], M.principled('art', (.62, .16, .02), .7), 'Y', 96).location = (0, -3.325, 1.86)
    F.floor_lamp(-1.66, -2.9, M.principled('shade', (.78, .66, .46), .8), 2.0)
    F.plant(1.72, -2.7, 4, 1.2)
    K.area((0, -1.8, 2.75), (0, -2.2, 0), 4, 740, K.kelvin(6600), size_y=2.6, visible=False, glossy=False)


def mirrored_land():
    """What the mirror film shows: soft clouds, hazy wooded ridges, live oaks in a meadow. Where it is dark, the room shows."""
    n = M.N('sky')
    place = n.coord('Object')
    high = n.new('SeparateXYZ', {0: place}).outputs[1]
    sky = n.ramp(n.maprange(high, -300, 60), [(0, (.98, .96, .92)), (.4, (.52, .72, .96)), (1, (.22, .42, .80))])
    puffs = n.noise(n.mapping(place, scale=(.006, .015, 1), loc=(1.7, .4, 0)), scale=1, detail=6, rough=.5)
    clouds = n.maprange(puffs, .47, .63, smooth=True)
    card = K.plane((0, 900, 300), (3200, 720), n.done(n.new('Emission', {'Color': n.mix(clouds, sky, (1.45, 1.42, 1.36)), 'Strength': 2.1})), (90, 0, 0))
    card.visible_diffuse = card.visible_shadow = False
    for i, (y, z, tone) in enumerate(((170, 3, (.15, .22, .09)), (330, 13, (.34, .46, .36)), (800, 46, (.66, .80, .90)))):
        n = M.N('ridge')
        woods = n.noise(n.mapping(n.coord('Object'), scale=(1, 1, 2)), scale=(.5, .16, .05)[i], detail=8, rough=.7)
        tones = [(at, tuple(c * k for c in tone)) for at, k in ((.36, 1 - .5 / (i + 1)), (.64, 1 + .5 / (i + 1)))]
        ridge = T.hills(y, z, z * .16 + 2, n.done(n.new('Emission', {'Color': n.ramp(woods, tones)})), -900, 900, 6 + i * 3, 3600)
        ridge.visible_diffuse = False
    n = M.N('meadow')
    tufts = n.noise(n.mapping(n.coord('Object'), scale=(1, .25, 1)), scale=.6, detail=8, rough=.7)
    K.plane((0, 105, -1), (1600, 200), n.done(n.new('Emission', {'Color': n.ramp(tufts, [(.35, (.20, .24, .08)), (.65, (.80, .72, .34))])}))).visible_diffuse = False
    n = M.N('leaves')
    light = n.noise(n.coord('Object'), scale=1.1, detail=4, rough=.6)
    leaves = n.done(n.new('Emission', {'Color': n.ramp(light, [(.38, (.045, .085, .02)), (.66, (.42, .50, .14))])}))
    oak = T.tree(11, 7.5, 3.6, M.emission((.13, .085, .05), 1, sampled=False), leaves, 30000, 3, size=(.08, .15))
    for part in oak:
        part.location = (0, 0, -300)
    rng = random.Random(5)
    grove = [(rng.uniform(-48, 14), rng.uniform(120, 168), rng.uniform(.45, .8), rng.uniform(0, 6)) for _ in range(46)]
    for x, y, size, turn in (*OAKS, *grove):
        T.place_tree(oak, (x, y, -1.2), turn, size)


def outdoors(name, lens, eye, shift, walls):
    """The light, the camera, and what the glass mirrors: a clear sky, and in the mirror film the land and clouds, too."""
    for wall in walls:          # no stone in the mirror
        wall.visible_glossy = False
    H.raw_box(-9, 9, .42, 4.5, -.7, -.02, M.concrete((.28, .25, .21), .8)).visible_glossy = False
    if name == 'daylight':
        mirrored_land()
    O.light('cool', (-.24, -.86, -.34), 10)
    K.gradient_world([(-1, (.12, .11, .10)), (-.15, (.12, .11, .10)), (.12, (.60, .74, .95)), (1, (.22, .40, .80))], 1.3)
    K.camera((0, 8, eye), (0, .1, eye), lens, shift=(0, shift))        # a low eye: a low horizon in the mirror
    return dict(samples=24, size=(1008, 672), grade=dict(exposure=.6, bloom=.05, contrast=2.5, saturation=1.15, warmth=-.08))


def house(name):
    before = set(bpy.data.objects)
    H.wall_x(-7, 7, 0, -.6, 4.2, [(-1.4, 1.4, .42, 2.28)], M.limestone(1.15, (.64, .57, .47)), .42)
    K.span(-1.5, 1.5, .2, .5, .34, .42, M.concrete((.60, .55, .47), .7), .01)
    walls = set(bpy.data.objects) - before
    window(name, 1.4, .42, 2.28, M.principled('steel', (.012, .012, .013), .38))
    living_room()
    return outdoors(name, 91, .95, .128, walls)


def goods():
    """Three large pots on a bench before a white wall, the middle one across the line, and a lamp above each half."""
    white, oak = M.principled('wall', (.68, .67, .65), .92), M.wood((.36, .215, .11), axis=0, plank=.4)
    H.raw_box(-4, 4, -3.4, 0, -.1, 0, M.wood((.30, .18, .09), axis=1, plank=.16))
    for x0, x1, y0, y1, z0, z1 in ((-4, 4, -3.6, .1, 3.5, 3.6), (-4, 4, -3.6, -3.4, 0, 3.5), (-4.1, -4, -3.4, 0, 0, 3.5), (4, 4.1, -3.4, 0, 0, 3.5)):
        H.raw_box(x0, x1, y0, y1, z0, z1, white)
    F.table(0, -1.5, (3.3, .9), oak, F.dark(), .8)
    body = [(0, 0), (.15, 0)] + [(.15 + .21 * math.sin(math.pi * t / 26), .86 * t / 26) for t in range(1, 22)] + [(.24, .76), (.19, .82), (.21, .86), (.19, .86), (.16, .80)]
    for x, s, tone in ((-1.15, .82, (.10, .26, .28)), (0, 1.15, (.50, .15, .03)), (1.15, .82, (.10, .26, .28))):
        K.lathe([(r * s, h * s) for r, h in body], M.principled('pot', tone, .45), 'Z', 96).location = (x, -1.5, .8)
    grass = T.tuft(random.Random(4), 34, .95, .07, .014, M.leaf((.42, .30, .12), .4), .55)
    grass.location = (0, -1.5, 1.62)
    for side in (-1, 1):
        for low in (1.80, 2.28):
            K.span(side * .72, side * 1.95, -3.4, -3.1, low, low + .045, oak)
        for i, (x, low, s) in enumerate(((.9, 1.845, .75), (1.25, 1.845, 1.1), (1.65, 1.845, .85), (1.0, 2.325, 1.1), (1.4, 2.325, .75), (1.72, 2.325, 1.0))):
            F.vase(side * x, -3.25, low, ((.60, .54, .44), (.34, .11, .03), (.07, .22, .25))[i % 3], s)
        F.pendant(side * .55, -1.3, 2.78, M.principled('shade', (.05, .05, .045), .4, coat=.3), .24, .26, 16, .8)
    K.area((0, -1.7, 3.4), (0, -1.9, 0), 5, 1150, K.kelvin(6600), size_y=2.8, visible=False, glossy=False)


def shop(name):
    bronze = M.principled('bronze', (.030, .026, .022), .35, metal=.6)
    goods()
    before = set(bpy.data.objects)
    H.wall_x(-9, 9, 0, -.6, 5, [(-1.9, 1.9, .3, 2.85)], M.limestone(1.0, (.60, .53, .44)), .42)
    K.span(-2.0, 2.0, .1, .5, .2, .3, bronze, .01)
    walls = set(bpy.data.objects) - before
    window(name, 1.9, .3, 2.85, bronze)
    return outdoors(name, 67.5, 1.0, .137, walls)


PICTURES = {f'film/{build.__name__}-{name}': partial(build, name) for build in (house, shop) for name in FILMS}
