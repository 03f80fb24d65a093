"""What a tinter holds: squeegee, card, light meter. Each is built at the origin and returned as one empty."""
from . import core as K, materials as M

EMBER = (.62, .15, .015)


def black():
    return M.principled('grip', (.012, .013, .015), .38, coat=.4)


def squeegee(width=.15):
    """Blade along Y, its edge at the origin, the handle towards +X and up."""
    parts = [K.box((.004, 0, .012), (.006, width, .028), M.principled('rubber', (.012, .012, .013), .5), .002, (0, 24, 0)),
             K.box((.024, 0, .034), (.030, width * 1.02, .024), M.principled('holder', EMBER, .3, coat=.6), .006, (0, 24, 0)),
             K.box((.072, 0, .080), (.105, .032, .030), M.principled('handle', EMBER, .3, coat=.6), .013, (0, -38, 0)),
             K.box((.126, 0, .124), (.060, .036, .034), black(), .015, (0, -38, 0))]
    return K.group(parts, (0, 0, 0))


def card():
    """A hard card in the plane XY, 10 x 7 cm, its working edge along Y at the origin."""
    return K.group([K.box((.05, 0, 0), (.10, .075, .0035), M.principled('card', EMBER, .28, coat=.7), .0015)], (0, 0, 0))


def heat_gun():
    """Lies on its side in the plane XY: the nozzle towards +Y, its mouth at the origin, the handle towards +X."""
    steel, dark = M.principled('nozzle', (.42, .40, .38), .28, metal=1), M.principled('mouth', (.02, .014, .012), .6)
    barrel = [(0, -.300), (.030, -.300), (.043, -.285), (.047, -.250), (.047, -.150), (.040, -.118), (.034, -.112)]
    parts = [K.lathe(barrel, M.principled('body', EMBER, .3, coat=.6), 'Y', 64), K.lathe([(.0475, -.235), (.0485, -.232), (.0485, -.212), (.0475, -.209)], black(), 'Y', 64),
             K.lathe([(.032, -.115), (.032, -.060), (.026, -.030), (.0175, -.012), (.0175, 0), (.0155, 0), (.0155, -.030), (0, -.032)], steel, 'Y', 64),
             K.lathe([(.0335, -.098), (.0345, -.096), (.0345, -.090), (.0335, -.088)], dark, 'Y', 64),
             K.box((.095, -.205, 0), (.150, .046, .044), black(), .018, (0, 0, -14)), K.box((.052, -.178, 0), (.022, .014, .020), dark, .005)]
    for k in range(5):
        parts.append(K.box((0, -.262 - k * .007, .0455), (.030, .003, .004), dark))
    return K.group(parts, (0, 0, 0))


def meter(number='35'):
    """A light meter that grips a pane standing in the plane YZ: the origin is the top edge of the pane. Its face looks to +X."""
    import bpy
    case, dark = black(), M.principled('bezel', (.004, .004, .005), .12, coat=1)
    parts = [K.box((.017, 0, -.030), (.026, .066, .092), case, .007), K.box((-.014, 0, -.034), (.020, .066, .084), case, .007), K.box((.002, 0, .014), (.054, .066, .020), case, .007),
             K.box((.0306, 0, -.018), (.002, .052, .034), dark, .002), K.box((.0312, 0, -.058), (.003, .020, .012), M.principled('button', EMBER, .3, coat=.6), .003)]
    curve = bpy.data.curves.new('digits', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = number, .030, 'CENTER', 'CENTER', .0002
    text = bpy.data.objects.new('digits', curve)
    bpy.context.collection.objects.link(text)
    curve.materials.append(M.emission((1, .62, .18), 2.2, False))
    text.location, text.rotation_euler = (.0320, 0, -.018), (1.5708, 0, 1.5708)
    return K.group(parts + [text], (0, 0, 0))
