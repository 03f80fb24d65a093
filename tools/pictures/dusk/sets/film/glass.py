"""Four films on a house and on a shop, from outside in the afternoon: the left half of the glass bare, the right half filmed."""
from functools import partial
import bpy
from kit import core as K, furniture as F, house as H, materials as M, outside as O
from sets.commercial import storefront

# What glass and film let through and mirror outside, in shares of the light, and the tone of both:
# the middle of each range in src/content/films.yaml.
FILMS = {
    'clear-view-plus': (.55, .14, (.90, 1.025, 1.02), (1, 1, 1)),
    'clear-view-ceramic': (.375, .09, (1.13, .98, .82), (1, 1, 1)),
    'daylight': (.215, .375, (.92, .99, 1.06), (.86, 1.0, 1.16)),
    'neutral': (.35, .175, (1.02, 1, .97), (1.1, 1, .84)),
}
PANE, MIRROR = .90, .08       # bare glass


def glass(through, mirrored, tone=(1, 1, 1), sheen=(1, 1, 1)):
    """The panes show us their back, so the index is that of air seen from the glass."""
    root = mirrored ** .5
    return M.tinted_glass(tuple(through / (1 - mirrored) * c for c in tone), ior=(1 - root) / (1 + root), reflect_tint=sheen)


def window(name, half, low, high, frame):
    """A pane of bare glass with film on its right half. What the film mirrors passes the glass twice."""
    H.window(-half, half, 0, low, high, glass(PANE, MIRROR), frame, recess=.04, bar=.045)
    through, mirrored, tone, sheen = FILMS[name]
    film = glass(through / PANE, (mirrored - MIRROR) / PANE ** 2, tone, sheen)
    K.mesh('film', [(-half, .079, low), (0, .079, low), (0, .079, high), (-half, .079, high)], [(0, 1, 2, 3)], film)
    H.raw_box(-half / 170, half / 170, .078, .082, low, high, M.emission((1, .47, .02), 1.3, sampled=False))


def living_room():
    plaster, wool = M.principled('plaster', (.68, .67, .65), .92), M.fabric((.50, .48, .45))
    H.raw_box(-4.4, 2.6, -3.4, 0, -.1, 0, M.wood((.36, .215, .11), axis=0, plank=.17, rough=.38))
    for x0, x1, y0, y1, z0, z1 in ((-4.4, 2.6, -3.6, .1, 2.8, 2.9), (-4.4, 2.6, -3.6, -3.4, 0, 2.8), (-4.5, -4.4, -3.4, 0, 0, 2.8), (2.6, 2.7, -3.4, 0, 0, 2.8)):
        H.raw_box(x0, x1, y0, y1, z0, z1, plaster)
    F.sofa(-.75, -2.75, 180, wool, M.fabric((.34, .11, .035)), 2.2, .12)
    K.span(-1.57, -.37, -3.40, -3.35, 1.30, 2.14, M.principled('frame', (.05, .035, .02), .5), .005)
    K.span(-1.53, -.41, -3.35, -3.33, 1.34, 2.10, M.principled('art', (.07, .17, .19), .7))
    K.span(-1.25, -.69, -3.33, -3.32, 1.34, 1.86, M.principled('art', (.30, .12, .03), .7))
    F.floor_lamp(-2.1, -2.9, M.principled('shade', (.78, .66, .46), .8), 1.9)
    F.plant(.85, -2.3, 4, 1.15)
    K.area((-.8, -1.8, 2.75), (-.8, -2.2, 0), 4, 740, K.kelvin(6600), size_y=2.6, visible=False, glossy=False)


def outdoors(name, lens, target=(0, .1, 1.5)):
    """The light, the camera, and what the glass mirrors: sky, and in the mirror film the land, too."""
    house = set(bpy.data.objects)
    H.raw_box(-9, 9, .42, 4.5, -.7, -.02, M.concrete((.28, .25, .21), .8))
    O.hill_country('afternoon', -.4, (), 60, near_edge=3.0)
    for o in set(bpy.data.objects) - house:
        o.visible_glossy = name == 'daylight'
    O.light('cool', (-.24, -.86, -.34), 10)
    K.gradient_world([(-1, (.12, .11, .10)), (-.15, (.12, .11, .10)), (.12, (.60, .74, .95)), (1, (.22, .40, .80))], 1.3)
    K.camera((1.7, 6.2, 1.3), target, lens)
    return dict(samples=12, size=(1008, 672), grade=dict(exposure=.6, bloom=.05, contrast=2.5, saturation=1.15, warmth=-.08))


def house(name):
    H.wall_x(-7, 7, 0, -.6, 4.2, [(-1.2, 1.2, .72, 2.5)], M.limestone(1.15, (.64, .57, .47)), .42)
    K.span(-1.3, 1.3, .2, .5, .64, .72, M.concrete((.60, .55, .47), .7), .01)
    window(name, 1.2, .72, 2.5, M.principled('steel', (.012, .012, .013), .38))
    living_room()
    return outdoors(name, 99, (0, .1, 1.545))


def shop(name):
    bronze = M.principled('bronze', (.030, .026, .022), .35, metal=.6)
    storefront.inside()
    for lamp in bpy.data.lights:        # warm in the evening; with the oak's share, this makes white
        lamp.color, lamp.energy = (.88, .95, 1), lamp.energy * 1.5
    K.group([o for o in bpy.data.objects if o.parent is None], (-.6, 0, 0), 180)
    H.wall_x(-9, 9, 0, -.6, 5, [(-1.9, 1.9, .3, 2.85)], M.limestone(1.0, (.60, .53, .44)), .42)
    K.span(-2.0, 2.0, .1, .5, .2, .3, bronze, .01)
    K.span(-2.3, 2.3, .2, 1.0, 2.95, 3.07, bronze, .01)
    window(name, 1.9, .3, 2.85, bronze)
    return outdoors(name, 62)


PICTURES = {f'film/{build.__name__}-{name}': partial(build, name) for build in (house, shop) for name in FILMS}
