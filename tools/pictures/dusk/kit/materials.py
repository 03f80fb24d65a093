"""Materials. Every function returns a bpy material; colors are linear RGB, lengths are in meters."""
from .nodes import N


def principled(name='p', color=(.5, .5, .5), rough=.5, metal=0., spec=.5, coat=0., coat_rough=.03, emit=None, emit_strength=1., sheen=0., aniso=0.):
    n = N(name)
    p = n.new('BsdfPrincipled', {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Specular': spec,
                                 'Clearcoat': coat, 'Clearcoat Roughness': coat_rough, 'Sheen': sheen, 'Anisotropic': aniso})
    if emit:
        n.set(p, 'Emission', emit)
        n.set(p, 'Emission Strength', emit_strength)
    return n.done(p)


def emission(color, strength=1.0, sampled=True):
    """sampled=False: seen, but not counted as a lamp (let an area light do the work, without the noise)."""
    n = N('emit')
    n.m.cycles.sample_as_light = sampled
    return n.done(n.new('Emission', {'Color': color, 'Strength': strength}))


def tinted_glass(tint=(.25, .27, .28), rough=0.0, ior=1.5, reflect=1.0, reflect_tint=(1, 1, 1), name='film'):
    """Thin glazing with film: straight-through tint plus a Fresnel mirror. Light passes it as colored
    shadow, so sun beams stay sharp and noise-free (no caustics needed). tint is what gets through:
    (.05,.05,.055) is limo film, (.35,.37,.38) a neutral 35 %, (.85,.9,.88) bare glass."""
    n = N(name)
    tr = n.new('BsdfTransparent', {'Color': tint})
    gl = n.new('BsdfGlossy', {'Color': reflect_tint, 'Roughness': rough})
    fr = n.new('Fresnel', {'IOR': ior})
    fac = n.math('MULTIPLY', fr.outputs[0], reflect, clamp=True)
    return n.done(n.mixsh(fac, tr, gl))


def brushed_steel(color=(.55, .56, .57), rough=.28, scale=(2, 400, 400)):
    n = N('steel')
    v = n.mapping(n.coord('Object'), scale=scale)
    s = n.noise(v, scale=1.0, detail=3, rough=.6)
    r = n.maprange(s, .3, .7, rough * .75, rough * 1.25)
    p = n.new('BsdfPrincipled', {'Base Color': color, 'Metallic': 1.0, 'Roughness': r, 'Normal': n.bump(s, .04, .002)})
    return n.done(p)


def limestone(scale=1.0, color=(.62, .55, .45), axis='XZ'):
    """Coursed Texas limestone for walls in object space (meters)."""
    n = N('limestone')
    co = n.coord('Object')
    sep = n.new('SeparateXYZ', {0: co})
    u = n.math('ADD', sep.outputs[0], sep.outputs[1])          # works on both wall directions
    comb = n.new('CombineXYZ', {0: u, 1: sep.outputs[2]})
    wob = n.new('VectorMath', operation='SCALE'); n.set(wob, 0, n.noise(comb, scale=6, detail=2, out='Color')); wob.inputs['Scale'].default_value = .035
    vec = n.new('VectorMath', operation='ADD'); n.set(vec, 0, comb); n.set(vec, 1, wob)
    br = n.new('TexBrick', {'Vector': vec, 'Scale': 1.0 * scale, 'Mortar Size': .012, 'Mortar Smooth': .35, 'Bias': 0.0,
                            'Brick Width': .62, 'Row Height': .21, 'Color1': (.0, .0, .0), 'Color2': (1, 1, 1), 'Mortar': (.5, .5, .5)})
    br.offset = .37; br.squash = .62; br.squash_frequency = 3; br.offset_frequency = 2
    r, g, b = color
    stone = n.ramp(br.outputs['Color'], [(0, (r * .80, g * .76, b * .70)), (.35, (r, g, b)), (.7, (r * 1.12, g * 1.12, b * 1.14)), (1, (r * .93, g * .86, b * .75))])
    fine = n.noise(vec, scale=14, detail=8, rough=.65)
    col = n.mix(.55, stone, n.ramp(fine, [(.3, (.55, .52, .48)), (.7, (1.1, 1.08, 1.04))]), 'MULTIPLY')
    col = n.mix(br.outputs['Fac'], col, (r * .72, g * .70, b * .66))
    h = n.math('SUBTRACT', n.math('MULTIPLY', fine, .5), n.math('MULTIPLY', br.outputs['Fac'], .9))
    h = n.math('ADD', h, n.math('MULTIPLY', br.outputs['Color'], .35))
    return n.done(n.new('BsdfPrincipled', {'Base Color': col, 'Roughness': .85, 'Specular': .2, 'Normal': n.bump(h, .7, .03)}), flat=color)


def wood(color=(.32, .16, .07), axis=0, plank=.14, rough=.45, gap=.004):
    """Planks running along object axis 0=X, 1=Y, 2=Z."""
    n = N('wood')
    co = n.coord('Object')
    sep = n.new('SeparateXYZ', {0: co})
    along = sep.outputs[axis]
    others = [i for i in range(3) if i != axis]
    cross = n.math('ADD', sep.outputs[others[0]], sep.outputs[others[1]])
    q = n.math('DIVIDE', cross, plank)
    idx = n.math('FLOOR', q)
    fr = n.math('FRACT', q)
    white = n.new('TexWhiteNoise', {'W': idx}, noise_dimensions='1D')
    v = n.new('CombineXYZ', {0: n.math('MULTIPLY_ADD', white.outputs[0], 37.0, n.math('MULTIPLY', along, 1.2)), 1: n.math('MULTIPLY', cross, 26.0), 2: n.math('MULTIPLY', white.outputs[0], 9.0)})
    g = n.noise(v, scale=1.0, detail=7, rough=.62, dist=.6)
    r, gg, b = color
    col = n.ramp(g, [(.28, (r * .45, gg * .42, b * .4)), (.5, color), (.72, (r * 1.5, gg * 1.5, b * 1.45))])
    tone = n.maprange(white.outputs[0], 0, 1, .72, 1.18)
    col = n.mix(1.0, col, n.new('CombineXYZ', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    edge = n.math('MINIMUM', fr, n.math('SUBTRACT', 1.0, fr))
    line = n.maprange(edge, 0, gap / plank, 0, 1)
    col = n.mix(line, (r * .12, gg * .12, b * .12), col)
    hh = n.math('ADD', n.math('MULTIPLY', g, .15), line)
    return n.done(n.new('BsdfPrincipled', {'Base Color': col, 'Roughness': rough, 'Normal': n.bump(hh, .25, .004)}), flat=color)


def concrete(color=(.35, .34, .33), rough=.6, polish=0.0, scale=1.0):
    n = N('concrete')
    co = n.coord('Object')
    a = n.noise(co, scale=1.3 * scale, detail=8, rough=.62)
    b = n.noise(co, scale=35 * scale, detail=5, rough=.7)
    m = n.math('MULTIPLY_ADD', b, .3, n.math('MULTIPLY', a, .7))
    r, g, bb = color
    col = n.ramp(m, [(.3, (r * .68, g * .68, bb * .68)), (.55, color), (.75, (r * 1.2, g * 1.2, bb * 1.2))])
    ro = n.maprange(m, .3, .7, rough * .75, rough * 1.2)
    return n.done(n.new('BsdfPrincipled', {'Base Color': col, 'Roughness': ro, 'Specular': .5, 'Clearcoat': polish, 'Clearcoat Roughness': .12,
                                           'Normal': n.bump(b, .05 if polish else .25, .004)}), flat=color)


def paving(color=(.17, .16, .15), size=1.2, wet=.35, rough=.3):
    """Large slabs with joints, each a little different in tone and sheen."""
    n = N('paving')
    br = n.new('TexBrick', {'Vector': n.coord('Object'), 'Scale': 1.0, 'Mortar Size': .008, 'Mortar Smooth': .2, 'Brick Width': size,
                            'Row Height': size, 'Color1': (0, 0, 0), 'Color2': (1, 1, 1), 'Mortar': (.5, .5, .5)})
    br.offset = .5
    fine = n.noise(n.coord('Object'), scale=2.2, detail=8, rough=.6)
    r, g, b = color
    col = n.ramp(br.outputs['Color'], [(0, (r * .82, g * .82, b * .82)), (1, (r * 1.15, g * 1.15, b * 1.15))])
    col = n.mix(.5, col, n.ramp(fine, [(.3, (.6, .6, .6)), (.7, (1.25, 1.25, 1.25))]), 'MULTIPLY')
    col = n.mix(br.outputs['Fac'], col, (r * .3, g * .3, b * .3))
    ro = n.math('ADD', n.maprange(fine, .35, .65, rough * .55, rough * 1.5), n.math('MULTIPLY', br.outputs['Fac'], .4))
    return n.done(n.new('BsdfPrincipled', {'Base Color': col, 'Roughness': ro, 'Clearcoat': wet, 'Clearcoat Roughness': .1,
                                           'Normal': n.bump(n.math('SUBTRACT', n.math('MULTIPLY', fine, .03), br.outputs['Fac']), .15, .008)}), flat=color)


def fabric(color=(.2, .2, .2), scale=220):
    n = N('fabric')
    co = n.coord('Object')
    w = n.noise(co, scale=scale, detail=2)
    return n.done(n.new('BsdfPrincipled', {'Base Color': n.mix(.5, color, n.ramp(w, [(.35, (.5, .5, .5)), (.65, (1.3, 1.3, 1.3))]), 'MULTIPLY'),
                                           'Roughness': .95, 'Sheen': .4, 'Specular': .1, 'Normal': n.bump(w, .3, .003)}), flat=color)


def leaf(color=(.06, .09, .025), trans=.4):
    n = N('leaf')
    oi = n.new('ObjectInfo')
    hv = n.new('HueSaturation', {'Color': color, 'Hue': n.maprange(oi.outputs['Random'], 0, 1, .47, .53), 'Value': n.maprange(oi.outputs['Random'], 0, 1, .6, 1.5)})
    d = n.new('BsdfDiffuse', {'Color': hv.outputs[0]})
    t = n.new('BsdfTranslucent', {'Color': hv.outputs[0]})
    return n.done(n.mixsh(trans, d, t))
