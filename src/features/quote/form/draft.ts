import * as z from 'zod/mini';
import { readCalculatorMessage, readService } from '@/site/savings/quote-handover';
import { toValues, type QuoteKey, type QuoteValues, type QuoteVariant } from '../rules/quote';

const storageKey = 'quote-draft';
/** A text of up to far above the limits of the form, because one that is too long must survive a reload, too. */
const draftSchema = z.record(z.string(), z.catch(z.string().check(z.maxLength(100_000)), ''));

/** The draft of this tab; blank if there is none or the browser denies storage. */
export function readDraft(): QuoteValues {
  try {
    const stored = draftSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
    return toValues((key) => stored[key] ?? '');
  } catch {
    return toValues(() => '');
  }
}

/** Stores the draft in this tab, or removes it if the form is empty. Returns whether anything is stored. */
export function writeDraft(values: Partial<QuoteValues>): boolean {
  const filled = Object.entries(values).filter(([, value]) => value);
  try {
    if (filled.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(filled)));
    else sessionStorage.removeItem(storageKey);
    return filled.length > 0;
  } catch {
    return false;
  }
}

/** Stores the draft, in which a service that this page has chosen does not replace one that the visitor chose elsewhere. */
export function saveDraft(values: QuoteValues, pageService: string | undefined): boolean {
  const isPageService = Boolean(pageService) && values.serviceType === pageService;
  return writeDraft({ ...values, ...(isPageService && { serviceType: readDraft().serviceType }) });
}

/** The text in a field of a form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What stands in the fields of the page. Programs that fill in forms may have told nobody. */
export function readTyped(): (key: QuoteKey) => string {
  const data = new FormData(document.forms.namedItem('quote') ?? undefined);
  return (key) => textOf(data, key);
}

/** The message of the draft with the calculator's message added, once. */
function addCalculatorMessage(message: string, added = ''): string {
  if (message.includes(added)) return message;
  return message.trim() ? `${message.trim()}\n\n${added}` : added;
}

/** The service that the URL asks for, in a form that has services to choose from. */
export function getRequestedService({ hideServiceType }: QuoteVariant) {
  return hideServiceType || typeof location === 'undefined' ? undefined : readService(location.search);
}

/** The initial values: the draft of this tab, what the URL asks for, and what was typed before hydration. */
export function getInitialValues(blank: QuoteValues, variant: QuoteVariant): QuoteValues {
  if (typeof document === 'undefined') return blank;
  const values = readDraft();
  values.serviceType = getRequestedService(variant) ?? (values.serviceType || blank.serviceType);
  // The calculator is about buildings.
  if (!variant.showAutomotiveFields)
    values.message = addCalculatorMessage(values.message, readCalculatorMessage(location.search));
  const typed = readTyped();
  return toValues((key) => typed(key) || values[key]);
}

/** Removes the calculator's numbers from the URL. Otherwise a reload would add them again. */
export function removeCalculatorQuery(): void {
  if (readCalculatorMessage(location.search) === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
}
