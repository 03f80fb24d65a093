import type { FilmOption } from '../rules/film-option';
import { applyFilm, type Corners, type Side } from './film-on-glass';

/** A copy of the photo with film all over it. */
export function renderFilm(
  photo: ImageBitmap,
  film: FilmOption,
  percent: number,
  side: Side,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = photo.width;
  canvas.height = photo.height;
  const context = canvas.getContext('2d');
  context?.drawImage(photo, 0, 0);
  const image = context?.getImageData(0, 0, photo.width, photo.height);
  if (!context || !image) return canvas;
  applyFilm(image.data, film, percent, side);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Draws a photo with film on the left part of its pane. `coverage` is that part, 0 to 1. */
export function drawPane(
  canvas: HTMLCanvasElement,
  photo: ImageBitmap,
  filmed: HTMLCanvasElement,
  corners: Corners,
  coverage: number,
): void {
  const { width, height } = photo;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.drawImage(photo, 0, 0);
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x * width, y * height);
  context.clip();
  const left = Math.min(...corners.map(([x]) => x)) * width;
  const right = Math.max(...corners.map(([x]) => x)) * width;
  const covered = (right - left) * coverage;
  if (covered < 1) return;
  context.drawImage(filmed, left, 0, covered, height, left, 0, covered, height);
  if (coverage === 1) return;
  context.fillStyle = '#fff';
  context.fillRect(left + covered - 2, 0, 4, height);
}
