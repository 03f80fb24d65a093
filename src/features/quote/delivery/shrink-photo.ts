import { photoSize } from '../rules/photos';

/**
 * A photo as an upright JPEG without EXIF, small enough for a phone's connection, in the size that the server stores. A file
 * that this browser cannot read is returned as it is, and the server tells the visitor its name.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const { side, quality } = photoSize;
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, side / Math.max(image.width, image.height));
    const toSide = (length: number) => Math.max(1, Math.round(length * scale));
    const canvas = new OffscreenCanvas(toSide(image.width), toSide(image.height));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // Transparent parts would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: quality / 100 });
    return new File([jpeg], file.name, { type: jpeg.type });
  } catch {
    return file;
  }
}
