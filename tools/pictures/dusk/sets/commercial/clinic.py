"""Clinic waiting room: frosted film with a cut line pattern up to eye height, clear film above, cool morning."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O


def frosted():
    """Privacy film: white scatter with clear stripes that grow wider towards the top."""
    n = M.N('frosted')
    z = n.new('SeparateXYZ', {0: n.coord('Object')}).outputs[2]
    phase = n.math('FRACT', n.math('MULTIPLY', z, 9.0))
    clear = n.math('LESS_THAN', phase, n.maprange(z, .2, 1.75, .08, .62))
    gl = n.new('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': .05})
    scatter = n.mixsh(.5, n.new('BsdfTranslucent', {'Color': (.86, .90, .90)}), n.new('BsdfDiffuse', {'Color': (.80, .84, .84)}))
    open_part = n.mixsh(n.new('Fresnel', {'IOR': 1.4}).outputs[0], n.new('BsdfTransparent', {'Color': (.60, .63, .63)}), gl)
    return n.done(n.mixsh(clear, n.mixsh(.35, scatter, n.new('BsdfTransparent', {'Color': (.7, .74, .74)})), open_part))


def shell():
    frame = M.principled('frame', (.05, .052, .05), .4)
    white = M.principled('white', (.74, .73, .70), .9)
    H.raw_box(-5, 4.4, -7.5, .1, -.1, 0, M.concrete((.52, .49, .45), .35, polish=.25, scale=.8))
    H.raw_box(-5, 4.4, -7.5, .3, 3.1, 3.2, white)
    H.raw_box(-5, 4.4, -7.7, -7.5, 0, 3.1, white)
    H.raw_box(4.4, 4.6, -7.5, .3, 0, 3.1, white)
    H.raw_box(-5.2, -5, -7.5, .3, 0, 3.1, M.principled('sage', (.28, .33, .27), .9))
    H.wall_x(-5, 4.4, 0, 0, 3.1, [(-4.2, 3.6, .1, 2.85)], white, .3)
    clear, frost = M.tinted_glass((.58, .61, .61), ior=1.45), frosted()
    for i in range(4):
        a = -4.2 + i * 1.95
        H.window(a, a + 1.95, 0, .1, 1.75, frost, frame, 1, 1, recess=.08, bar=.045)
        H.window(a, a + 1.95, 0, 1.75, 2.85, clear, frame, 1, 1, recess=.08, bar=.045)


def furnish():
    oak, sage = M.wood((.42, .27, .14), axis=0, plank=.2, rough=.4), M.fabric((.20, .26, .22))
    clay = M.fabric((.36, .16, .08))
    for i, mat in enumerate((sage, sage, clay, sage)):
        F.armchair(-3.3 + i * 1.15, -.95, 0, mat, oak)
    for i, mat in enumerate((clay, sage)):
        F.armchair(-4.35, -2.5 - i * 1.1, 90, mat, oak)
    F.round_table(-2.0, -2.5, .5, oak, oak, .42)
    F.stack(-1.95, -2.5, .42)
    F.vase(-2.2, -2.3, .42, (.60, .57, .52), .8)
    K.box((-2.1, -2.4, .01), (3.9, 2.6, .02), M.fabric((.50, .47, .42), 90), .006)
    F.plant(2.1, -.85, 9, 1.1, 0, (.60, .58, .54))
    F.plant(-4.5, -.75, 4, .95, 0, (.60, .58, .54))
    K.span(2.7, 4.4, -5.4, -2.6, 0, 1.06, M.wood((.40, .26, .135), axis=2, plank=.1), .01)
    K.span(2.6, 4.4, -5.5, -2.5, 1.06, 1.10, M.principled('top', (.74, .72, .68), .3), .008)
    F.monitor(3.4, -3.8, 1.10, 90, .5)
    F.bowl(2.95, -4.9, 1.10, (.5, .46, .4), .12)
    for i in range(3):
        K.lathe([(0, 0), (.24, 0), (.24, .05), (0, .05)], M.principled('disc', (.62, .60, .56), .6), 'Z', 64).location = (-3.2 + i * 1.25, -2.6, 2.72)
        K.lathe([(0, 0), (.22, 0)], M.emission(K.kelvin(4200), 4, sampled=False), 'Z', 64).location = (-3.2 + i * 1.25, -2.6, 2.715)
        K.box((-3.2 + i * 1.25, -2.6, 2.94), (.008, .008, .34), F.dark())
    for i in range(3):
        K.box((-4.98, -1.7 - i * .75, 1.75), (.03, .55, .75), M.principled('art', ((.56, .52, .44), (.40, .18, .09), (.16, .22, .20))[i], .7))


def clinic():
    shell()
    furnish()
    O.hill_country('cool', -.3, ((-5.5, 9, .9), (1.0, 11, 1.0), (5.5, 8, .95)), 60, water=False)
    O.light('cool', (-.52, -.62, -.52), 8)
    K.area((0, -4.5, 3.05), (0, -4.5, 0), 7, 110, K.kelvin(5000), size_y=5, visible=False, glossy=False)
    K.camera((1.25, -6.1, 1.3), (-1.35, 0, 1.3), 24, shift=(0, .0))
    return dict(samples=5, size=(1200, 800), grade=dict(exposure=1.35, bloom=.14))


PICTURES = {'commercial/clinic': clinic}
