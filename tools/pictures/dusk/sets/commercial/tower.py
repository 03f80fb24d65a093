"""An office tower seen from its plaza at sunset: bronze fins, rooms lit here and there, the sky and a skyline in the panes."""
import random
import bpy
from kit import core as K, house as H, materials as M, nature as T

FLOOR, STOREYS, BAY, BAYS, DEEP = 3.9, 24, 1.6, 18, 12       # the corner stands at the origin; one face runs along -X, one along +Y
BASE = 7.2


def sky(clouds=1.0):
    """Sunset world with streaks of cloud, warm below and rosy above; the glow stands behind us to the left (-X, -Y)."""
    tree = bpy.context.scene.world.node_tree
    new, link = tree.nodes.new, tree.links.new
    place = new('ShaderNodeTexCoord').outputs['Generated']
    parts = new('ShaderNodeSeparateXYZ')
    link(place, parts.inputs[0])

    def math_(op, a, b=0.0):
        n = new('ShaderNodeMath')
        n.operation = op
        for k, v in enumerate((a, b)):
            if isinstance(v, (int, float)):
                n.inputs[k].default_value = v
            else:
                link(v, n.inputs[k])
        return n.outputs[0]

    def ramp(fac, stops):
        n = new('ShaderNodeValToRGB')
        link(fac, n.inputs[0])
        el = n.color_ramp.elements
        while len(el) > 1:
            el.remove(el[-1])
        for i, (at, color) in enumerate(stops):
            e = el[0] if i == 0 else el.new(at)
            e.position, e.color = at, (*color, 1)
        return n.outputs[0]

    up = parts.outputs[2]
    west = math_('ADD', math_('MULTIPLY', parts.outputs[0], -.50), math_('MULTIPLY', parts.outputs[1], -.87))
    base = ramp(math_('MAXIMUM', up, 0), [(0, (1.35, .66, .30)), (.06, (1.15, .62, .38)), (.16, (.74, .56, .52)), (.34, (.34, .42, .60)), (.65, (.15, .24, .46)), (1, (.08, .14, .32))])
    # clouds lie on a plane high above: the way to it is divided by its height
    flat = new('ShaderNodeCombineXYZ')
    high = math_('MAXIMUM', math_('ADD', up, .10), .04)
    link(math_('DIVIDE', parts.outputs[0], high), flat.inputs[0])
    link(math_('DIVIDE', parts.outputs[1], high), flat.inputs[1])
    shape = new('ShaderNodeMapping')
    link(flat.outputs[0], shape.inputs[0])
    shape.inputs['Rotation'].default_value[2] = .5
    shape.inputs['Scale'].default_value = (.55, 1.5, 1)
    noise = new('ShaderNodeTexNoise')
    link(shape.outputs[0], noise.inputs['Vector'])
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Roughness'].default_value = 1.1, 9, .58
    noise.inputs['Distortion'].default_value = .35
    veil = ramp(noise.outputs['Fac'], [(.47, (0, 0, 0)), (.68, (clouds, clouds, clouds))])
    lit = ramp(math_('MAXIMUM', up, 0), [(0, (2.2, .95, .36)), (.12, (1.9, .85, .42)), (.35, (1.15, .66, .50)), (.8, (.55, .45, .48))])
    glow = math_('MULTIPLY', math_('POWER', math_('MAXIMUM', west, 0), 3.0), .9)
    mix = new('ShaderNodeMixRGB')
    for k, v in enumerate((veil, base, lit)):
        link(v, mix.inputs[k])
    add = new('ShaderNodeMixRGB')
    add.blend_type = 'ADD'
    warm = ramp(math_('MAXIMUM', up, 0), [(0, (1.0, .46, .16)), (.25, (.45, .20, .10)), (.6, (.12, .06, .04))])
    for k, v in enumerate((glow, mix.outputs[0], warm)):
        link(v, add.inputs[k])
    link(add.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = .8


def pane(v, f, at, along, out, a, b, z0, z1, rng, tilt=.006):
    """One pane between a and b on a face, a hair out of plane, as real panes are: each shows another bit of the sky."""
    n = len(v)
    turn, lean = rng.gauss(0, tilt), rng.gauss(0, tilt)
    for s, z in ((a, z0), (b, z0), (b, z1), (a, z1)):
        off = turn * (s - (a + b) / 2) + lean * (z - (z0 + z1) / 2)
        v.append((at[0] + along[0] * s + out[0] * off, at[1] + along[1] * s + out[1] * off, z))
    face = (n, n + 1, n + 2, n + 3)
    f.append(face[::-1] if along[0] else face)       # normals look out: a mirror seen from behind would be another


def tower():
    rng = random.Random(12)
    bronze = M.principled('bronze', (.13, .085, .052), .34, metal=.8)
    band = M.principled('band', (.030, .026, .024), .3, metal=.6)
    spandrel = M.principled('spandrel', (.055, .042, .034), .22, metal=.4, coat=.4)
    faces = (((0, 0), (-1, 0), (0, -1), BAYS), ((0, 0), (0, 1), (1, 0), DEEP))
    top = BASE + STOREYS * FLOOR
    wide, deep = BAYS * BAY, DEEP * BAY
    v, f = [], []
    for at, along, out, n in faces:
        for i in range(n):
            a, b = i * BAY, (i + 1) * BAY
            for s in range(STOREYS):
                z = BASE + s * FLOOR
                pane(v, f, at, along, out, a, b, z + .62, z + FLOOR, rng)
            pane(v, f, at, along, out, a, b, .1, BASE - .5, rng, .002)
    K.mesh('panes', v, f, M.tinted_glass((.34, .36, .365), ior=2.5))
    for s in range(STOREYS + 1):
        z = BASE + s * FLOOR
        H.raw_box(-wide, 0, -.03, .25, z - .30, z + .06, band)
        H.raw_box(-.25, .03, 0, deep, z - .30, z + .06, band)
        H.raw_box(-wide, -.3, .3, deep, z - .16, z - .10, M.principled('slab', (.10, .09, .08), .9))
        H.raw_box(-wide, 0, -.02, .2, z, z + .62, spandrel)
        H.raw_box(-.2, .02, 0, deep, z, z + .62, spandrel)
    H.raw_box(-wide, .06, -.06, deep, BASE - .75, BASE - .25, bronze)
    for i in range(BAYS + 1):
        K.span(-i * BAY - .035, -i * BAY + .035, -.22, .02, BASE - .4, top + 1.2, bronze)
    for i in range(DEEP + 1):
        K.span(-.02, .22, i * BAY - .035, i * BAY + .035, BASE - .4, top + 1.2, bronze)
    for i in range(0, BAYS + 1, 3):
        K.span(-i * BAY - .32, -i * BAY + .32, -.42, .3, 0, BASE - .3, M.limestone(1.2, (.50, .43, .34)))
    for i in range(3, DEEP + 1, 3):
        K.span(-.3, .42, i * BAY - .32, i * BAY + .32, 0, BASE - .3, M.limestone(1.2, (.50, .43, .34)))
    for i in range(BAYS):        # lobby: bars between the panes, doors below the canopy
        K.span(-i * BAY - .03, -i * BAY + .03, -.03, .07, 0, BASE - .75, bronze)
    for i in range(1, DEEP):
        K.span(-.07, .03, i * BAY - .03, i * BAY + .03, 0, BASE - .75, bronze)
    K.span(-wide, 0, -.03, .07, 3.1, 3.18, bronze)
    K.span(-.07, .03, 0, deep, 3.1, 3.18, bronze)
    for x in (-9.6, -8.8, -10.4):
        K.span(x - .05, x + .05, -.05, .09, 0, 3.1, bronze)
    for x in (-9.5, -9.7):
        K.span(x - .015, x + .015, -.12, -.09, .9, 1.6, M.principled('handle', (.5, .4, .25), .3, metal=1))
    K.span(-wide, .05, -.05, .1, 0, .22, bronze)
    K.span(-.1, .05, 0, deep, 0, .22, bronze)
    rooms(rng, wide, deep)


def rooms(rng, wide, deep):
    """Ceilings with rows of lamps, lit here and there; what is behind the panes is seen from below."""
    tones = [M.emission(K.kelvin(t), p, sampled=False) for t, p in ((3000, 1.2), (3300, .9), (2850, .7))]
    dark = M.principled('unlit', (.05, .047, .045), .9)
    lamp = M.emission(K.kelvin(3200), 7.0, sampled=False)
    wall = [M.emission(K.kelvin(2900), p, sampled=False) for p in (.5, .8)]
    for s in range(STOREYS):
        z = BASE + (s + 1) * FLOOR - .32
        lit_floor = rng.random() < .72
        i = 0
        while i < BAYS:
            n = min(rng.choice((2, 3, 3, 4, 6)), BAYS - i)
            on = lit_floor and rng.random() < .62
            a, b = -i * BAY, -(i + n) * BAY
            K.span(b, a, .3, 6.5, z, z + .02, rng.choice(tones) if on else dark)
            K.span(b, a, 6.5, 6.6, z - FLOOR + .4, z, rng.choice(wall) if on else dark)
            K.span(b - .05, b + .05, .4, 6.5, z - FLOOR + .4, z, dark)
            if on:
                for k in range(n):
                    K.span(b + (k + .5) * BAY - .05, b + (k + .5) * BAY + .05, .8, 5.5, z - .04, z - .01, lamp)
            i += n
        i = 0
        while i < DEEP:
            n = min(rng.choice((2, 3, 4)), DEEP - i)
            on = lit_floor and rng.random() < .55
            K.span(-6.5, -.3, i * BAY, (i + n) * BAY, z - .002, z + .018, rng.choice(tones) if on else dark)
            if on:
                for k in range(n):
                    K.span(-5.5, -.8, (i + k + .5) * BAY - .05, (i + k + .5) * BAY + .05, z - .045, z - .015, lamp)
            i += n
    # lobby: two storeys high, a wooden wall washed with light
    K.span(-wide, -5, 7, 7.2, 0, BASE, M.wood((.34, .18, .08), axis=2, plank=.3))
    K.span(-5.2, -5, 7, deep, 0, BASE, M.wood((.34, .18, .08), axis=2, plank=.3))
    H.raw_box(-wide, 0, .2, deep, BASE - .85, BASE - .8, M.principled('lobby', (.62, .57, .50), .9))
    H.raw_box(-wide, -.1, .2, deep, -.05, .02, M.concrete((.40, .37, .33), .3, polish=.4))
    K.area((-wide / 2, 3.6, BASE - .9), (-wide / 2, 3.6, 0), wide, 5000, K.kelvin(2900), size_y=5, visible=False, glossy=False)


def grid(color, lit, wide):
    """Front of a far tower: rows of panes in a wall, some of them lit."""
    n = M.N('grid')
    at = n.new('SeparateXYZ', {0: n.coord('Object')})
    flat = n.new('CombineXYZ', {0: n.math('ADD', at.outputs[0], at.outputs[1]), 1: at.outputs[2]})
    panes = n.new('TexBrick', {'Vector': flat, 'Scale': 1.0, 'Mortar Size': .34, 'Mortar Smooth': 0, 'Brick Width': wide, 'Row Height': 3.8,
                               'Color1': (0, 0, 0), 'Color2': (1, 1, 1), 'Mortar': (0, 0, 0)})
    panes.offset = 0
    wall = panes.outputs['Fac']
    on = n.math('GREATER_THAN', panes.outputs['Color'], 1 - lit)
    body = n.new('BsdfPrincipled', {'Base Color': n.mix(wall, (.03, .035, .045), color), 'Roughness': n.maprange(wall, 0, 1, .12, .7), 'Specular': n.maprange(wall, 0, 1, 1, .3)})
    glow = n.new('Emission', {'Color': K.kelvin(2700), 'Strength': n.math('MULTIPLY', n.math('FRACT', n.math('MULTIPLY', panes.outputs['Color'], 37.0)), .55)})
    n.m.cycles.sample_as_light = False
    return n.done(n.mixsh(on, body, glow))


def skyline():
    """Towers around: those in the picture, and those behind us that the panes show."""
    rng = random.Random(31)
    tones = ((.10, .085, .08), (.16, .13, .11), (.07, .075, .09), (.20, .16, .13))

    def block(x, y, w, d, h, lit=.2):
        H.raw_box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, 0, h, grid(rng.choice(tones), lit, rng.uniform(1.5, 2.6)))
        K.span(x - w / 4, x + w / 4, y - d / 4, y + d / 4, h, h + rng.uniform(2, 7), M.principled('plant', (.08, .07, .07), .8))

    for x, y, w, d, h in ((52, 74, 22, 20, 62), (30, 118, 20, 20, 96), (84, 120, 26, 22, 78), (66, 176, 24, 24, 120), (112, 96, 24, 24, 40), (40, 200, 30, 24, 70), (140, 150, 30, 30, 66), (-24, 283, 26, 24, 66), (6, 325, 30, 24, 46), (-50, 300, 26, 24, 40),
                          (-150, 44, 26, 26, 56), (-196, 84, 30, 30, 86), (-124, 74, 24, 24, 34)):
        block(x, y, w, d, h)
    for x, y, w, d, h in ((-96, -90, 26, 20, 48), (-40, -150, 22, 22, 84), (6, -100, 24, 20, 58), (46, -140, 26, 24, 92), (96, -60, 22, 26, 74), (124, -10, 24, 26, 110), (104, 44, 20, 22, 50), (-120, -120, 30, 26, 100)):
        block(x, y, w, d, h, .10)


def plaza():
    rng = random.Random(4)
    K.plane((0, 0, -.06), (900, 900), M.principled('city', (.05, .05, .052), .8))
    K.plane((6, -6, 0), (90, 70), M.paving((.25, .23, .205), 1.5, wet=0, rough=.5))
    oak = T.tree(11, 7.5, 3.4, M.principled('bark', (.06, .045, .035), .95), M.leaf((.11, .14, .045), .45), 26000, 3)
    oak[0].location = oak[1].location = (0, 0, -300)
    for k in range(14):          # a row of oaks along the far side hides where the streets begin
        T.place_tree(oak, (-6 + k * 5.2 + rng.uniform(-1, 1), 46 + rng.uniform(-3, 5), -.2), rng.uniform(0, 6), rng.uniform(.8, 1.1))
    H.raw_box(-12, 80, 41, 41.6, 0, .8, M.leaf((.07, .10, .03), .3))
    for x, y, turn, scale in ((9, 6, .4, .95), (12, 17, 2.0, 1.05), (10, 29, 4.0, 1.0), (20, 11, 1.2, .9), (22, 25, 3, 1.1), (-22, -13, 5, 1.0)):
        T.place_tree(oak, (x, y, 0), turn, scale)
        H.raw_box(x - 1.3, x + 1.3, y - 1.3, y + 1.3, 0, .45, M.concrete((.36, .34, .31), .5))
    feather = [T.tuft(rng, 90, .8, .22, .006, M.leaf((.42, .34, .16), .4), .75) for _ in range(3)]
    for x0, x1, y0, y1 in ((-4.4, 2.6, -4.6, -3.5), (-22, -14.6, -4.6, -3.5)):
        H.raw_box(x0, x1, y0, y1, 0, .45, M.concrete((.42, .39, .35), .5))
        x = x0 + .3
        while x < x1 - .2:
            K.instance(rng.choice(feather), (x, (y0 + y1) / 2 + rng.uniform(-.35, .35), .42), (0, 0, rng.uniform(0, 6)), rng.uniform(.6, 1.1))
            x += .2
    # canopy over the doors
    bronze = M.principled('canopy', (.05, .037, .028), .35, metal=.7)
    K.span(-12.8, -6.4, -4.2, .2, 4.05, 4.32, bronze, .02)
    K.plane((-9.6, -2.0, 4.04), (6.2, 4.2), M.wood((.34, .18, .08), axis=0, plank=.14), (180, 0, 0))
    K.area((-9.6, -2.0, 4.0), (-9.6, -2.0, 0), 5.6, 260, K.kelvin(2800), size_y=3, visible=False, glossy=False)


def curtain_wall():
    tower()
    skyline()
    plaza()
    sky()
    K.sun((.50, .84, -.16), 2.4, (1.0, .55, .26), 1.0)
    K.camera((9.4, -15.5, 1.7), (-1.2, 2, 8.2), 21, shift=(.03, .075))
    return dict(samples=14, size=(1600, 1067), grade=dict(exposure=.9, bloom=.12, contrast=1.16))


PICTURES = {'commercial/curtain-wall': curtain_wall}
