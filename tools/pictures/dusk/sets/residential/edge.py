"""Close view of a window bar: the film stops a hair before the gasket, a card presses the last corner down."""
import math
from kit import core as K, house as H, materials as M, outside as O

FOLD = (.66, .75)           # direction in the pane in which the film is peeled off
RADIUS, TURN = .085, 1.9    # how tightly it bends, and how far (radians)


def film_edge():
    steel = M.principled('steel', (.016, .016, .017), .34)
    rubber = M.principled('gasket', (.008, .008, .008), .7)
    # bars: one upright left, one rail below; the pane fills the corner between them
    K.span(-.30, -.22, -.05, .05, -.6, 1.0, steel, .004)
    K.span(-.30, 1.6, -.055, .055, -.31, -.23, steel, .004)
    K.span(-.22, -.212, -.012, .012, -.23, 1.0, rubber, .002)
    K.span(-.22, 1.6, -.012, .012, -.23, -.222, rubber, .002)
    H.raw_box(-.22, 1.6, 0, .006, -.23, 1.0, M.tinted_glass((.97, .985, .98), ior=1.3, reflect=.6, name='pane'))
    # film on the room side: laid below a slanting fold, peeled towards us above it
    film = M.tinted_glass((.30, .32, .325), ior=1.75)
    n, m, v = 60, 90, []
    for i in range(n + 1):
        for j in range(m + 1):
            d, t = .50 - .95 * j / m, -.8 + 1.6 * i / n         # across the fold (peeled where above 0), along it
            a = min(max(d, 0) / RADIUS, TURN)
            rest = max(0, d - RADIUS * TURN)
            across = .17 + (d if d < 0 else RADIUS * math.sin(a) + rest * math.cos(TURN))
            x, z = FOLD[0] * across - FOLD[1] * t, FOLD[1] * across + FOLD[0] * t
            v.append((max(x, -.205), -.002 - RADIUS * (1 - math.cos(a)) - rest * math.sin(TURN), max(z, -.215)))
    faces = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    K.mesh('film', v, faces, film, smooth=True)
    amber, grip = M.principled('card', (.72, .20, .02), .32, coat=.5), M.principled('grip', (.015, .015, .016), .45)
    card = K.group([K.box((0, 0, 0), (.15, .004, .10), amber, .0015), K.box((0, -.002, -.052), (.156, .018, .03), grip, .006)], (-.03, -.02, .03))
    card.rotation_euler = (-.32, .72, 0)
    # sill with a few drops left from the slip solution
    K.span(-.6, 1.8, -.40, -.05, -.36, -.315, M.wood((.30, .16, .075), axis=0, plank=.5, rough=.3), .006)
    O.hill_country('golden', -1.4, ((-3.4, 11, .9), (3.2, 12, 1.0)), 80)
    O.light('golden', (-.62, -.60, -.34), 6)
    K.area((-1.2, -1.6, .9), (0, 0, 0), .8, 14, K.kelvin(4800), size_y=1.2, visible=False)
    K.area((1.2, -.9, 1.3), (.2, 0, .2), .4, 5, K.kelvin(5600), size_y=1.4, visible=False)
    K.plane((0, -2.6, .5), (8, 5), M.principled('room', (.16, .13, .10), .9), (90, 0, 0))
    K.camera((-.20, -.98, .17), (.13, 0, .07), 42, fstop=2.4, focus=(.06, -.03, .06))
    return dict(samples=6, size=(1200, 800), grade=dict(exposure=1.15, bloom=.12))


PICTURES = {'residential/film-edge': film_edge}
