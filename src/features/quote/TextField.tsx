import { useFormContext } from 'react-hook-form';
import type { QuoteKey, QuoteValues } from './quote';
import { quoteLabels, toFieldId } from './quote-fields';
import FieldError from './FieldError';

const inputs: Partial<Record<QuoteKey, object>> = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  vehicleInfo: { type: 'text', placeholder: 'Year, make and model' },
};

/** A line or a box of text with its label above and its error below. */
export default function TextField({ name, isVehicle }: { name: QuoteKey; isVehicle: boolean }) {
  const { register, formState } = useFormContext<QuoteValues>();
  const error = formState.errors[name]?.message;
  const id = toFieldId(name);
  const field = {
    ...register(name),
    id,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const isHalf = name === 'name' || name === 'phone';
  return (
    <div className={`fld${isHalf ? '' : ' full'}${error ? ' bad' : ''}`}>
      <label htmlFor={id}>{quoteLabels[name]}</label>
      {name === 'message' ? (
        <textarea
          {...field}
          rows={4}
          placeholder={
            isVehicle ? 'Which windows, and how dark?' : 'Which rooms or windows? Roughly how many?'
          }
        />
      ) : (
        <input {...field} {...inputs[name]} />
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
