import { useEffect, useRef } from 'react';
import { toTel } from '@/site/format/facts';
import Icon from '@/components/ui/Icon';
import type { Outcome } from './outcome';
import { toContactLinks } from './quote-fields';
import RetryButton from './RetryButton';
import { showBox } from './show-box';

interface Props {
  outcome: Outcome;
  phone: string;
  email: string;
}

/** What came of sending, in the page. It takes focus; without success it offers every other way to us. */
export default function OutcomeBox({ outcome, phone, email }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome.isEarlier) showBox(box.current);
  }, [outcome]);
  const { isSent, text, detail, offer, retryAt, quote } = outcome;
  const links = quote && toContactLinks(quote, { phone, email });
  return (
    <div
      className={`full sum${isSent ? ' done' : ''}`}
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="quote-outcome"
    >
      <p className="flex gap-3" id="quote-outcome">
        <Icon name={isSent ? 'check' : 'warn'} />
        <b>{text}</b>
      </p>
      {detail && <p>{detail}</p>}
      {links && (
        <p className="btns">
          {offer && <RetryButton offer={offer} retryAt={retryAt} />}
          <a className="btn alt" href={toTel(phone)}>
            Call
          </a>
          <a className="btn alt" href={links.sms}>
            Text
          </a>
          <a className="btn alt" href={links.mail}>
            E-mail
          </a>
        </p>
      )}
    </div>
  );
}
