import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import Icon from '@/components/ui/Icon';
import { toTel } from '@/site/format/facts';
import { getHiddenFields, getHoneypotName, takesPhotos, type Delivery } from '../delivery/delivery';
import type { Choice } from '../rules/fields';
import { photoLabel, photoTypes } from '../rules/photos';
import {
  getChoices,
  getField,
  isRequired,
  toFieldId,
  toLabel,
  type QuoteKey,
  type QuoteValues,
} from '../rules/quote';

/** Links a field to its message, and registers it with the form. */
function useField(name: QuoteKey) {
  const { register, formState } = useFormContext<QuoteValues>();
  const [id, field, error] = [toFieldId(name), getField(name), formState.errors[name]?.message];
  const description = error ? `${id}-error` : field.hint && `${id}-hint`;
  const aria = { 'aria-invalid': error ? true : undefined, 'aria-describedby': description };
  return { id, error, field, aria, required: isRequired(field), input: register(name) };
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="warn" />
      <span>{error}</span>
    </p>
  );
}

function RadioField({ name, choices }: { name: QuoteKey; choices: readonly Choice[] }) {
  const { id, error, field, aria, required, input } = useField(name);
  return (
    <fieldset
      className={`field sm:col-span-full ${error ? 'invalid-field' : ''}`}
      id={id}
      role="radiogroup"
      aria-required={required || undefined}
      {...aria}
    >
      <legend>{toLabel(field)}</legend>
      <div className="segmented">
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" required={required} value={value} {...input} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function TextField(props: { name: QuoteKey; isVehicle: boolean; hasPhotos: boolean }) {
  const { name, isVehicle, hasPhotos } = props;
  const { id, error, field, aria, required, input } = useField(name);
  const { hint, textArea, isHalf } = field;
  const row = isHalf ? '' : 'sm:col-span-full';
  // In the frame, the photo field is beside the message.
  const rowInFrame = textArea ? hasPhotos && 'sm:embedded:col-span-4' : 'sm:embedded:col-span-2';
  const attributes = { ...input, id, required, ...aria };
  return (
    <div className={`field ${row} ${rowInFrame || ''} ${error ? 'invalid-field' : ''}`}>
      <label htmlFor={id}>{toLabel(field)}</label>
      {textArea ? (
        <textarea
          {...attributes}
          dir="auto"
          rows={4}
          placeholder={isVehicle ? textArea.vehiclePlaceholder : textArea.placeholder}
        />
      ) : (
        <input
          {...attributes}
          // Names may be written from right to left, phone numbers and email addresses never.
          dir={field.input?.type === 'text' ? 'auto' : undefined}
          type={field.input?.type}
          autoComplete={field.input?.autocomplete}
          placeholder={field.input?.placeholder}
        />
      )}
      <FieldError id={id} error={error} />
      {hint && (
        <p className={error ? 'text-muted text-sm' : 'sr-only'} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface Props {
  keys: readonly QuoteKey[];
  isVehicle: boolean;
  delivery: Delivery;
  phone: string;
  isSending?: boolean;
  /** Goes between the fields and the button. */
  children?: ReactNode;
}

/** The fields and the button. */
export default function FormFields(props: Props) {
  const { keys, isVehicle, delivery, phone, isSending = false, children } = props;
  const hasPhotos = takesPhotos(delivery);
  return (
    <fieldset
      className="grid min-w-0 gap-fluid-sm sm:grid-cols-2 sm:embedded:grid-flow-dense sm:embedded:grid-cols-6 sm:embedded:gap-x-4"
      disabled={isSending}
    >
      <legend className="sr-only">Your request</legend>
      {keys.map((key) => {
        const choices = getChoices(getField(key));
        return choices ? (
          <RadioField key={key} name={key} choices={choices} />
        ) : (
          <TextField key={key} name={key} isVehicle={isVehicle} hasPhotos={hasPhotos} />
        );
      })}
      {Object.entries(getHiddenFields(delivery)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="absolute -start-400" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={getHoneypotName(delivery)} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* After all other fields, so that they have arrived if photos do not. */}
      {hasPhotos && (
        <div className="field sm:col-span-full sm:embedded:col-span-2">
          <label htmlFor="photo-files">{photoLabel}</label>
          <input id="photo-files" name="photos" type="file" accept={photoTypes} multiple />
        </div>
      )}
      {children}
      <div className="btns sm:col-span-full sm:embedded:col-span-2">
        <button className="btn" type="submit" disabled={isSending}>
          {/* Always there: React cannot insert it beside a text that the browser has translated. */}
          <span
            className={
              isSending
                ? 'size-4.5 animate-spin rounded-full border-2 border-current border-r-transparent'
                : 'hidden'
            }
          />
          {isSending ? 'Submitting...' : 'Request Quote'}
        </button>
        <span className="text-muted">
          or call{' '}
          <a className="underline" href={toTel(phone)}>
            {phone}
          </a>
        </span>
      </div>
    </fieldset>
  );
}
