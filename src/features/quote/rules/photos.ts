import { toCount } from '../../../site/format/running-text.ts';

export const photoLabel = 'Add photos of the glass (optional)';
/** The files that the dialog offers. The server accepts JPEG, PNG and WebP; phones convert HEIC to JPEG. */
export const photoTypes = 'image/*';

export const maxPhotos = 6;

/** The longest side of a photo in px and its quality in %, when the browser or the server writes it anew. */
export const photoSize = { side: 1600, quality: 80 };

/** Tells a visitor which photos have arrived; empty if none were sent. `rejectedFiles` are the names of unreadable files. */
export function toPhotoNote(
  sent: number,
  stored: number,
  rejectedFiles: readonly string[],
  phone: string,
): string {
  if (sent === 0) return '';
  if (stored === sent) return sent === 1 ? 'We have your photo.' : `We have your ${toCount(sent, 'photo')}.`;
  const names = rejectedFiles.length > 0 ? ` We could not read ${rejectedFiles.join(', ')}.` : '';
  if (stored > 0)
    return `We have your request and ${stored} of your ${sent} photos.${names} Please text the rest to ${phone}.`;
  const [none, missing] = sent === 1 ? ['not your photo', 'it'] : ['none of your photos', 'them'];
  return `We have your request, but ${none}.${names} Please text ${missing} to ${phone}.`;
}
