"""Rain on filmed glass in front of city lights, half of it wiped off."""
import math, random
import bpy
from kit import core as K, materials as M


def droplets():
    """Rain on tinted glass at dusk: refracting droplets in front of defocused city lights."""
    random.seed(21)
    # backdrop of lights, far out of focus
    K.background((.012, .016, .026), 1.0)
    for _ in range(130):
        x, z = random.gauss(0, 5.5), random.gauss(-.6, 1.6)
        warm = random.random()
        col = K.kelvin(random.choice([2400, 2800, 3200, 4000])) if warm < .8 else random.choice([(.1, .5, 1), (1, .06, .02), (.2, .9, .75)])
        bpy.ops.mesh.primitive_circle_add(vertices=20, radius=random.uniform(.05, .16), fill_type='NGON', location=(x, 14 + random.random() * 6, z), rotation=(math.pi / 2, 0, 0))
        bpy.context.object.data.materials.append(M.emission(col, random.uniform(8, 42)))
    sky = K.plane((0, 16.5, 6), (60, 22), None, (90, 0, 0))
    n = M.N('duskback')
    sp = n.new('SeparateXYZ', {0: n.coord('Generated')})
    sky.data.materials.append(n.done(n.new('Emission', {'Color': n.ramp(sp.outputs[1], [(.0, (.008, .010, .014)), (.16, (.05, .03, .02)), (.25, (.62, .24, .07)), (.32, (.30, .17, .14)), (.45, (.05, .09, .17)), (1, (.012, .025, .06))]), 'Strength': .8})))
    K.plane((0, .003, 0), (6, 6), M.tinted_glass((.62, .66, .68), 0, 1.1, .3), (90, 0, 0))
    water = M.real_glass((1, 1, 1), 0, 1.33)
    # a few droplet shapes (irregular spherical caps), instanced
    shapes = []
    for k in range(7):
        random.seed(100 + k)
        ph = [random.uniform(0, 6.28) for _ in range(4)]
        amp = [random.uniform(.02, .09) for _ in range(4)]
        st = random.uniform(1.0, 1.35)
        rings, seg = 18, 48
        v, f = [(0, -.42, 0)], []
        for i in range(1, rings + 1):
            t = i / rings
            for j in range(seg):
                a = 2 * math.pi * j / seg
                rr = 1 + sum(am * math.sin((q + 1) * a + p) for q, (am, p) in enumerate(zip(amp, ph)))
                r = t * rr
                hgt = .42 * (1 - t ** 2.4)
                v.append((r * math.cos(a), -hgt, r * math.sin(a) * st - .12 * (1 - t)))
        for j in range(seg):
            f.append((0, 1 + (j + 1) % seg, 1 + j))
        for i in range(rings - 1):
            for j in range(seg):
                a, b = 1 + i * seg + j, 1 + i * seg + (j + 1) % seg
                f.append((a, b, b + seg, a + seg))
        last = [1 + (rings - 1) * seg + j for j in range(seg)]
        f.append(tuple(reversed(last)))
        ob = K.mesh('drop', v, f, water, smooth=True)
        ob.location = (0, -80, 0)
        shapes.append(ob)
    random.seed(8)
    placed = []
    def free(x, z, r):
        return all((x - a) ** 2 + (z - b) ** 2 > (r + c) ** 2 * 1.15 for a, b, c in placed)
    for rmin, rmax, cnt in ((.055, .085, 26), (.028, .05, 120), (.012, .026, 520), (.005, .011, 1300)):
        for _ in range(cnt * 3):
            x, z = random.uniform(-1.25, 1.25), random.uniform(-.85, .85)
            if x > .12 and random.random() < .985:      # right side: wiped clean by the squeegee
                continue
            r = random.uniform(rmin, rmax)
            if free(x, z, r):
                placed.append((x, z, r))
                K.instance(random.choice(shapes), (x, 0, z), (0, random.uniform(-.2, .2), 0), r)
                cnt -= 1
                if cnt <= 0:
                    break
    # squeegee blade finishing the stroke
    rub = M.principled('rubber', (.01, .01, .011), .45)
    alu = M.brushed_steel((.6, .6, .6), .22, (300, 300, 2))
    grip = M.principled('grip', (.62, .17, .02), .35, coat=.5)
    K.box((.16, -.03, .0), (.018, .06, 1.25), rub, .004, (0, 8, 0))
    K.box((.19, -.075, .0), (.06, .05, 1.28), alu, .012, (0, 8, 0))
    K.box((.235, -.10, .0), (.07, .085, .34), alu, .02, (0, 8, 0))
    K.box((.62, -.135, -.05), (.74, .075, .12), grip, .034, (0, 8, 0))
    K.area((-2.5, -1.5, 2.2), (0, 0, 0), 1.2, 22, K.kelvin(5200), size_y=1.8)
    K.area((2.6, -1.2, 1.2), (.3, 0, 0), .5, 22, K.kelvin(3000), size_y=2.0)
    K.camera((-.12, -3.1, .06), (-.04, 0, .0), 62, fstop=.62, focus=(-.2, -.02, 0))
    return dict(samples=64, size=(1440, 900), grade=dict(exposure=.55, bloom=.08))


PICTURES = {'film/macro-droplets': droplets}
