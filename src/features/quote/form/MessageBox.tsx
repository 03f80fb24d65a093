import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import Icon from '@/components/ui/Icon';
import { toTel } from '@/site/format/facts';
import { toCheckFields } from '../rules/messages';
import { quoteKeys, toFieldId, type Quote, type QuoteValues } from '../rules/quote';
import { toContactLinks } from '../rules/quote-text';
import type { Outcome } from './outcome';

/** Moves the focus to an element and scrolls it into view. Browsers by themselves may leave it below the header. */
export function focusInView(element: HTMLElement | null, block: ScrollLogicalPosition = 'nearest'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}

/** A box above the fields, named by the element `quote-notice` inside, which takes focus when it appears. */
function MessageBox({ isSuccess = false, children }: { isSuccess?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const { offsetTop, offsetHeight, style } = box.current;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    // The form's heading stays visible if there is room for both.
    const fits = header + offsetTop + offsetHeight <= innerHeight;
    style.scrollMarginTop = fits ? `${offsetTop}px` : '1rem';
    focusInView(box.current, fits ? 'nearest' : 'start');
  }, []);
  return (
    <div
      className={`message-box ${isSuccess ? 'border-success' : ''}`}
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="quote-notice"
    >
      {children}
    </div>
  );
}

/** The list of errors, each with a link to its field. */
export function ErrorSummary({ errors }: { errors: FieldErrors<QuoteValues> }) {
  const { setFocus } = useFormContext<QuoteValues>();
  const invalidKeys = quoteKeys.filter((key) => errors[key]);
  if (invalidKeys.length === 0) return null;
  return (
    <MessageBox>
      <p id="quote-notice">
        <b>{toCheckFields(invalidKeys.length)}</b> Nothing has been sent yet.
      </p>
      <ul>
        {invalidKeys.map((key) => (
          <li key={key}>
            <a
              className="inline-block py-2.5 underline"
              href={`#${toFieldId(key)}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(key);
              }}
            >
              {errors[key]?.message}
            </a>
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}

interface Props {
  outcome: Outcome;
  /** The request, for links to the visitor's own email and messages app. */
  quote: Quote;
  phone: string;
  email: string;
}

/** Says whether a request was received. If not, it offers every other way to reach the shop. */
export function OutcomeBox({ outcome, quote, phone, email }: Props) {
  const { isSent, text, detail, canRetry } = outcome;
  const links = toContactLinks(quote, { phone, email });
  return (
    <MessageBox isSuccess={isSent}>
      <p className={`flex gap-3 ${isSent ? '[&_svg]:text-success' : ''}`} id="quote-notice">
        <Icon name={isSent ? 'check' : 'warn'} />
        <b>{text}</b>
      </p>
      {detail && <p>{detail}</p>}
      {!isSent && (
        <p className="btns max-sm:flex-row max-sm:gap-2">
          {canRetry && (
            <button className="btn max-sm:basis-full" type="submit">
              Retry
            </button>
          )}
          {Object.entries({ Call: toTel(phone), Text: links.sms, Email: links.email }).map(([way, href]) => (
            <a key={way} className="btn alt max-sm:grow max-sm:pr-4 max-sm:pl-2.5" href={href}>
              {way}
            </a>
          ))}
        </p>
      )}
    </MessageBox>
  );
}
