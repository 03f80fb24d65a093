import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getHoneypotName, isIdempotent, type Delivery } from '../delivery/delivery';
import { clearPending, readPending } from '../delivery/pending';
import { useSender, type Extras } from '../delivery/use-sender';
import {
  emptyQuote,
  getQuoteKeys,
  getQuoteSchema,
  isQuoteKey,
  quoteKeys,
  withSubject,
  type Quote,
  type QuoteValues,
  type QuoteVariant,
} from '../rules/quote';
import { usePhotos } from '../photos/use-photos';
import {
  getInitialValues,
  getRequestedService,
  readTyped,
  removeCalculatorQuery,
  restoreEarlySubmit,
  saveDraft,
  writeDraft,
} from './draft';
import { toOutcome, type Outcome } from './outcome';
import { useToasts } from './Toasts';

/** The options of the form, its delivery, and facts of the business. */
export interface QuoteFormProps extends QuoteVariant {
  headline: string;
  subhead?: string | undefined;
  /** The service type that the page has chosen. The visitor can change it where the field shows. */
  service?: 'commercial' | 'residential' | undefined;
  /** The subject of the page. The message then begins with it. */
  about?: string | undefined;
  /** true shows the discount below the form instead of inside. */
  discountBelow?: boolean;
  delivery: Delivery;
  phone: string;
  email: string;
  /** The discount in a sentence, with stars around the bold words. */
  discountNote?: string | undefined;
  /** The wording of the checkbox about text messages. If omitted, there is no checkbox. */
  texts?: string | undefined;
  quoteHours: number;
}

/** Warns a visitor who leaves while a request is being sent. */
function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);
}

/** The state of the form: its values and their draft, errors, and the outcome of sending. */
export function useQuoteForm(props: QuoteFormProps) {
  const { delivery, quoteHours } = props;
  const [service] = useState(() => props.service ?? getRequestedService(props));
  const blank = { ...emptyQuote, serviceType: service ?? '' };
  const [initialValues] = useState(() => {
    restoreEarlySubmit();
    return getInitialValues(blank, props);
  });
  const [hasContent] = useState(() => quoteKeys.some((key) => initialValues[key] !== blank[key]));
  const [hasDraft, setHasDraft] = useState(hasContent);
  const context = { quoteHours, isIdempotent: isIdempotent(delivery) };
  // An earlier request that was not confirmed, perhaps because the visitor left.
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    if (!hasContent || !readPending()?.unanswered) return undefined;
    const quote = getQuoteSchema(props).safeParse(initialValues).data;
    return quote && { ...toOutcome({ kind: 'unknown' }, { ...context, quote }), isEarlier: true };
  });
  // React Hook Form's isSubmitting includes validation, so an error would render everything twice.
  const [isSending, setSending] = useState(false);
  const [resolver] = useState(() => zodResolver(getQuoteSchema(props)));
  const form = useForm<QuoteValues, unknown, Quote>({
    defaultValues: initialValues,
    resolver,
    shouldFocusError: false,
  });
  const sender = useSender(delivery, hasContent);
  const photos = usePhotos();
  const toasts = useToasts();
  /** How much of the photos has been sent, from 0 to 1. */
  const [progress, setProgress] = useState(0);
  const isBusy = useRef(false);
  const { getValues, reset, setError, setValue } = form;
  useLeaveWarning(isSending);

  useEffect(() => {
    saveDraft(getValues(), service);
    removeCalculatorQuery();
  }, [getValues, service]);

  /** Takes over what a program has filled in without an event. */
  const readFields = () => {
    for (const key of getQuoteKeys(props)) {
      const typed = readTyped(key);
      if (typed !== getValues(key)) setValue(key, typed);
    }
  };

  const clear = () => {
    reset(blank);
    photos.clear();
    setHasDraft(writeDraft({}));
  };

  /** Sends a request, and returns whether it was received. */
  const send = async (values: Quote, extras: Extras): Promise<boolean> => {
    const hidden = props.hideServiceType && service ? { serviceType: service } : {};
    const quote = { ...values, ...hidden, message: withSubject(values.message, props.about) };
    setSending(true);
    // Includes the service, because the form on another page may have to report on this request.
    writeDraft({ ...getValues(), ...hidden });
    const result = await sender.send(quote, extras, await photos.whenReady(), setProgress);
    setSending(false);
    setProgress(0);
    const errors = result.kind === 'refused' ? result.errors : {};
    const invalidKeys = Object.keys(errors).filter(isQuoteKey);
    for (const key of invalidKeys) setError(key, { message: errors[key] ?? '' });
    if (invalidKeys.length > 0) return false;
    const next = toOutcome(result, { ...context, quote });
    setOutcome(next);
    toasts.show(next.isSent, next.text);
    return next.isSent;
  };

  const submit = async (element: HTMLFormElement) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(undefined);
    readFields();
    const data = new FormData(element);
    const textOf = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const extras = {
      honeypot: textOf(getHoneypotName(delivery)),
      texts: textOf('texts'),
      priceRange: textOf('price_range'),
    };
    const sent = { isReceived: false };
    await form.handleSubmit(async (quote) => {
      sent.isReceived = await send(quote, extras);
    })();
    // Not earlier, because a form that counts as submitted shows errors while the visitor types.
    if (sent.isReceived) {
      element.reset();
      clear();
    }
    isBusy.current = false;
  };

  return {
    form,
    isSending,
    progress,
    photos,
    toasts,
    outcome,
    hasDraft,
    clear: () => {
      clear();
      // The visitor starts another request.
      clearPending();
      setOutcome(undefined);
    },
    /** Moves the focus to the outcome of an earlier visit. */
    focusOutcome: () => setOutcome((current) => current && { ...current, isEarlier: false }),
    touch: sender.touch,
    saveDraft: () => {
      sender.touch();
      readFields();
      setHasDraft(saveDraft(getValues(), service));
    },
    submit,
  };
}
