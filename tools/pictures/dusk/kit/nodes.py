"""A shorthand for shader graphs."""
import bpy


class N:
    """Tiny node-graph helper: n = N('name'); n.new(type, **props); n.link(out, in)."""
    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def new(self, typ, ins=None, **props):
        n = self.t.nodes.new('ShaderNode' + typ)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (ins or {}).items():
            self.set(n, k, v)
        return n

    def set(self, n, k, v):
        s = n.inputs[k]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, s)
        elif isinstance(v, bpy.types.Node):
            self.t.links.new(v.outputs[0], s)
        elif isinstance(v, (tuple, list)) and len(v) == 3 and getattr(s, 'type', '') == 'RGBA':
            s.default_value = (*v, 1)
        else:
            s.default_value = v

    def math(self, op, a, b=0.0, c=None, clamp=False):
        n = self.new('Math', operation=op, use_clamp=clamp)
        self.set(n, 0, a); self.set(n, 1, b)
        if c is not None:
            self.set(n, 2, c)
        return n.outputs[0]

    def ramp(self, fac, stops, interp='LINEAR'):
        n = self.new('ValToRGB', {'Fac': fac})
        el = n.color_ramp.elements
        n.color_ramp.interpolation = interp
        while len(el) > 1:
            el.remove(el[-1])
        for i, (p, c) in enumerate(stops):
            e = el[0] if i == 0 else el.new(p)
            e.position = p
            e.color = (*c, 1) if isinstance(c, (tuple, list)) else (c, c, c, 1)
        return n.outputs[0]

    def maprange(self, v, a, b, c=0.0, d=1.0, smooth=False):
        n = self.new('MapRange', {0: v, 1: a, 2: b, 3: c, 4: d}, interpolation_type='SMOOTHSTEP' if smooth else 'LINEAR')
        return n.outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        n = self.new('MixRGB', blend_type=blend)
        self.set(n, 0, fac); self.set(n, 1, a); self.set(n, 2, b)
        return n.outputs[0]

    def mixsh(self, fac, a, b):
        n = self.new('MixShader')
        self.set(n, 0, fac); self.set(n, 1, a); self.set(n, 2, b)
        return n.outputs[0]

    def coord(self, which='Object'):
        return self.new('TexCoord').outputs[which]

    def noise(self, vec=None, scale=5.0, detail=4.0, rough=0.5, dist=0.0, out='Fac'):
        n = self.new('TexNoise', {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist})
        if vec is not None:
            self.set(n, 'Vector', vec)
        return n.outputs[out]

    def mapping(self, vec, scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        return self.new('Mapping', {'Vector': vec, 'Scale': scale, 'Rotation': rot, 'Location': loc}).outputs[0]

    def bump(self, height, strength=0.3, dist=0.01):
        return self.new('Bump', {'Height': height, 'Strength': strength, 'Distance': dist}).outputs[0]

    def done(self, shader, flat=None):
        """flat: the mean color, all that light needs to know which has already bounced off a matte surface.
        Cycles then skips the textures there, which makes rooms twice as quick."""
        if flat:
            plain = self.new('BsdfDiffuse', {'Color': flat})
            shader = self.mixsh(self.new('LightPath').outputs['Is Diffuse Ray'], shader, plain)
        self.t.links.new(shader if isinstance(shader, bpy.types.NodeSocket) else shader.outputs[0], self.out.inputs[0])
        return self.m
