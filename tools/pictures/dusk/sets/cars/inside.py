"""From the driver's seat: the road through the windshield."""
from cars.coupe import coupe
from kit import autoglass as G, core as K, materials as M, places as P
from .lake import picture


def road():
    P.terrace(west=(.25, -1), ground=M.concrete((.05, .05, .052), .5), half=60, trees=((-9, -30, 1.3), (11, -38, 1.5), (-14, -55, 1.6), (8, -20, 1.0)))
    for i in range(14):
        K.span(-1.86, -1.74, -6 - i * 6, -3.4 - i * 6, 0, .006, M.principled('line', (.6, .42, .10), .6))
    coupe('obsidian', dict(windshield=G.glass(70, [((0, 0, -1), -1.075, 22, .012)])), leather=(.20, .08, .03))
    K.area((0, -.2, 1.08), (0, -.9, .5), .5, 1.4, K.kelvin(3000), visible=False, glossy=False)
    K.camera((.0, -.27, .92), (0, -1.6, .83), 17)
    return picture(exposure=1.0)


PICTURES = {'cars/inside-road': road}
