"""What a picture file needs under one name: scene, lamps, camera, shapes and output."""
from .output import render
from .scene import *
from .shapes import *
