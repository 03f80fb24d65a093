import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyQuote, getQuoteSchema, type Quote, type QuoteKey, type QuoteValues } from './quote';
import { writeDraft } from './quote-draft';
import { dropHandover, openStorage, readArrival, readAskedService } from './arrival';
import type { QuoteFormProps } from './props';
import { showToast } from './Toasts';
import { useSender } from './use-sender';

/** What came of the last submit; a failed one keeps the quote for the visitor's own mail and text program. */
export type Outcome = { isSent: true; text: string } | { isSent: false; text: string; quote: Quote };

const failed = 'Something went wrong. Please try again or call us directly.';

const quoteKeys = Object.keys(emptyQuote) as QuoteKey[];

/** The form's state: values with their draft, errors, and what came of sending. */
export function useQuoteForm(props: QuoteFormProps) {
  const { delivery, quoteHours } = props;
  const [service] = useState(() => props.service ?? readAskedService());
  const blank = { ...emptyQuote, serviceType: service ?? '' };
  const [arrival] = useState(() => readArrival(blank));
  const [hasDraft, setHasDraft] = useState(() => quoteKeys.some((key) => arrival[key] !== blank[key]));
  const [outcome, setOutcome] = useState<Outcome>();
  // Not the form's own isSubmitting, which counts the check too and would draw everything twice for an error.
  const [isSending, setSending] = useState(false);
  const [resolver] = useState(() => zodResolver(getQuoteSchema(props)));
  const form = useForm<QuoteValues, unknown, Quote>({
    defaultValues: arrival,
    resolver,
    shouldFocusError: false,
  });
  const sender = useSender(delivery);
  const isBusy = useRef(false);
  const { getValues, reset } = form;

  useEffect(() => {
    writeDraft(openStorage, getValues());
    dropHandover();
  }, [getValues]);

  const clear = () => {
    reset(blank);
    setHasDraft(writeDraft(openStorage, {}));
  };

  const send = async (quote: Quote, trap: string) => {
    const settled = props.hideServiceType && service ? { ...quote, serviceType: service } : quote;
    setSending(true);
    const isSent = await sender.send(settled, trap);
    setSending(false);
    const text = isSent
      ? `Quote request submitted successfully! We'll get back to you within ${quoteHours} hours.`
      : failed;
    if (isSent) clear();
    setOutcome(isSent ? { isSent, text } : { isSent, text, quote: settled });
    showToast(isSent, text);
  };

  return {
    form,
    isSending,
    outcome,
    hasDraft,
    clear: () => {
      clear();
      setOutcome(undefined);
    },
    keepDraft: () => {
      sender.touch();
      setHasDraft(writeDraft(openStorage, getValues()));
    },
    submit: async (event: React.FormEvent<HTMLFormElement>, trap: string) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      setOutcome(undefined);
      await form.handleSubmit((quote) => send(quote, trap))(event);
      isBusy.current = false;
    },
  };
}
