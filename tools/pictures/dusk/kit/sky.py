"""The evening sky as a world: blue overhead, a bright band at the horizon, lit clouds that glass and paint can mirror."""
import math
import bpy
from .nodes import N


def sky(west=(-1, .35), glow=1.0, strength=.6, blue=1.0, clouds=1.0):
    """west: direction (x, y) of the sunset; glow, blue and clouds scale their part."""
    bpy.context.scene.cycles.adaptive_min_samples = 4       # much of such a picture is plain sky
    n = N.__new__(N)
    n.t = bpy.context.scene.world.node_tree
    d = n.new('TexCoord').outputs['Generated']
    sep = n.new('SeparateXYZ', {0: d})
    z = sep.outputs[2]
    k = math.hypot(*west)
    side = n.new('VectorMath', {0: d, 1: (west[0] / k, west[1] / k, 0)}, operation='DOT_PRODUCT').outputs['Value']
    lobe = n.math('MULTIPLY', n.math('POWER', n.maprange(side, -1, 1), 2.6), glow)
    grey = lambda v: n.new('CombineXYZ', {0: v, 1: v, 2: v}).outputs[0]
    b = blue
    base = n.ramp(n.maprange(z, -1, 1), [(0, (.012, .012, .014)), (.495, (.05, .045, .05)), (.5, (.40 * b, .36 * b, .42 * b)), (.55, (.22 * b, .27 * b, .42 * b)),
                                         (.7, (.08 * b, .13 * b, .28 * b)), (1, (.025 * b, .05 * b, .14 * b))])
    warm = n.ramp(n.maprange(z, -.1, .9), [(0, (.1, .04, .02)), (.098, (.35, .13, .05)), (.103, (2.7, .98, .20)), (.130, (2.1, .74, .19)), (.17, (1.25, .50, .22)), (.25, (.52, .29, .26)), (.42, (.12, .10, .14)), (.8, (0, 0, 0))])
    total = n.mix(1.0, base, n.mix(1.0, warm, grey(lobe), 'MULTIPLY'), 'ADD')
    if clouds:
        up = n.math('ADD', n.math('MAXIMUM', z, 0.0), .16)
        flat = n.new('CombineXYZ', {0: n.math('DIVIDE', sep.outputs[0], up), 1: n.math('MULTIPLY', n.math('DIVIDE', sep.outputs[1], up), 1.6)})
        puff = n.noise(flat, scale=.85, detail=9, rough=.56, dist=.4)
        cover = n.math('MULTIPLY', n.maprange(puff, .50, .68, 0, .85, smooth=True), n.maprange(z, .015, .12, 0, 1, smooth=True))
        tone = n.mix(1.0, (.15 * b, .16 * b, .22 * b), n.mix(1.0, (1.5 * clouds, .72 * clouds, .52 * clouds), grey(lobe), 'MULTIPLY'), 'ADD')
        total = n.mix(cover, total, tone)
    out = n.t.nodes['Background']
    n.t.links.new(total, out.inputs[0])
    out.inputs[1].default_value = strength
