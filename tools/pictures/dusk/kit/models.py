"""Where models made by others come from; none is kept in the project (see the README)."""
import os, tempfile, zipfile
import bpy

DEBIAN = '/usr/share/sweethome3d/furniture'     # package sweethome3d-furniture


def from_debian(archive, path):
    """Path of a model inside a package archive, unpacked once into the temp folder."""
    base = os.path.join(tempfile.gettempdir(), 'dusk_' + archive)
    found = os.path.join(base, path)
    if not os.path.exists(found):
        with zipfile.ZipFile(os.path.join(DEBIAN, archive + '.sh3f')) as packed:
            folder = os.path.dirname(path) + '/'
            packed.extractall(base, [n for n in packed.namelist() if n.startswith(folder)])
    return found


def bring(path):
    """Import an OBJ file; returns the new mesh objects by name and the empty that holds them."""
    before = set(bpy.data.objects)
    for o in before:        # so that a second model's parts get the same names
        o.name = 'set ' + o.name[:50]
    bpy.ops.import_scene.obj(filepath=path)
    new = [o for o in bpy.data.objects if o not in before]
    root = bpy.data.objects.new('model', None)
    bpy.context.collection.objects.link(root)
    for o in new:
        if o.parent is None:
            o.parent = root
    return {o.name: o for o in new if o.type == 'MESH'}, root


def dress(parts, looks, rest):
    """Give each material slot the look whose key its name starts with; rest for all others."""
    for part in parts.values():
        for slot in part.material_slots:
            name = slot.material.name if slot.material else ''
            slot.link = 'OBJECT'
            slot.material = next((look for key, look in looks.items() if name.startswith(key)), rest)
