import { isQuoteKey, quoteKeys, type QuoteKey, type QuoteValues, type QuoteVariant } from './quote';
import { keepPending, type Places } from './pending';
import { readDraft, writeDraft } from './quote-draft';
import { toFieldId } from './quote-fields';
import { readCalculatorMessage, readService } from '@/site/savings/quote-handover';

/** The storage of this tab; reading it throws where the browser denies it. */
export const openStorage = () => sessionStorage;

/**
 * Takes up a request that was sent from this tab before the form had its code: its words become the draft, and it is
 * pending where it had somewhere to go.
 */
export function takeSent(places: Places): void {
  try {
    const sent = openStorage().getItem('quote-sent');
    if (sent === null) return;
    const values = new URLSearchParams(sent);
    const draft = readDraft(openStorage);
    for (const [name, value] of values) if (isQuoteKey(name)) draft[name] = value || draft[name];
    writeDraft(openStorage, draft);
    const key = values.get('idempotency_key');
    if (key) keepPending(places, { key, asked: 1, retryAt: 0 });
    openStorage().removeItem('quote-sent');
  } catch {
    // The browser denies storage.
  }
}

/** What was typed or chosen before the form woke up. */
function readTyped(key: QuoteKey): string {
  const field = document.getElementById(toFieldId(key));
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return field?.querySelector<HTMLInputElement>(':checked')?.value ?? '';
}

/** The draft's message with the calculator's one in it, once. */
function withHandover(message: string, handover: string | undefined): string {
  if (!handover || message.includes(handover)) return message;
  return message.trim() ? `${message.trim()}\n\n${handover}` : handover;
}

/** The service that the address of the page asks for, in a form that has it as a choice. */
export function readAskedService({ hideServiceType }: QuoteVariant) {
  return hideServiceType || typeof location === 'undefined' ? undefined : readService(location.search);
}

/** What the form starts with: the draft of this tab, what the address hands over, and what was typed already. */
export function readArrival(blank: QuoteValues, variant: QuoteVariant): QuoteValues {
  if (typeof document === 'undefined') return blank;
  const values = readDraft(openStorage);
  values.serviceType = readAskedService(variant) ?? (values.serviceType || blank.serviceType);
  // What the calculator found out about a building is nothing to ask of a car.
  if (!variant.showAutomotiveFields)
    values.message = withHandover(values.message, readCalculatorMessage(location.search));
  for (const key of quoteKeys) values[key] = readTyped(key) || values[key];
  return values;
}

/**
 * Remembers the form in this tab and says whether anything is kept. The service that the page has chosen is its own: what
 * the visitor chose elsewhere stays in the draft.
 */
export function keepDraft(values: QuoteValues, service: string | undefined): boolean {
  const isOwn = Boolean(service) && values.serviceType === service;
  const serviceType = isOwn ? readDraft(openStorage).serviceType : values.serviceType;
  return writeDraft(openStorage, { ...values, serviceType });
}

/** Takes the handed-over numbers out of the address, so that a reload does not add them again. */
export function dropHandover() {
  if (readCalculatorMessage(location.search) === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
}
