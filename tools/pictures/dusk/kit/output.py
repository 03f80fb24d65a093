"""Render -> denoise -> grade -> PNG."""
import os, shutil, tempfile, time
import bpy
import numpy as np
from . import post
from .denoise import denoise

PASSES = {'c': 'Image', 'a': 'Denoising Albedo', 'n': 'Denoising Normal', 'z': 'Denoising Depth'}


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


def passes(scene, seed, within=None):
    """Render the scene: the clean linear picture x, the colors of surfaces a and the depth z.
    within: share of the picture that is rendered, as left, right, bottom, top; the rest stays black."""
    folder = tempfile.mkdtemp()
    outputs(scene, folder)
    scene.frame_set(1)
    scene.cycles.seed = seed
    if within:
        r = scene.render
        r.use_border, r.use_crop_to_border = True, False
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = within
    bpy.ops.render.render(write_still=False)
    got = {key: post.read_exr(os.path.join(folder, f'{key}0001.exr')) for key in PASSES}
    shutil.rmtree(folder)
    return {'x': denoise(got['c'], got['a'], got['n']), 'a': got['a'], 'z': got['z']}


def laid_into(whole, part, within, edge=10):
    """The kept picture with the rendered share in its place, but for a thin edge of it."""
    h, w, _ = part['x'].shape
    rows = slice(round(h * (1 - within[3])) + edge, round(h * (1 - within[2])) - edge)
    columns = slice(round(w * within[0]) + (edge if within[0] else 0), round(w * within[1]) - edge)
    got = {key: whole[key].copy() for key in part}
    for key in part:
        got[key][rows, columns] = part[key][rows, columns]
    return got


def render(path, size=(1440, 960), samples=64, seed=1, width=None, few=None, keep=False, regrade=False, split=None, within=None, base=None, grade=None):
    """Render the present scene to a PNG. width and few (samples) make a preview; keep and regrade: see render.py.
    split: names of two kept pictures whose left and right halves are taken instead of a render.
    within, base: render only that share of the picture (see passes) and lay it into a kept picture."""
    scene = bpy.context.scene
    k = width / size[0] if width else 1.0
    scene.render.resolution_x, scene.render.resolution_y = round(size[0] * k), round(size[1] * k)
    scene.cycles.samples = few or samples
    os.makedirs(os.path.dirname(path) or '.', exist_ok=True)
    kept = os.path.splitext(path)[0] + '.npz'
    start = time.time()
    if split:
        left, right = (np.load(os.path.join(os.path.dirname(path), '..', name + '.npz')) for name in split)
        half = left['x'].shape[1] // 2
        got = {key: np.concatenate([left[key][:, :half], right[key][:, half:]], 1) for key in ('x', 'a', 'z')}
    else:
        got = dict(np.load(kept)) if regrade else passes(scene, seed, within)
        if base and not regrade:
            got = laid_into(np.load(os.path.join(os.path.dirname(path), '..', base + '.npz')), got, within)
    if keep and not regrade and not split:
        np.savez(kept, **got)
    middle = time.time()
    post.write_png(path, post.finish(got, grade or {}))
    print(f'RENDERED {os.path.basename(path)} {middle - start:.0f}s render, {time.time() - middle:.0f}s post', flush=True)
