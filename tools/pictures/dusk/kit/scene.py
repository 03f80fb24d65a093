"""Scene reset, world, camera and lamps."""
import math
import bpy
from mathutils import Vector, Matrix


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 3, 3
    c.transmission_bounces, c.transparent_max_bounces = 4, 16
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4.0
    c.blur_glossy = 1.0
    c.use_denoising = False          # Debian's Blender has no OpenImageDenoise; see denoise.py
    c.use_adaptive_sampling = True
    c.adaptive_threshold, c.adaptive_min_samples = 0.04, 8
    s.view_settings.view_transform = 'Raw'
    w = bpy.data.worlds.new('World')
    w.use_nodes = True
    s.world = w
    background((0, 0, 0), 0)
    return s


def background(color, strength=1.0):
    nt = bpy.context.scene.world.node_tree
    bg = nt.nodes['Background']
    bg.inputs[0].default_value = (*color, 1)
    bg.inputs[1].default_value = strength


def gradient_world(stops, strength=1.0, axis='Z'):
    """Vertical gradient world; stops = [(elevation -1..1, (r,g,b)), ...]."""
    nt = bpy.context.scene.world.node_tree
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs[1].default_value, mr.inputs[2].default_value = -1, 1
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs[axis], mr.inputs[0])
    nt.links.new(mr.outputs[0], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], nt.nodes['Background'].inputs[0])
    el = ramp.color_ramp.elements
    while len(el) > 1:
        el.remove(el[-1])
    for i, (p, col) in enumerate(stops):
        e = el[0] if i == 0 else el.new((p + 1) / 2)
        e.position = (p + 1) / 2
        e.color = (*col, 1)
    nt.nodes['Background'].inputs[1].default_value = strength


# ------------------------------------------------------------------ camera
def camera(pos, target, lens=50, fstop=None, focus=None, roll=0, shift=(0, 0)):
    cam = bpy.data.cameras.new('Cam')
    ob = bpy.data.objects.new('Cam', cam)
    bpy.context.collection.objects.link(ob)
    ob.location = pos
    d = Vector(target) - Vector(pos)
    q = d.to_track_quat('-Z', 'Y')
    ob.rotation_euler = (q.to_matrix() @ Matrix.Rotation(math.radians(roll), 3, 'Z')).to_euler()
    cam.lens = lens
    cam.shift_x, cam.shift_y = shift
    cam.clip_end = 5000
    cam.clip_start = 0.005
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = (Vector(focus) - Vector(pos)).dot(d.normalized()) if focus is not None else d.length
        cam.dof.aperture_blades = 0
    bpy.context.scene.camera = ob
    return ob


# ------------------------------------------------------------------ light
def area(pos, target, size, power, color=(1, 1, 1), size_y=None, visible=True, spread=180, glossy=True):
    l = bpy.data.lights.new('Area', 'AREA')
    l.energy, l.color = power, color
    l.shape = 'RECTANGLE' if size_y else 'SQUARE'
    l.size = size
    if size_y:
        l.size_y = size_y
    l.spread = math.radians(spread)
    ob = bpy.data.objects.new('Area', l)
    bpy.context.collection.objects.link(ob)
    ob.location = pos
    ob.rotation_euler = (Vector(target) - Vector(pos)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = visible
    ob.visible_glossy = glossy
    return ob


def sun(direction, power, color=(1, 1, 1), angle=0.6):
    """direction: the way the light travels."""
    l = bpy.data.lights.new('Sun', 'SUN')
    l.energy, l.color, l.angle = power, color, math.radians(angle)
    ob = bpy.data.objects.new('Sun', l)
    bpy.context.collection.objects.link(ob)
    ob.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return ob


def point(pos, power, color=(1, 1, 1), radius=0.1):
    l = bpy.data.lights.new('Pt', 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, color, radius
    ob = bpy.data.objects.new('Pt', l)
    bpy.context.collection.objects.link(ob)
    ob.location = pos
    return ob


def kelvin(t):
    """Rough linear-RGB tint of a black body, for lamps."""
    t /= 100.0
    r = 1.0 if t <= 66 else min(1, max(0, 329.7 * (t - 60) ** -0.1332 / 255))
    g = min(1, max(0, ((99.47 * math.log(t) - 161.1) if t <= 66 else 288.1 * (t - 60) ** -0.0755) / 255))
    b = 1.0 if t >= 66 else (0 if t <= 19 else min(1, max(0, (138.5 * math.log(t - 10) - 305) / 255)))
    return (r ** 2.2, g ** 2.2, b ** 2.2)
