import { toCount } from '../../../site/format/running-text.ts';

export const photoLabel = 'Add photos of the glass (optional)';
/** What the browser offers to choose. The server takes JPEG, PNG and WebP; a phone gives a HEIC as a JPEG. */
export const photoTypes = 'image/*';

/** How many photos a request can have. */
export const mostPhotos = 6;

/** What a visitor is told of the photos they sent; empty without any. `unread` names files that are no photos. */
export function toPhotoNote(sent: number, kept: number, unread: readonly string[], phone: string): string {
  if (sent === 0) return '';
  if (kept === sent) return sent === 1 ? 'We have your photo.' : `We have your ${toCount(sent, 'photo')}.`;
  const names = unread.length > 0 ? ` We could not read ${unread.join(', ')}.` : '';
  const arrived = kept === 0 ? 'none of your photos' : `${kept} of your ${sent} photos`;
  return `We have your words and ${arrived}.${names} Please text us the rest: ${phone}.`;
}
