import type { Quote } from '../rules/quote';
import { deliver, type DeliveryTools, type Result } from './deliver';
import type { Delivery, SubmissionMeta } from './delivery';

const photosMissing = 'Your photos did not arrive. Please text them to us.';
const photosMayBeMissing = 'Your photos may not have arrived. Please text them to us to be sure.';
/** The slowest upload that the timeout allows for, in bytes per millisecond (160 kilobits per second). */
const minUploadRate = 20;

interface Upload {
  delivery: Delivery;
  quote: Quote;
  meta: SubmissionMeta & { photos: readonly Blob[] };
  unanswered: number;
  tools: DeliveryTools;
  /** Sends the photos. */
  upload: typeof fetch;
}

/** Delivers a request with photos, with a longer timeout. If that fails, tries without the photos. */
export async function deliverWithPhotos({
  delivery,
  quote,
  meta,
  unanswered,
  tools,
  upload,
}: Upload): Promise<Result> {
  const bytes = meta.photos.reduce((sum, { size }) => sum + size, 0);
  const attemptMs = tools.attemptMs + bytes / minUploadRate;
  const result = await deliver(delivery, quote, meta, unanswered, {
    ...tools,
    attemptMs,
    totalMs: attemptMs + tools.totalMs,
    fetch: upload,
  });
  const mayHaveArrived = result.kind === 'unknown';
  const isRefused = result.kind === 'refused' && Object.keys(result.errors).length === 0;
  if (!mayHaveArrived && !isRefused && result.kind !== 'failed') return result;
  const again = unanswered + (mayHaveArrived ? 1 : 0);
  const withoutPhotos = await deliver(delivery, quote, { ...meta, photos: [] }, again, tools);
  // Offline, there was no second attempt, so the result of the first one stands.
  if (withoutPhotos.kind === 'offline' && mayHaveArrived) return result;
  if (withoutPhotos.kind !== 'sent') return withoutPhotos;
  const photoNote = mayHaveArrived ? photosMayBeMissing : photosMissing;
  return { kind: 'sent', note: [photoNote, withoutPhotos.note].filter(Boolean).join(' ') };
}
