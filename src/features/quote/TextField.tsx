import { useFormContext } from 'react-hook-form';
import { getField, type QuoteKey, type QuoteValues } from './quote';
import { toFieldId } from './quote-fields';
import FieldError from './FieldError';

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
  const { label, input, box, isHalf } = getField(name);
  return (
    <div className={`fld${isHalf ? '' : ' full'}${error ? ' bad' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {box ? (
        <textarea
          {...field}
          rows={box.lines}
          placeholder={isVehicle ? box.vehiclePlaceholder : box.placeholder}
        />
      ) : (
        <input
          {...field}
          type={input?.type}
          autoComplete={input?.autocomplete}
          placeholder={input?.placeholder}
        />
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
