"""Car paint and car glass. Shades are percent of visible light that a pane lets through, film included."""
from mathutils import Vector
from . import materials as M

PAINTS = {      # base color, metallic share, second color of the lower panels
    'obsidian': ((.010, .011, .013), .35),
    'silver': ((.36, .37, .38), .75),
    'blue': ((.010, .035, .11), .55),
    'limestone': ((.62, .58, .50), .0),
    'red': ((.26, .018, .010), .35),
}


def paint(name):
    """Clear-coated paint with a fine flake."""
    color, metal = PAINTS[name]
    n = M.N('paint ' + name)
    flake = n.new('TexNoise', {'Vector': n.coord('Object'), 'Scale': 900.0, 'Detail': 1.0})
    return n.done(n.new('BsdfPrincipled', {'Base Color': color, 'Metallic': metal, 'Roughness': .34, 'Specular': .5, 'Clearcoat': 1, 'Clearcoat Roughness': .012,
                                           'Normal': n.bump(flake.outputs[0], .03 if metal else 0, .0006)}))


def neutral(vlt):
    """Color of film of so many percent: its luminance is exact, its hue the slight cool of ceramic film."""
    v = vlt / 100
    r, g, b = .955, 1.008, 1.05
    k = v / (v * (.2126 * r + .7152 * g + .0722 * b))
    return tuple(min(1, v * c * k) for c in (r, g, b))


def glass(vlt, cuts=(), wires=None, wet=0.0, haze=None):
    """A pane. cuts: ((direction, offset, vlt below it), ...) in world space, for film edges, sun strips and doors.
    wires: (direction, first, last, pitch) of a defroster. wet: waves of soapy water. haze: (color, strength) of milky film."""
    n = M.N(f'glass {vlt}')
    here = n.new('NewGeometry')
    place = here.outputs['Position']

    def along(direction):
        return n.new('VectorMath', {0: place, 1: Vector(direction)}, operation='DOT_PRODUCT').outputs['Value']

    color = n.new('RGB').outputs[0]
    color.default_value = (*neutral(vlt), 1)
    for direction, offset, other, *soft in cuts:
        s = soft[0] if soft else .0004
        below = n.maprange(along(direction), offset - s, offset + s, 1, 0, smooth=True)
        color = n.mix(below, color, neutral(other))
    normal = None
    if wet:
        waves = n.noise(place, scale=34, detail=3, rough=.6)
        normal = n.bump(waves, wet, .004)
    clear = n.new('BsdfTransparent', {'Color': color})
    mirror = n.new('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.0})
    # A pane is one sheet: seen from inside, it must not mirror as the inside of a block of glass does.
    fresnel = n.new('Fresnel', {'IOR': n.maprange(here.outputs['Backfacing'], 0, 1, 1.52, 1 / 1.52)})
    if normal:
        n.set(mirror, 'Normal', normal)
        n.set(fresnel, 'Normal', normal)
    shader = n.mixsh(n.math('MULTIPLY', fresnel.outputs[0], 1.7, clamp=True), clear, mirror)
    if wires:
        direction, first, last, pitch = wires
        at = along(direction)
        wave = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', n.math('SUBTRACT', at, first), pitch)), .5))
        inside = n.math('MULTIPLY', n.math('GREATER_THAN', at, first), n.math('LESS_THAN', at, last))
        line = n.math('MULTIPLY', inside, n.math('LESS_THAN', wave, .0009 / pitch))
        shader = n.mixsh(line, shader, n.new('BsdfPrincipled', {'Base Color': (.16, .07, .03), 'Metallic': .6, 'Roughness': .45}))
    return n.done(shader)
