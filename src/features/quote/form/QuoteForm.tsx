import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import Icon from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { getEncoding, getFormAction } from '../delivery/delivery';
import { getQuoteKeys } from '../rules/quote';
import FormFields from './FormFields';
import { ErrorSummary, focusInView, OutcomeBox } from './MessageBox';
import { Toast } from './Toast';
import { useQuoteForm, type QuoteFormProps } from './use-quote-form';

/** The discount note. Words between stars are bold. */
function DiscountNote({ note }: { note: string | undefined }) {
  if (!note) return null;
  return (
    <p className="flex items-start gap-3 sm:col-span-full sm:embedded:col-span-4 sm:embedded:self-center">
      <Icon name="star" />
      <span>{note.split('*').map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</span>
    </p>
  );
}

function Form(props: QuoteFormProps) {
  const { headline, subhead, delivery, phone, email, discountNote, discountBelow = false } = props;
  const { form, isSending, toast, outcome, hasDraft, startTimer, saveDraft, submit, clear } =
    useQuoteForm(props);
  const isHydrated = useHydrated(() => true, false);
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { errors, submitCount } = form.formState;
  const startOver = () => {
    element.current?.reset();
    clear();
    // The button that had the focus is gone.
    focusInView(heading.current);
  };

  useEffect(() => {
    // Sending disables the button that had the focus.
    const { activeElement, body } = document;
    if (!isSending || (activeElement !== body && !element.current?.contains(activeElement))) return;
    focusInView(status.current);
  }, [isSending]);

  return (
    <FormProvider {...form}>
      <form
        className="relative grid gap-fluid-sm border-t-6 border-accent-light bg-white p-fluid-md shadow-canopy embedded:border-0 embedded:shadow-none sm:embedded:min-h-136 sm:embedded:px-7 sm:embedded:py-6"
        ref={element}
        name="quote"
        method="post"
        // In a frame with a sandbox, a form may not replace the page around it.
        target="_self"
        action={getFormAction(delivery, email)}
        encType={getEncoding(delivery)}
        data-netlify={delivery.mode === 'netlify' || undefined}
        aria-labelledby="quote-heading"
        aria-busy={isSending || undefined}
        noValidate={isHydrated}
        onChange={saveDraft}
        onInput={startTimer}
        onKeyDown={startTimer}
        onFocus={startTimer}
        onPointerDown={startTimer}
        onMouseDown={(event) => {
          // The second half of a double click on the button does not take the focus from the message.
          if (event.detail > 1 && document.activeElement?.matches('.message-box')) event.preventDefault();
        }}
        onClick={(event) => {
          if (!(event.target instanceof Element) || !event.target.closest('[type=submit]')) return;
          event.preventDefault();
          // The second half of a double click does not send the form again.
          if (event.detail < 2) void submit(event.currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <div className="mb-2 embedded:sr-only">
          <h2 className="text-2xl" id="quote-heading" tabIndex={-1} ref={heading}>
            {headline}
          </h2>
          {subhead && <p className="text-muted mt-2.5">{subhead}</p>}
        </div>
        {outcome && <OutcomeBox {...outcome} phone={phone} email={email} />}
        {submitCount > 0 && !outcome && <ErrorSummary key={submitCount} errors={errors} />}
        <FormFields
          keys={getQuoteKeys(props)}
          isVehicle={props.showAutomotiveFields}
          delivery={delivery}
          phone={phone}
          isSending={isSending}
        >
          {props.hideServiceType && props.service && (
            <input type="hidden" name="serviceType" value={props.service} />
          )}
          {props.about && <input type="hidden" name="about" value={props.about} />}
          {!discountBelow && <DiscountNote note={discountNote} />}
        </FormFields>
        {isHydrated && (
          <p
            className={isSending ? 'text-muted text-sm' : 'sr-only'}
            role="status"
            ref={status}
            tabIndex={-1}
          >
            {isSending && 'Your request is being sent.'}
          </p>
        )}
        {isHydrated && hasDraft && !isSending && (
          <p className="text-muted text-sm">
            Kept in this browser tab until you send it. We use phone and email only to answer.{' '}
            <button className="-my-3 py-3 underline" type="button" onClick={startOver}>
              Clear the form
            </button>
          </p>
        )}
      </form>
      {discountBelow && <DiscountNote note={discountNote} />}
      <Toast {...toast} />
    </FormProvider>
  );
}

/** The quote form. Without JavaScript, the browser posts it. */
export default withErrorBoundary(Form);
