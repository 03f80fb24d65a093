import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { toTel } from '@/site/format/facts';
import { getHiddenFields, getHoneypotName, type Delivery } from './delivery';
import Field from './Field';
import type { QuoteKey } from './quote';

interface Props {
  keys: readonly QuoteKey[];
  isVehicle: boolean;
  delivery: Delivery;
  phone: string;
  isSending?: boolean;
  honeypot?: Ref<HTMLInputElement>;
  onSubmitClick?: MouseEventHandler<HTMLButtonElement>;
  /** Stands between the fields and the button. */
  children?: ReactNode;
}

/** The fields of a form with its button, the same in the page and in what the server answers without JavaScript. */
export default function FormFields(props: Props) {
  const { keys, isVehicle, delivery, phone, isSending = false, honeypot, onSubmitClick, children } = props;
  return (
    <fieldset className="fields" disabled={isSending}>
      <legend className="sr-only">Your request</legend>
      {keys.map((key) => (
        <Field key={key} name={key} isVehicle={isVehicle} />
      ))}
      {Object.entries(getHiddenFields(delivery)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="sr-only" aria-hidden="true">
        Leave this empty
        <input type="text" ref={honeypot} name={getHoneypotName(delivery)} tabIndex={-1} autoComplete="off" />
      </label>
      {children}
      <div className="full btns">
        <button className="btn" type="submit" disabled={isSending} onClick={onSubmitClick}>
          {isSending && <span className="spin" aria-hidden="true" />}
          {isSending ? 'Submitting...' : 'Request Quote'}
        </button>
        <span className="mute">
          or call{' '}
          <a className="underline" href={toTel(phone)}>
            {phone}
          </a>
        </span>
      </div>
    </fieldset>
  );
}
