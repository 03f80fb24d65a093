import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { getFormAction, getHiddenFields, getTrapName } from './delivery';
import { toTel } from '@/site/format/facts';
import { getQuoteKeys } from './quote';
import { useHydrated } from '@/components/ui/use-hydrated';
import ErrorSummary from './ErrorSummary';
import Field from './Field';
import OutcomeBox from './OutcomeBox';
import type { QuoteFormProps } from './props';
import { dropToasts, Toasts } from './Toasts';
import { useQuoteForm } from './use-quote-form';
import Veterans from './Veterans';

/** The whole form. Without JavaScript it posts to the delivery's own address. */
export default function Form(props: QuoteFormProps) {
  const { headline, subhead, delivery, phone, email, discountNote, discountInForm } = props;
  const { form, isSending, outcome, hasDraft, clear, touch, keepDraft, submit } = useQuoteForm(props);
  const isAwake = useHydrated();
  const trap = useRef<HTMLInputElement>(null);
  const { errors, submitCount } = form.formState;

  return (
    <FormProvider {...form}>
      <form
        className="form"
        name="quote"
        method="post"
        action={getFormAction(delivery, email)}
        encType={delivery.mode === 'console' ? 'text/plain' : undefined}
        data-netlify={delivery.mode === 'netlify' || undefined}
        aria-labelledby="quote-heading"
        aria-busy={isSending}
        noValidate={isAwake}
        onChange={keepDraft}
        onInput={touch}
        onKeyDown={touch}
        onFocus={() => {
          touch();
          dropToasts();
        }}
        onPointerDown={() => {
          touch();
          dropToasts();
        }}
        onSubmit={(event) => submit(event, trap.current?.value ?? '')}
      >
        <div className="full">
          <h2 id="quote-heading">{headline}</h2>
          {subhead && <p className="mute">{subhead}</p>}
        </div>
        {isAwake && outcome && <OutcomeBox outcome={outcome} phone={phone} email={email} />}
        {submitCount > 0 && !outcome && <ErrorSummary key={submitCount} errors={errors} />}
        <fieldset className="fields" disabled={isSending}>
          <legend className="sr-only">Your request</legend>
          {getQuoteKeys(props).map((key) => (
            <Field key={key} name={key} isVehicle={props.showAutomotiveFields} />
          ))}
          {props.hideServiceType && props.service && (
            <input type="hidden" name="serviceType" value={props.service} />
          )}
          {Object.entries(getHiddenFields(delivery)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="trap" aria-hidden="true">
            <label htmlFor="quote-trap">Leave this empty</label>
            <input
              id="quote-trap"
              type="text"
              ref={trap}
              name={getTrapName(delivery)}
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
          {discountInForm && <Veterans note={discountNote} />}
          <div className="full btns">
            <button
              className="btn"
              type="submit"
              disabled={isSending}
              onClick={(event) => {
                // The second half of a double click is no submit of the form that the first one emptied.
                if (event.detail > 1 && outcome?.isSent && !hasDraft) event.preventDefault();
              }}
            >
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
        <p className="sr-only" role="status">
          {isSending && 'Submitting...'}
        </p>
        {isAwake && hasDraft && !isSending && (
          <p className="full mute text-sm">
            Kept in this browser tab until you send it.{' '}
            <button className="py-1 underline" type="button" onClick={clear}>
              Clear the form
            </button>
          </p>
        )}
      </form>
      {!discountInForm && <Veterans note={discountNote} />}
      <Toasts />
    </FormProvider>
  );
}
