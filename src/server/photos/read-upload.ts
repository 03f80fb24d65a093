import { Readable } from 'node:stream';
import Busboy from '@fastify/busboy';
import { HTTPException } from 'hono/http-exception';
import { maxPhotos } from '../../features/quote/rules/photos.ts';
import { cutAfter } from '../../site/format/running-text.ts';
import { maxBody, tooLong, type ParsedBody } from '../read-request.ts';
import {
  beginUpload,
  limitUpload,
  maxFormBytes,
  maxUploadedPhotoBytes,
  maxUploadFormBytes,
} from './upload-limits.ts';

const limits = {
  fileSize: maxUploadedPhotoBytes,
  fields: 60,
  fieldSize: maxBody,
  fieldNameSize: 100,
  headerPairs: 20,
};

type PhotoFile = AsyncIterable<Buffer> & { truncated: boolean };
type ReEncode = (photo: Uint8Array) => Promise<Uint8Array | undefined>;

const busy = () =>
  new HTTPException(503, {
    message: 'We are receiving many photos right now. Please try again in a moment.',
  });

/** The bytes of a file; undefined if it is too large. It is read to its end. */
async function readFile(file: PhotoFile): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return file.truncated ? undefined : Buffer.concat(chunks);
}

/** Collects the photos of a form, and the names of those that cannot be used. */
function createPhotoReader(reEncode: ReEncode) {
  const photos: Uint8Array[] = [];
  const rejectedFiles: string[] = [];
  const read = async (file: PhotoFile, name: string) => {
    const bytes = await readFile(file);
    if (photos.length >= maxPhotos) return;
    try {
      const photo = bytes && (await reEncode(bytes));
      if (photo) photos.push(photo);
      else if (rejectedFiles.length < maxPhotos)
        rejectedFiles.push(`${cutAfter(name, 100)}${bytes ? '' : ' (over 10 MB)'}`);
    } catch {
      // A fault of the server says nothing about the photo.
    }
  };
  return { photos, rejectedFiles, read };
}

/** Reads a form as a stream, one photo after another, or up to the first photo. */
async function readParts(
  request: Request,
  reEncode: ReEncode | undefined,
  visitor: string,
  onBusy: () => void,
): Promise<ParsedBody> {
  const values = new Map<string, string>();
  const reader = reEncode && createPhotoReader(reEncode);
  const parsed = Promise.withResolvers<undefined>();
  const isFromScript = request.headers.get('Accept')?.includes('application/json');
  let sentPhotos = 0;
  let reading = Promise.resolve();
  let endUpload: (() => void) | undefined;

  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
    limits,
  });
  parser.on('field', (name, value, _isNameCut, isValueCut) => {
    if (!values.has(name)) values.set(name, value);
    if (isValueCut) parser.destroy(new HTTPException(413, { message: tooLong }));
  });
  parser.on('file', (_field, file, name) => {
    // If the form is cut off, the parser fails too, which rejects `parsed`. Without a listener this error would end the process.
    file.on('error', () => undefined);
    // A browser sends an empty file without a name where none was chosen.
    if (!name) {
      file.resume();
      return;
    }
    sentPhotos += 1;
    if (!reader) {
      parsed.resolve(undefined);
      return;
    }
    if (sentPhotos === 1) {
      endUpload = beginUpload(visitor);
      // The form's script retries by itself. Without it nothing would, so keep the text and drop only the photos.
      if (!endUpload && isFromScript) parser.destroy(busy());
      else if (!endUpload) onBusy();
    }
    if (!endUpload) file.resume();
    else {
      // Until a file is read, the parser waits, and with it the visitor's connection.
      reading = reading.then(() => reader.read(file, name));
      reading.catch(() => undefined);
    }
  });
  parser.once('finish', () => parsed.resolve(undefined)).on('error', parsed.reject);

  let refusal: HTTPException | undefined;
  const maxBytes = reader ? maxUploadFormBytes : maxFormBytes;
  const body = Readable.from(request.body ? limitUpload(request.body, maxBytes) : []);
  body.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    await parsed.promise;
    await reading;
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    refusal = error;
  } finally {
    body.destroy();
    endUpload?.();
  }
  return {
    values: Object.fromEntries(values),
    isForm: true,
    sentPhotos,
    ...(reader && { photos: reader.photos, rejectedFiles: reader.rejectedFiles }),
    ...(refusal && { refusal }),
  };
}

/**
 * Reads a form with photos. `reEncode` makes a JPEG of each photo; those that it cannot read are rejected by name, and the rest
 * is used. Without it, the form is read up to its first photo. If there are too many uploads at once, calls `onBusy` and drops
 * the photos of a form without JavaScript. Throws an HTTPException for a form that cannot be read at all.
 */
export async function readUpload(
  request: Request,
  reEncode: ReEncode | undefined,
  visitor = '',
  onBusy = () => {},
): Promise<ParsedBody> {
  try {
    return await readParts(request, reEncode, visitor, onBusy);
  } catch {
    throw new HTTPException(400, {
      message: 'We could not read your request. Please try again, or call us.',
    });
  }
}
