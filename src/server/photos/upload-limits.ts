import { HTTPException } from 'hono/http-exception';
import { maxPhotos } from '../../features/quote/rules/photos.ts';

/** The largest photo that a visitor may upload, in bytes. */
export const maxUploadedPhotoBytes = 10_000_000;
/** All of a form but its photos, in bytes. */
export const maxFormBytes = 1_000_000;
/** The largest form with photos, in bytes. */
export const maxUploadFormBytes = maxPhotos * maxUploadedPhotoBytes + maxFormBytes;
/** Concurrent uploads, in total and for each visitor. Each may take 10 MB of memory. */
const maxUploads = 6;
const maxUploadsPerVisitor = 2;
/**
 * The least that a body must bring while the server waits this long for it: 2 kB a second. Slower than that, 300 kB would take
 * the server's whole limit for a request.
 */
const windowMs = 15_000;
const minBytesPerWindow = 30_000;

/** The visitor behind each upload in progress, by a key of the upload's own. */
const uploads = new Map<symbol, string>();

/** Counts an upload. Returns a function that ends it; undefined if there are too many at once. */
export function beginUpload(visitor: string): (() => void) | undefined {
  const own = [...uploads.values()].filter((other) => other === visitor);
  if (uploads.size >= maxUploads || own.length >= maxUploadsPerVisitor) return undefined;
  const key = Symbol();
  uploads.set(key, visitor);
  return () => uploads.delete(key);
}

/** The next bytes of a body. Throws an HTTPException if none come in time. */
async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  timeLeft: number,
): Promise<Uint8Array | undefined> {
  const tooSlow = Promise.withResolvers<never>();
  const error = new HTTPException(408, {
    message: 'Your photos did not arrive. Please choose them and send the form again, or text them to us.',
  });
  const timer = setTimeout(() => tooSlow.reject(error), timeLeft);
  try {
    return (await Promise.race([reader.read(), tooSlow.promise])).value;
  } finally {
    clearTimeout(timer);
  }
}

/** Yields the chunks of a body. Throws an HTTPException if it is too large or too slow. */
export async function* limitUpload(body: ReadableStream<Uint8Array>, maxBytes: number) {
  let count = 0;
  let recent = 0;
  let timeLeft = windowMs;
  const reader = body.getReader();
  try {
    for (;;) {
      // Counts the wait alone, not the time that the server takes to re-encode photos.
      const start = performance.now();
      const chunk = await readChunk(reader, timeLeft);
      if (!chunk) return;
      timeLeft -= performance.now() - start;
      count += chunk.length;
      recent += chunk.length;
      if (recent >= minBytesPerWindow) {
        recent = 0;
        timeLeft = windowMs;
      }
      if (count > maxBytes)
        throw new HTTPException(413, {
          message: 'Your photos are too large. Send fewer, or text them to us.',
        });
      yield chunk;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
