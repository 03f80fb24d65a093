"""Close view of a window bar: the film stops a hair before the gasket, a card presses the last corner down."""
from kit import core as K, house as H, materials as M, outside as O


def film_edge():
    steel = M.principled('steel', (.016, .016, .017), .34)
    rubber = M.principled('gasket', (.008, .008, .008), .7)
    # bars: one upright left, one rail below; the pane fills the corner between them
    K.span(-.30, -.22, -.05, .05, -.6, 1.0, steel, .004)
    K.span(-.30, 1.6, -.055, .055, -.31, -.23, steel, .004)
    K.span(-.22, -.212, -.012, .012, -.23, 1.0, rubber, .002)
    K.span(-.22, 1.6, -.012, .012, -.23, -.222, rubber, .002)
    H.raw_box(-.22, 1.6, 0, .006, -.23, 1.0, M.tinted_glass((.97, .985, .98), ior=1.3, reflect=.6, name='pane'))
    # film on the room side, its upper right part still peeled away from the glass
    film = M.tinted_glass((.40, .42, .425), ior=1.5)
    n, v = 60, []
    for i in range(n + 1):
        for j in range(n + 1):
            x, z = -.205 + 1.2 * i / n, -.215 + 1.0 * j / n
            d = max(0, (x * .82 + z * .58) - .42)
            v.append((x - .9 * d ** 2, -.002 - 1.5 * d ** 1.8, z - .55 * d ** 2))
    K.mesh('film', v, [(i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1) for i in range(n) for j in range(n)], film, smooth=True)
    amber, grip = M.principled('card', (.72, .20, .02), .32, coat=.5), M.principled('grip', (.015, .015, .016), .45)
    K.group([K.box((0, 0, 0), (.115, .004, .085), amber, .0015), K.box((0, 0, .05), (.12, .016, .03), grip, .006)], (.12, -.016, -.03)).rotation_euler = (.16, .62, 0)
    # sill with a few drops left from the slip solution
    K.span(-.6, 1.8, -.40, -.05, -.36, -.315, M.wood((.30, .16, .075), axis=0, plank=.5, rough=.3), .006)
    O.hill_country('golden', -1.4, ((-3.4, 11, .9), (3.2, 12, 1.0)), 80)
    O.light('golden', (-.62, -.60, -.34), 6)
    K.area((-1.2, -1.6, .9), (0, 0, 0), .8, 14, K.kelvin(4800), size_y=1.2, visible=False)
    K.camera((-.16, -1.02, .12), (.16, 0, .06), 42, fstop=1.6, focus=(.02, 0, 0))
    return dict(samples=40, grade=dict(exposure=.85, bloom=.12))


PICTURES = {'residential/film-edge': film_edge}
