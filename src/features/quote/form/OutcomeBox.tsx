import Icon from '@/components/ui/Icon';
import { toTel } from '@/site/format/facts';
import { toContactLinks } from '../rules/quote-text';
import FocusBox from './FocusBox';
import type { NotSent, Received } from './outcome';

/** Says that a request was received, above the empty form. It takes focus. */
export function ReceivedBox({ text, note }: Received) {
  return (
    <FocusBox className="message-box received" labelledBy="quote-outcome">
      <p className="flex gap-3" id="quote-outcome">
        <Icon name="check" />
        <b>{text}</b>
      </p>
      {note && <p>{note}</p>}
    </FocusBox>
  );
}

interface Props {
  outcome: NotSent;
  phone: string;
  email: string;
}

/** Says that a request was not sent, and offers every other way to reach the shop. It takes focus. */
export default function OutcomeBox({ outcome, phone, email }: Props) {
  const { text, detail, canRetry, quote } = outcome;
  const links = toContactLinks(quote, { phone, email });
  return (
    <FocusBox className="message-box" labelledBy="quote-outcome">
      <p className="flex gap-3" id="quote-outcome">
        <Icon name="warn" />
        <b>{text}</b>
      </p>
      <p>{detail}</p>
      <p className="btns">
        {canRetry && (
          <button className="btn" type="submit">
            Retry
          </button>
        )}
        <a className="btn alt" href={toTel(phone)}>
          Call
        </a>
        <a className="btn alt" href={links.sms}>
          Text
        </a>
        <a className="btn alt" href={links.email}>
          Email
        </a>
      </p>
    </FocusBox>
  );
}
