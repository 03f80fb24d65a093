"""Bathroom in the morning: frosted film to shoulder height, clear film above it, a freestanding tub in even light."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O


def frosted():
    """Privacy film: a soft shade of the garden, with some of the sun spread over the film. Light goes on into the room as through gray glass."""
    n = M.N('frosted')
    soft = n.new('BsdfRefraction', {'Color': (.74, .75, .72), 'Roughness': .29, 'IOR': 1.2})
    seen = n.mixsh(.09, soft, n.new('BsdfTranslucent', {'Color': (.88, .86, .80)}))
    return n.done(n.mixsh(n.new('LightPath').outputs['Is Camera Ray'], n.new('BsdfTransparent', {'Color': (.44, .45, .44)}), seen))


def shell():
    frame, plaster = M.principled('steel', (.012, .012, .013), .38), M.principled('plaster', (.70, .67, .62), .92)
    H.raw_box(-2.9, 2.7, -5.2, .1, -.1, 0, M.paving((.44, .41, .36), .6, wet=.1, rough=.4))
    H.raw_box(-2.9, 2.7, -5.2, .4, 2.9, 3.0, M.wood((.34, .19, .085), axis=0, plank=.14))
    H.raw_box(-2.9, 2.7, -5.4, -5.2, 0, 2.9, plaster)
    H.raw_box(2.7, 2.9, -5.2, .4, 0, 2.9, plaster)
    H.raw_box(-3.1, -2.9, -5.2, .4, 0, 2.9, M.limestone(1.2, (.64, .57, .47)))
    H.wall_x(-2.9, 2.7, 0, 0, 2.9, [(-2.2, 2.2, .42, 2.62)], plaster, .3)
    H.window(-2.2, 2.2, 0, .42, 1.55, frosted(), frame, 3, 1, recess=.14, bar=.045)
    H.window(-2.2, 2.2, 0, 1.55, 2.62, M.tinted_glass((.50, .53, .53), ior=1.45), frame, 3, 1, recess=.14, bar=.045)
    K.span(-2.25, 2.25, -.10, .14, .38, .42, M.limestone(3, (.60, .56, .50)), .006)


def tub(x, y):
    enamel = M.principled('enamel', (.74, .73, .70), .18, coat=.6)
    shape = K.lathe([(0, 0), (.30, 0), (.345, .06), (.385, .30), (.425, .575), (.425, .595), (.40, .595), (.36, .30), (.30, .14), (0, .12)], enamel, 'Z', 128)
    water = K.lathe([(0, .44), (.38, .44)], M.tinted_glass((.75, .86, .86), ior=1.33), 'Z', 96)
    for part in (shape, water):
        part.location, part.scale = (x, y, 0), (2.05, 1, 1)
    brass = M.principled('brass', (.46, .30, .12), .28, metal=1)
    K.lathe([(.05, 0), (.05, .02), (.018, .03), (.018, .92)], brass, 'Z', 40).location = (x + .55, y + .50, 0)
    K.span(x + .534, x + .566, y + .22, y + .52, .90, .925, brass, .008)
    K.lathe([(.014, .84), (.014, .90)], brass, 'Z', 24).location = (x + .55, y + .23, 0)
    for s in (-1, 1):
        K.span(x + .55 + s * .07 - .02, x + .55 + s * .07 + .02, y + .485, y + .515, .80, .825, brass, .006)
    K.span(x - .16, x + .02, y - .46, y + .46, .600, .622, M.wood((.34, .19, .09), axis=1, plank=.3), .006)
    F.bowl(x - .07, y - .2, .622, (.50, .46, .40), .07)


def furnish():
    oak, towel, rust = M.wood((.36, .21, .105), axis=2, plank=.3), M.fabric((.66, .63, .57), 160), M.fabric((.34, .13, .05), 140)
    tub(-.1, -1.25)
    K.group([K.box((0, 0, .42), (.42, .32, .04), oak, .01)] + [K.box((a * .16, b * .11, .20), (.035, .035, .40), oak, .005) for a in (-1, 1) for b in (-1, 1)], (-1.45, -2.15, 0), 12)
    for i, mat in enumerate((towel, towel, rust)):
        K.pillow((-1.45, -2.15, .475 + i * .062), (.36 - i * .02, .27, .07), mat, (0, 0, 12 - i * 5), .25)
    K.box((.2, -2.55, .012), (1.7, .95, .024), M.fabric((.50, .46, .40), 90), .01)
    F.plant(2.15, -.95, 9, .85, 0, (.58, .55, .50))
    for i, (h, tone) in enumerate(((.62, (.62, .58, .52)), (.42, (.34, .15, .06)))):
        F.vase(-1.75 + i * .3, .02, .42, tone, h)
    walnut = M.wood((.22, .11, .05), axis=1, plank=.4, rough=.35)
    K.span(-2.9, -2.35, -4.4, -2.5, .32, .82, walnut, .01)
    K.span(-2.9, -2.32, -4.45, -2.45, .82, .86, M.principled('stone', (.70, .67, .62), .25), .006)
    K.lathe([(0, .86), (.12, .86), (.20, .97), (.185, .97), (.11, .88), (0, .88)], M.principled('basin', (.74, .72, .68), .25, coat=.5), 'Z', 64).location = (-2.6, -3.4, 0)
    K.lathe([(0, 0), (.40, 0), (.40, .02), (0, .02)], M.principled('mirror', (.75, .76, .76), .03, metal=1), 'X', 96).location = (-2.895, -3.4, 1.55)
    K.lathe([(.40, 0), (.42, 0), (.42, .03), (.40, .03)], F.dark(), 'X', 96).location = (-2.895, -3.4, 1.55)


def bathroom():
    shell()
    furnish()
    O.hill_country('afternoon', -.5, ((-2.6, 8, .8), (2.4, 9, .9), (6, 12, .9)), 60, water=False)
    O.light('afternoon', (-.50, -.66, -.50), 7)
    K.area((0, -4.9, 2.5), (0, -1.5, .6), 4, 55, K.kelvin(5200), size_y=1, visible=False, glossy=False)
    K.camera((1.75, -5.0, 1.35), (-.65, 0, 1.2), 24, shift=(0, -.04))
    return dict(samples=14, size=(1200, 800), grade=dict(exposure=1.9, bloom=.10, contrast=1.28, saturation=1.14))


PICTURES = {'residential/bathroom': bathroom}
