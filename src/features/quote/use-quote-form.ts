import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyQuote, getQuoteSchema, isQuoteKey, quoteKeys, type Quote, type QuoteValues } from './quote';
import { keepsKeys } from './delivery';
import { toOutcome, type Outcome } from './outcome';
import { dropPending, readPending } from './pending';
import { writeDraft } from './quote-draft';
import { dropHandover, keepDraft, openStorage, readArrival, readAskedService, takeSent } from './arrival';
import type { QuoteFormProps } from './props';
import { showToast } from './Toasts';
import { places, useSender } from './use-sender';
import { useSending } from './use-sending';

/** The form's state: values with their draft, errors, and what came of sending. */
export function useQuoteForm(props: QuoteFormProps) {
  const { delivery, quoteHours } = props;
  const [service] = useState(() => props.service ?? readAskedService(props));
  const blank = { ...emptyQuote, serviceType: service ?? '' };
  const [arrival] = useState(() => {
    takeSent(places);
    return readArrival(blank, props);
  });
  const [hasContent] = useState(() => quoteKeys.some((key) => arrival[key] !== blank[key]));
  const [hasDraft, setHasDraft] = useState(hasContent);
  const words = { quoteHours, keepsKeys: keepsKeys(delivery) };
  // A request that was on its way when the visitor left, or that nobody confirmed.
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    if (!hasContent || !readPending(places)?.asked) return undefined;
    const quote = getQuoteSchema(props).safeParse(arrival).data;
    return quote && { ...toOutcome({ kind: 'unknown' }, { ...words, quote }), isEarlier: true };
  });
  // Not the form's own isSubmitting, which counts the check too and would draw everything twice for an error.
  const [isSending, setSending] = useState(false);
  const [resolver] = useState(() => zodResolver(getQuoteSchema(props)));
  const form = useForm<QuoteValues, unknown, Quote>({
    defaultValues: arrival,
    resolver,
    shouldFocusError: false,
  });
  const sender = useSender(delivery, hasContent);
  const isBusy = useRef(false);
  const { getValues, reset, setError } = form;
  useSending(isSending);

  useEffect(() => {
    keepDraft(getValues(), service);
    dropHandover();
  }, [getValues, service]);

  const clear = () => {
    reset(blank);
    setHasDraft(writeDraft(openStorage, {}));
  };

  const send = async (quote: Quote, honeypot: string) => {
    const settled = props.hideServiceType && service ? { ...quote, serviceType: service } : quote;
    setSending(true);
    // Whole, also with a service that the page had chosen: what comes of it is told on any page with a form.
    writeDraft(openStorage, { ...getValues(), ...settled });
    const result = await sender.send(settled, honeypot);
    setSending(false);
    const errors = result.kind === 'refused' ? result.errors : {};
    const wrong = Object.keys(errors).filter(isQuoteKey);
    for (const key of wrong) setError(key, { message: errors[key] ?? '' });
    if (wrong.length > 0) return;
    const next = toOutcome(result, { ...words, quote: settled });
    if (next.isSent) clear();
    setOutcome(next);
    showToast(next.isSent, next.text);
  };

  return {
    form,
    isSending,
    outcome,
    hasDraft,
    clear: () => {
      clear();
      // What comes next is another request.
      dropPending(places);
      setOutcome(undefined);
    },
    touch: sender.touch,
    keepDraft: () => {
      sender.touch();
      setHasDraft(keepDraft(getValues(), service));
    },
    submit: async (event: React.FormEvent<HTMLFormElement>, honeypot: string) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      setOutcome(undefined);
      await form.handleSubmit((quote) => send(quote, honeypot))(event);
      isBusy.current = false;
    },
  };
}
