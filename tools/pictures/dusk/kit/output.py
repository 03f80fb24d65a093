"""Render -> denoise -> grade -> PNG."""
import os, shutil, tempfile, time
import bpy
import numpy as np
from . import post
from .denoise import denoise

PASSES = {'c': 'Image', 'a': 'Denoising Albedo', 'n': 'Denoising Normal'}


def outputs(scene, folder):
    """Compositor graph that writes the picture and the denoiser's guide passes as EXR."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nt = scene.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new('CompositorNodeRLayers')
    files = nt.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    files.file_slots.clear()
    for key, socket in PASSES.items():
        files.file_slots.new(key)
        nt.links.new(layers.outputs[socket], files.inputs[key])
    nt.links.new(layers.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])


def clean(scene, seed):
    """Render the scene to a clean linear picture."""
    folder = tempfile.mkdtemp()
    outputs(scene, folder)
    scene.frame_set(1)
    scene.cycles.seed = seed
    bpy.ops.render.render(write_still=False)
    got = {key: post.read_exr(os.path.join(folder, f'{key}0001.exr')) for key in PASSES}
    shutil.rmtree(folder)
    return denoise(got['c'], got['a'], got['n'])


def render(path, size=(1440, 960), samples=64, seed=1, width=None, few=None, keep=False, regrade=False, grade=None):
    """Render the present scene to a PNG. width and few (samples) make a preview; keep and regrade: see render.py."""
    scene = bpy.context.scene
    k = width / size[0] if width else 1.0
    scene.render.resolution_x, scene.render.resolution_y = round(size[0] * k), round(size[1] * k)
    scene.cycles.samples = few or samples
    os.makedirs(os.path.dirname(path) or '.', exist_ok=True)
    kept = os.path.splitext(path)[0] + '.npy'
    start = time.time()
    linear = np.load(kept) if regrade else clean(scene, seed)
    if keep and not regrade:
        np.save(kept, linear)
    middle = time.time()
    post.write_png(path, post.finish(linear, grade or {}))
    print(f'RENDERED {os.path.basename(path)} {middle - start:.0f}s render, {time.time() - middle:.0f}s post', flush=True)
