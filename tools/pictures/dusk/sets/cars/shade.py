"""The shade picker's scene: one side of a car before the sunset, the glass behind the front seats in each shade.
One looks through the car's two sides, so each pane counts twice; the light in the cabin and the mirrored sky follow."""
from cars.hatch import hatch
from kit import core as K, places as P


def only_glass(vlt):
    """All but the first are rendered where their glass is, and laid into the kept picture of the first; its front door keeps 35 below that."""
    return {} if vlt == 35 else dict(within=(.45 if vlt < 35 else 0, .99, .42, .92), base='shade/side-35')


def side(vlt):
    def build():
        P.terrace(west=(-1, .1), half=13, ground=P.asphalt(), trees=((-34, 7.5, 1.0), (-40, -9, 1.2), (-52, 16, 1.2), (-31, -3.4, .5), (-33, 2.5, .42)))
        P.fill(power=320, y=9, length=6)      # aside: the flat panes must not mirror it
        hatch('obsidian', back=vlt, front=max(vlt, 35), rear=vlt)
        K.camera((7.5, .44, 1.14), (0, .44, 1.03), 112)
        return dict(samples=9 if vlt == 35 else 6, size=(1440, 720), grade=dict(exposure=1.0, bloom=.08), **only_glass(vlt))
    return build


PICTURES = {f'shade/side-{vlt}': side(vlt) for vlt in (35, 5, 20, 70, 50, 15)}
PICTURES['shade/side-bare'] = side(78)      # a common door glass, before film
