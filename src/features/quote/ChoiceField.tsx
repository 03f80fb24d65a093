import { useFormContext } from 'react-hook-form';
import type { QuoteKey, QuoteValues } from './quote';
import { quoteLabels, toFieldId, type Choice } from './quote-fields';
import FieldError from './FieldError';

/** A few answers side by side, of which one is chosen. The group carries the error. */
export default function ChoiceField({ name, choices }: { name: QuoteKey; choices: readonly Choice[] }) {
  const { register, formState } = useFormContext<QuoteValues>();
  const error = formState.errors[name]?.message;
  const id = toFieldId(name);
  return (
    <fieldset
      className={`fld full${error ? ' bad' : ''}`}
      id={id}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{quoteLabels[name]}</legend>
      <div className="seg">
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" required value={value} {...register(name)} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
