import { useFormContext } from 'react-hook-form';
import { getField, type QuoteKey, type QuoteValues } from './quote';
import { toFieldId } from './quote-fields';
import type { Choice } from './quote-table';
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
      <legend>{getField(name).label}</legend>
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
