"""Rain and soapy water on filmed glass."""
from cars.coupe import coupe
from cars.hatch import hatch
from kit import autoglass as G, core as K, drops, places as P
from .lake import picture


def rear_rain():
    P.terrace(west=(-.12, -1), wet=1.0, trees=((-7, -30, 1.2), (9, -36, 1.3)))
    P.fill(x=7, y=8, power=170, length=5)
    pane = G.glass(35, wires=((0, -.43, .9), .30, .80, .032))
    parts, _ = hatch('blue', back=35, hatchglass=pane)
    K.camera((.42, 5.4, 1.34), (.03, 1.8, 1.30), 128)
    drops.strew(parts['windows_Cube.006'], 1600, (.0025, .010), (0, 1, .2), keep=lambda p: p.y > 1.2)
    return picture(exposure=.95)


def beads():
    P.terrace(west=(-1, .2))
    P.fill(power=140)
    parts, _ = coupe('red', dict(front=35, quarter=15))
    K.camera((2.1, -1.1, 1.16), (.84, -.16, .98), 62, fstop=2.0, focus=(.86, -.15, 1.0))
    drops.strew(parts['BodyDoorLWindow'], 900, (.0014, .006), (1, 0, .3))
    drops.strew(parts['BodyDoorLColor1'], 700, (.0014, .006), (1, 0, .5), seed=4, keep=lambda p: p.z > .78)
    return picture(exposure=.85)


PICTURES = {'cars/rear-rain': rear_rain, 'cars/beads': beads}
