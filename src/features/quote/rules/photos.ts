import { toCount } from '../../../site/format/running-text.ts';

export const photoLabel = 'Add photos of the glass (optional)';
/** What the file dialog offers. The server takes JPEG, PNG and WebP; phones convert HEIC to JPEG. */
export const photoTypes = 'image/*';

export const maxPhotos = 6;

/** The most bytes of a photo, and the longest sides (px) and qualities (%) to try until it is small enough. */
export const photoBytes = 400_000;
export const photoSizes = [
  { side: 1600, quality: 80 },
  { side: 1600, quality: 60 },
  { side: 1600, quality: 40 },
  { side: 1100, quality: 40 },
  { side: 800, quality: 30 },
];

/** What a visitor is told about the photos they sent. Empty without any. `rejectedFiles` names those that could not be read. */
export function toPhotoNote(
  sent: number,
  stored: number,
  rejectedFiles: readonly string[],
  phone: string,
): string {
  if (sent === 0) return '';
  if (stored === sent) return sent === 1 ? 'We have your photo.' : `We have your ${toCount(sent, 'photo')}.`;
  const names = rejectedFiles.length > 0 ? ` We could not read ${rejectedFiles.join(', ')}.` : '';
  const none = sent === 1 ? ', but not your photo' : ', but none of your photos';
  const arrived = stored === 0 ? none : ` and ${stored} of your ${sent} photos`;
  const missing = stored > 0 ? 'the rest' : sent === 1 ? 'it' : 'them';
  return `We have your request${arrived}.${names} Please text ${missing} to ${phone}.`;
}
