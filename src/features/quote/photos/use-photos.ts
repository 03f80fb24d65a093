import { useRef, useState } from 'react';
import { maxPhotos } from '../rules/photos';
import type { SmallPhoto } from './shrink-photo';

export interface FormPhoto extends SmallPhoto {
  id: number;
  name: string;
}

/** The photos that a visitor has chosen, which are shrunk one at a time. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly FormPhoto[]>([]);
  const [status, setStatus] = useState('');
  // The current photos, for code that runs after an `await`.
  const latest = useRef(photos);
  const prepared = useRef(Promise.resolve());
  const lastId = useRef(0);

  const change = (next: readonly FormPhoto[]) => {
    latest.current = next;
    setPhotos(next);
  };

  const prepare = async (files: readonly File[]) => {
    const room = files.slice(0, maxPhotos - latest.current.length);
    const failed: string[] = [];
    for (const [index, file] of room.entries()) {
      setStatus(`Preparing photo ${index + 1} of ${room.length}.`);
      try {
        const { shrinkPhoto } = await import('./shrink-photo');
        const small = await shrinkPhoto(file);
        change([...latest.current, { ...small, id: (lastId.current += 1), name: file.name }]);
      } catch {
        failed.push(file.name);
      }
    }
    setStatus(
      [
        failed.length > 0 && `We could not read ${failed.join(', ')}. Choose a JPEG or PNG.`,
        room.length < files.length && `You can add up to ${maxPhotos} photos.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };

  return {
    photos,
    /** A sentence on what is in progress or went wrong. */
    status,
    add: (files: readonly File[]) => {
      prepared.current = prepared.current.then(() => prepare(files));
    },
    /** The photos to send, once all of them are shrunk. */
    whenReady: async () => {
      await prepared.current;
      return latest.current.map(({ photo }) => photo);
    },
    remove: (id: number) => {
      change(latest.current.filter((photo) => photo.id !== id));
      setStatus('Photo removed.');
    },
    clear: () => {
      change([]);
      setStatus('');
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
