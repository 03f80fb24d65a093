import { useEffect, useRef } from 'react';
import { toTel } from '@/site/facts';
import { toContactLinks } from './quote-fields';
import Icon from '@/components/ui/Icon';
import type { Outcome } from './use-quote-form';

interface Props {
  outcome: Outcome;
  phone: string;
  email: string;
}

/** What came of sending, in the page. It takes focus; after a failure it offers every other way to us. */
export default function OutcomeBox({ outcome, phone, email }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [outcome]);
  const links = outcome.isSent ? undefined : toContactLinks(outcome.quote, { phone, email });
  return (
    <div
      className={`full sum${outcome.isSent ? ' done' : ''}`}
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="quote-outcome"
    >
      <p className="flex gap-3" id="quote-outcome">
        <Icon name={outcome.isSent ? 'check' : 'warn'} />
        <b>{outcome.text}</b>
      </p>
      {links && (
        <>
          <p>Your request has not reached us. Everything you wrote is still here.</p>
          <p className="btns">
            <button className="btn" type="submit">
              Retry
            </button>
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
        </>
      )}
    </div>
  );
}
