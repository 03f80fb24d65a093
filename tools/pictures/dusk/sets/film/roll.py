"""A roll of dark ceramic film, unrolled across a slate bench."""
import math
from kit import core as K, materials as M


def film_roll():
    """A roll of dark ceramic film, unrolled across a slate bench, warm rim and cool fill."""
    slate = M.concrete((.028, .03, .033), .42, polish=.15, scale=3)
    K.plane((0, 0, 0), (14, 14), slate)
    r0, r1, L = .17, .30, 1.5
    film = M.N('filmroll')
    p = film.new('BsdfPrincipled', {'Base Color': (.006, .008, .010), 'Roughness': .06, 'Specular': .7, 'Clearcoat': 1, 'Clearcoat Roughness': .02})
    filmm = film.done(p)
    # end faces: fine concentric winding rings
    e = M.N('rollend')
    sep = e.new('SeparateXYZ', {0: e.coord('Object')})
    rad = e.math('SQRT', e.math('ADD', e.math('POWER', sep.outputs[1], 2), e.math('POWER', sep.outputs[2], 2)))
    ring = e.new('TexNoise', {'Scale': 420.0, 'Detail': 3.0, 'W': rad}, noise_dimensions='1D')
    ee = e.done(e.new('BsdfPrincipled', {'Base Color': e.ramp(ring.outputs[0], [(.35, (.008, .009, .011)), (.6, (.03, .032, .036)), (.75, (.10, .10, .105))]), 'Roughness': .35, 'Normal': e.bump(ring.outputs[0], .5, .003)}))
    core = M.principled('core', (.42, .33, .24), .8)
    K.lathe([(r1 - .004, -L / 2), (r1, -L / 2 + .004), (r1, L / 2 - .004), (r1 - .004, L / 2)], filmm, 'X', 160).location = (0, 0, r1)
    for s in (-1, 1):
        K.lathe([(r0, s * L / 2), (r1 - .004, s * L / 2)], ee, 'X', 160).location = (0, 0, r1)
        K.lathe([(r0 - .018, -s * L * .3), (r0 - .018, s * (L / 2 + .012)), (r0, s * (L / 2 + .012)), (r0, s * L / 2)], core, 'X', 128).location = (0, 0, r1)
    # the tongue of film leaving the roll: tangential, touching down, edge curling up towards us
    tint = M.tinted_glass((.30, .33, .35), ior=1.9, name='tongue')
    n = 140
    v, f = [], []
    for i in range(n + 1):
        t = i / n
        if t < .35:      # wraps the underside of the roll
            a = -math.pi / 2 - (1 - t / .35) * 1.2
            y, z = (r1 + .002) * math.cos(a), r1 + (r1 + .002) * math.sin(a)
        else:
            s = (t - .35) / .65
            z = .003 + .34 * max(0, s - .42) ** 2.1 * 2.2
            y = -s * 1.75
        for x in (-L / 2 + .01, L / 2 - .01):
            v.append((x, y, z))
    for i in range(n):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    K.mesh('tongue', v, f, tint, smooth=True)
    # utility knife and squeegee resting at the side
    steel = M.brushed_steel()
    dark = M.principled('grip', (.012, .013, .015), .38, coat=.4)
    amber = M.principled('amber', (.75, .20, .015), .32, coat=.6)
    K.box((1.25, -.62, .035), (.30, .62, .05), amber, bevel=.02, rot=(0, 0, 24))
    K.box((1.385, -.93, .02), (.36, .05, .016), dark, bevel=.006, rot=(0, 0, 24))
    K.area((-3.2, 2.8, 2.6), (0, 0, .3), 1.0, 170, K.kelvin(3300), size_y=3.2, visible=False)
    K.area((2.8, 3.0, 1.6), (0.2, 0, .3), .6, 110, K.kelvin(7800), size_y=2.8, visible=False)
    K.area((0, 3.6, .9), (0, 0, .2), 5.5, 90, K.kelvin(4200), size_y=.5, visible=False)
    K.area((0, -1, 4.2), (0, 0, 0), 2.4, 80, K.kelvin(5600), size_y=.7, visible=False)
    K.camera((-2.5, -3.1, 1.45), (.15, -.40, .14), 50, fstop=2.2, focus=(-.5, -.30, .25))
    return dict(samples=64, size=(1440, 900), grade=dict(exposure=.75, bloom=.05))


PICTURES = {'film/macro-film-roll': film_roll}
