import { toCount } from '../../../site/format/running-text.ts';

export const photoLabel = 'Add photos of the glass (optional)';
/** What the browser offers to choose. The server takes JPEG, PNG and WebP; phones convert HEIC to JPEG. */
export const photoTypes = 'image/*';

/** How many photos a request can have. */
export const mostPhotos = 6;

/** The most bytes of a photo, and the longest side (px) and quality (%) to try in turn until it has no more. */
export const photoBytes = 400_000;
export const photoSizes = [
  { side: 1600, quality: 80 },
  { side: 1600, quality: 60 },
  { side: 1600, quality: 40 },
  { side: 1100, quality: 40 },
  { side: 800, quality: 30 },
];

/** What a visitor is told about the photos they sent; empty without any. `unread` names files that are not photos. */
export function toPhotoNote(sent: number, kept: number, unread: readonly string[], phone: string): string {
  if (sent === 0) return '';
  if (kept === sent) return sent === 1 ? 'We have your photo.' : `We have your ${toCount(sent, 'photo')}.`;
  const names = unread.length > 0 ? ` We could not read ${unread.join(', ')}.` : '';
  const none = sent === 1 ? ', but not your photo' : ', but none of your photos';
  const arrived = kept === 0 ? none : ` and ${kept} of your ${sent} photos`;
  const missing = kept > 0 ? 'the rest' : sent === 1 ? 'it' : 'them';
  return `We have your request${arrived}.${names} Please text ${missing} to ${phone}.`;
}
