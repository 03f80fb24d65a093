import { Readable } from 'node:stream';
import Busboy, { type BusboyHeaders } from '@fastify/busboy';
import { HTTPException } from 'hono/http-exception';
import type { ParsedBody } from '../read-request.ts';
import { maxPhotos } from '../../features/quote/rules/photos.ts';

const maxPhotoBytes = 10_000_000;
const maxUploadBytes = maxPhotos * maxPhotoBytes + 1_000_000;
const limits = {
  fileSize: maxPhotoBytes,
  fields: 60,
  fieldSize: 16_000,
  fieldNameSize: 100,
  headerPairs: 20,
};
/** Concurrent uploads, in total and for each visitor. Each may take 10 MB of memory. */
const maxUploads = 6;
const maxUploadsPerVisitor = 2;
/** The longest pause in an upload, in milliseconds. */
const idleLimit = 15_000;

/** The visitor behind each upload in progress. */
const uploads = new Map<Request, string>();

/** Counts an upload. Throws an HTTPException if there are too many at once. */
function countUpload(request: Request, visitor: string): void {
  const own = [...uploads.values()].filter((other) => other === visitor);
  if (!uploads.has(request) && (uploads.size >= maxUploads || own.length >= maxUploadsPerVisitor))
    throw new HTTPException(503, {
      message: 'We are receiving many photos right now. Please try again in a moment.',
    });
  uploads.set(request, visitor);
}

/** The next bytes of a body. Throws an HTTPException if none come for too long. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  const idle = Promise.withResolvers<never>();
  const error = new HTTPException(408, {
    message: 'Your photos did not arrive. Please try again, or text them to us.',
  });
  const timer = setTimeout(() => idle.reject(error), idleLimit);
  try {
    return (await Promise.race([reader.read(), idle.promise])).value;
  } finally {
    clearTimeout(timer);
  }
}

/** The bytes of a file; undefined if it is too large. It is read to its end. */
async function readFile(file: AsyncIterable<Buffer> & { truncated: boolean }): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return file.truncated ? undefined : Buffer.concat(chunks);
}

/** Yields the chunks of a body. Throws an HTTPException beyond the limit of an upload. */
async function* limitBytes(body: ReadableStream<Uint8Array>) {
  let count = 0;
  const reader = body.getReader();
  try {
    for (let chunk = await readChunk(reader); chunk; chunk = await readChunk(reader)) {
      count += chunk.length;
      if (count > maxUploadBytes)
        throw new HTTPException(413, {
          message: 'Your photos are too large. Send fewer, or text them to us.',
        });
      yield chunk;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads a form with photos as a stream: one photo at a time is in memory, and re-encoded by `reEncode` before the next is
 * read. What cannot be used is rejected by name, and the rest is used.
 */
async function readParts(
  request: Request,
  reEncode: (photo: Uint8Array) => Promise<Uint8Array | undefined>,
  visitor: string,
): Promise<ParsedBody> {
  const values = new Map<string, string>();
  const photos: Uint8Array[] = [];
  const rejectedFiles: string[] = [];
  let sentPhotos = 0;
  let reading = Promise.resolve();
  const headers: BusboyHeaders = { 'content-type': request.headers.get('Content-Type') ?? '' };
  const parser = new Busboy({ headers, limits });
  parser.on('field', (name, value) => {
    if (!values.has(name)) values.set(name, value);
  });
  const readPhoto = async (file: AsyncIterable<Buffer> & { truncated: boolean }, name: string) => {
    const bytes = await readFile(file);
    if (photos.length >= maxPhotos) return;
    // A fault of the server says nothing about the photo.
    const photo = bytes && (await reEncode(bytes).catch(() => 'fault' as const));
    if (photo === 'fault') return;
    if (photo) photos.push(photo);
    else if (rejectedFiles.length < maxPhotos)
      rejectedFiles.push(`${name.slice(0, 100)}${bytes ? '' : ' (over 10 MB)'}`);
  };
  // Files are read one at a time. Until then the parser waits, and with it the visitor's connection.
  parser.on('file', (_field, file, name) => {
    // If the form is cut off, the parser also fails, and that error is thrown below. Without a listener this one would end
    // the process.
    file.on('error', () => undefined);
    if (!name) {
      // A browser sends an empty file without a name where none was chosen.
      file.resume();
      return;
    }
    try {
      countUpload(request, visitor);
    } catch (error) {
      file.resume();
      body.destroy(error instanceof Error ? error : undefined);
      return;
    }
    sentPhotos += 1;
    reading = reading.then(() => readPhoto(file, name));
    // If the connection breaks, the parser also fails, and the error is thrown below.
    reading.catch(() => undefined);
  });
  const parsed = new Promise<void>((resolve, reject) => parser.once('finish', resolve).on('error', reject));
  const body = Readable.from(request.body ? limitBytes(request.body) : []);
  body.once('error', (error) => parser.destroy(error)).pipe(parser);
  await parsed;
  await reading;
  return { values: Object.fromEntries(values), isForm: true, photos, sentPhotos, rejectedFiles };
}

/** Reads a form with photos, for a few visitors at a time. Throws an HTTPException for what cannot be read. */
export async function readUpload(
  request: Request,
  reEncode: (photo: Uint8Array) => Promise<Uint8Array | undefined>,
  visitor = '',
): Promise<ParsedBody> {
  try {
    return await readParts(request, reEncode, visitor);
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    throw new HTTPException(400, {
      message: 'We could not read your request. Please try again, or call us.',
    });
  } finally {
    uploads.delete(request);
  }
}
