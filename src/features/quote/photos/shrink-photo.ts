import { maxPhotoBytes, photoSizes } from '../rules/photos';

/* Shrinks photos on the visitor's device. The server does the same again, because it cannot trust browsers. */

const thumbnailSide = 96;

export interface SmallPhoto {
  /** A JPEG of at most 1,600 px and 400 kB, upright and without EXIF. */
  photo: Blob;
  /** The thumbnail, as a data URL. */
  thumbnail: string;
}

function draw(image: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // Transparent parts would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** Scales a photo down and re-encodes it. Throws if this browser cannot read it. */
export async function shrinkPhoto(file: Blob): Promise<SmallPhoto> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const thumbnail = draw(image, thumbnailSide).toDataURL('image/jpeg', 0.7);
    for (const { side, quality } of photoSizes) {
      const photo = await toJpeg(draw(image, side), quality / 100);
      if (photo && photo.size <= maxPhotoBytes) return { photo, thumbnail };
    }
    throw new Error('The photo stays too large.');
  } finally {
    image.close();
  }
}
