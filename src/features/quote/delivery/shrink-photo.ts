import { photoSize } from '../rules/photos';

const { side, quality } = photoSize;

/**
 * A photo as an upright JPEG without EXIF, small enough for a phone's connection. The server does the same again, because it
 * cannot trust browsers. A file that this browser cannot read stays as it is: the server then names it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, side / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // Transparent parts would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality / 100),
    );
    return jpeg ? new File([jpeg], file.name, { type: jpeg.type }) : file;
  } catch {
    return file;
  }
}
