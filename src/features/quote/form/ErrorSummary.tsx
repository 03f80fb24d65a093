import { useFormContext, type FieldErrors } from 'react-hook-form';
import { toCheckFields } from '../rules/messages';
import { quoteKeys, toFieldId, type QuoteValues } from '../rules/quote';
import FocusBox from './FocusBox';

/** The list of errors above the fields. It takes focus when it appears, and each message links to its field. */
export default function ErrorSummary({ errors }: { errors: FieldErrors<QuoteValues> }) {
  const { setFocus } = useFormContext<QuoteValues>();
  const invalidKeys = quoteKeys.filter((key) => errors[key]);
  if (invalidKeys.length === 0) return null;
  return (
    <FocusBox className="message-box" labelledBy="quote-wrong">
      <p id="quote-wrong">
        <b>{toCheckFields(invalidKeys.length)}</b> Nothing has been sent yet.
      </p>
      <ul>
        {invalidKeys.map((key) => (
          <li key={key}>
            <a
              className="inline-block underline"
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
    </FocusBox>
  );
}
