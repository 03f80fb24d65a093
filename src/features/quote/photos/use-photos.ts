import { useRef, useState } from 'react';
import { mostPhotos } from '../rules/photos';
import type { SmallPhoto } from './shrink-photo';

/** A photo in the form. */
export interface FormPhoto extends SmallPhoto {
  id: number;
  name: string;
}

/** The photos that a visitor has chosen, made small one after the other. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly FormPhoto[]>([]);
  const [status, setStatus] = useState('');
  const lastId = useRef(0);

  const add = async (files: readonly File[]) => {
    const room = files.slice(0, mostPhotos - photos.length);
    const failed: string[] = [];
    const { shrinkPhoto } = await import('./shrink-photo');
    for (const [index, file] of room.entries()) {
      setStatus(`Preparing photo ${index + 1} of ${room.length}.`);
      try {
        const small = await shrinkPhoto(file);
        const photo = { ...small, id: (lastId.current += 1), name: file.name };
        setPhotos((others) => [...others, photo].slice(0, mostPhotos));
      } catch {
        failed.push(file.name);
      }
    }
    setStatus(
      [
        failed.length > 0 && `We could not read ${failed.join(', ')}. Choose a JPEG or PNG.`,
        room.length < files.length && `You can add up to ${mostPhotos} photos.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };

  return {
    photos,
    /** What is being done or what went wrong, in a sentence. */
    status,
    add,
    remove: (id: number) => {
      setPhotos((all) => all.filter((photo) => photo.id !== id));
      setStatus('Photo removed.');
    },
    /** Moves a photo before the one ahead of it. */
    moveUp: (id: number) => {
      setPhotos((all) => {
        const index = all.findIndex((photo) => photo.id === id);
        const [photo, before] = [all[index], all[index - 1]];
        if (!photo || !before) return all;
        return [...all.slice(0, index - 1), photo, before, ...all.slice(index + 1)];
      });
      setStatus('Photo moved up.');
    },
    clear: () => {
      setPhotos([]);
      setStatus('');
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
