import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { adoptStyles } from '@/components/ui/adopt-styles';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { QuoteValues } from '../rules/quote';
import PhotoInput from './PhotoInput';
import styles from './photos.css?inline';
import type { Photos } from './use-photos';

const FilmPreview = lazy(() => import('./FilmPreview'));

adoptStyles(styles);

interface Props extends Photos {
  /** The service of a form in which the visitor does not choose one. */
  service: string;
}

/** The field for photos. Visitors can reorder and remove them, and preview film on each. */
export default function PhotoField({ photos, status, add, remove, moveUp, service }: Props) {
  const { getValues, setValue, watch } = useFormContext<QuoteValues>();
  const [shownId, setShownId] = useState<number>();
  const isHydrated = useHydrated(() => true, false);
  const shown = photos.find(({ id }) => id === shownId);
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
    <>
      <PhotoInput
        input={input}
        onChoose={add}
        hint={
          // Already in the page as built, because it would move the input.
          <p className="muted text-sm noscript:hidden" id="photo-hint">
            Choose a photo of a window, then press See film to try shades on it. Nothing is sent until you
            press Request Quote.
          </p>
        }
        describedBy={isHydrated ? 'photo-hint' : undefined}
      >
        {photos.length > 0 && (
          <ol className="photo-list" aria-label="Photos">
            {photos.map(({ id, name, thumbnail }, index) => (
              <li key={id}>
                <img src={thumbnail} alt={`Photo ${index + 1}: ${name}`} />
                {index > 0 && (
                  <button
                    type="button"
                    onClick={({ currentTarget: { nextElementSibling } }) => {
                      moveUp(id);
                      // The first photo has no such button to keep the focus.
                      if (index === 1 && nextElementSibling instanceof HTMLElement)
                        nextElementSibling.focus();
                    }}
                  >
                    Move up <span className="sr-only">{`photo ${index + 1}`}</span>
                  </button>
                )}
                <button
                  type="button"
                  aria-expanded={id === shownId}
                  onClick={() => setShownId(id === shownId ? undefined : id)}
                >
                  See film <span className="sr-only">{`on photo ${index + 1}`}</span>
                </button>
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
      {shown && (
        <Suspense>
          <FilmPreview
            key={shown.id}
            photo={shown.photo}
            service={watch('serviceType') || service}
            onAdd={(picture) => add([picture])}
            onAddText={(sentence) => {
              const message = getValues('message').trim();
              // A second press must not add it again.
              if (!message.endsWith(sentence))
                setValue('message', [message, sentence].filter(Boolean).join(' '), { shouldDirty: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
