import { useEffect, useRef } from 'react';
import { adoptStyles } from '@/components/ui/adopt-styles';
import PhotoInput from './PhotoInput';
import styles from './photos.css?inline';
import type { Photos } from './use-photos';

adoptStyles(styles);

/** The field for photos. Visitors see what they have chosen, and can remove each. */
export default function PhotoField({ photos, status, add, remove }: Photos) {
  const input = useRef<HTMLInputElement>(null);
  const initialAdd = useRef(add);

  useEffect(() => {
    // The visitor may have chosen photos before the form was hydrated.
    const early = [...(input.current?.files ?? [])];
    if (!input.current || early.length === 0) return;
    initialAdd.current(early);
    input.current.value = '';
  }, []);

  return (
    <PhotoInput input={input} onChoose={add}>
      {photos.length > 0 && (
        <ol className="photo-list" aria-label="Photos">
          {photos.map(({ id, name, thumbnail }, index) => (
            <li key={id}>
              <img src={thumbnail} alt={`Photo ${index + 1}: ${name}`} />
              <button
                type="button"
                onClick={() => {
                  remove(id);
                  input.current?.focus();
                }}
              >
                Remove <span className="sr-only">{`photo ${index + 1}`}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <p role="status">{status}</p>
    </PhotoInput>
  );
}
