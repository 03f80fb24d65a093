import { useEffect, useRef } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { toCheckFields } from './messages';
import { quoteKeys, type QuoteValues } from './quote';
import { toFieldId } from './quote-fields';
import { showBox } from './show-box';

/** What is wrong, on top of the form. It takes focus when it appears and leads to each field. */
export default function ErrorSummary({ errors }: { errors: FieldErrors<QuoteValues> }) {
  const box = useRef<HTMLDivElement>(null);
  const { setFocus } = useFormContext<QuoteValues>();
  useEffect(() => showBox(box.current), []);
  const wrong = quoteKeys.filter((key) => errors[key]);
  if (wrong.length === 0) return null;
  return (
    <div className="full sum" ref={box} tabIndex={-1} role="group" aria-labelledby="quote-wrong">
      <p id="quote-wrong">
        <b>{toCheckFields(wrong.length)}</b> Nothing has been sent yet.
      </p>
      <ul>
        {wrong.map((key) => (
          <li key={key}>
            <a
              className="inline-block py-1 underline"
              href={`#${toFieldId(key)}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(key);
              }}
            >
              {errors[key]?.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
