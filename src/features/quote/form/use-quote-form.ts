import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createIdempotencyKey, deliver } from '../delivery/deliver';
import { getHoneypotName, isIdempotent, type Delivery } from '../delivery/delivery';
import { shrinkPhoto } from '../delivery/shrink-photo';
import {
  addSubject,
  emptyQuote,
  getQuoteKeys,
  getQuoteSchema,
  isQuoteKey,
  quoteKeys,
  type Quote,
  type QuoteValues,
  type QuoteVariant,
} from '../rules/quote';
import {
  getInitialValues,
  getRequestedService,
  readTyped,
  removeCalculatorQuery,
  saveDraft,
  textOf,
  writeDraft,
} from './draft';
import { toOutcome, type Outcome } from './outcome';
import { useToast } from './Toast';

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
  quoteHours: number;
}

/** The state of the form: its values and their draft, errors, and the outcome of sending. */
export function useQuoteForm(props: QuoteFormProps) {
  const { delivery, quoteHours } = props;
  const [service] = useState(() => props.service ?? getRequestedService(props));
  const blank = { ...emptyQuote, serviceType: service ?? '' };
  const [initialValues] = useState(() => getInitialValues(blank, props));
  const [hasContent] = useState(() => quoteKeys.some((key) => initialValues[key] !== blank[key]));
  const [hasDraft, setHasDraft] = useState(hasContent);
  const [outcome, setOutcome] = useState<{ outcome: Outcome; quote: Quote }>();
  // React Hook Form's isSubmitting includes validation, so an error would render everything twice.
  const [isSending, setSending] = useState(false);
  const [resolver] = useState(() => zodResolver(getQuoteSchema(props)));
  const form = useForm<QuoteValues, unknown, Quote>({
    defaultValues: initialValues,
    resolver,
    shouldFocusError: false,
  });
  const toast = useToast();
  /** When the visitor started to fill in the form; unknown if it had content when it was hydrated. */
  const startedAt = useRef<number | undefined>(undefined);
  /** Whether a request is on its way. A second press then does nothing. */
  const isBusy = useRef(false);
  const { getValues, reset, setError, setValue } = form;

  useEffect(() => {
    saveDraft(getValues(), service);
    removeCalculatorQuery();
  }, [getValues, service]);

  // Warns a visitor who leaves while a request is being sent.
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);

  /** Copies into the form state what a password manager has filled in without an event. */
  const readFields = () => {
    const typed = readTyped();
    for (const key of getQuoteKeys(props)) if (typed(key) !== getValues(key)) setValue(key, typed(key));
  };

  const clear = () => {
    reset(blank);
    setHasDraft(writeDraft({}));
    setOutcome(undefined);
  };

  /** Sends a request, and returns its outcome, or nothing if the server has marked fields. */
  const send = async (values: Quote, data: FormData) => {
    const hiddenService = props.hideServiceType && service ? { serviceType: service } : {};
    const quote = { ...values, ...hiddenService, message: addSubject(values.message, props.about) };
    setSending(true);
    const photos: File[] = [];
    // An input without a choice gives one empty file.
    for (const file of data.getAll('photos'))
      if (file instanceof File && file.size > 0) photos.push(await shrinkPhoto(file));
    const result = await deliver(delivery, quote, {
      key: await createIdempotencyKey(JSON.stringify(quote)),
      seconds: startedAt.current && Math.round((performance.now() - startedAt.current) / 1000),
      honeypot: textOf(data, getHoneypotName(delivery)),
      photos,
    });
    setSending(false);
    const { errors = {} } = result;
    const invalidKeys = Object.keys(errors).filter(isQuoteKey);
    for (const key of invalidKeys) setError(key, { message: errors[key] ?? '' });
    if (invalidKeys.length > 0) return undefined;
    return { outcome: toOutcome(result, quoteHours, isIdempotent(delivery)), quote };
  };

  const submit = async (element: HTMLFormElement) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(undefined);
    readFields();
    const data = new FormData(element);
    const sent: { result?: Awaited<ReturnType<typeof send>> } = {};
    await form.handleSubmit(async (quote) => void (sent.result = await send(quote, data)))();
    // Only now, because a form that counts as submitted shows errors while the visitor types.
    if (sent.result?.outcome.isSent) {
      element.reset();
      clear();
    }
    if (sent.result) {
      setOutcome(sent.result);
      toast.show(sent.result.outcome);
    }
    isBusy.current = false;
  };

  /** Notes when the visitor starts, so that a request filled in within two seconds looks like spam. */
  const startTimer = () => {
    if (!hasContent) startedAt.current ??= performance.now();
  };

  return {
    form,
    isSending,
    toast,
    outcome,
    hasDraft,
    clear,
    startTimer,
    saveDraft: () => {
      startTimer();
      readFields();
      setHasDraft(saveDraft(getValues(), service));
    },
    submit,
  };
}
