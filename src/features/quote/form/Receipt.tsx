import Icon from '@/components/ui/Icon';
import { toTel } from '@/site/format/facts';
import { getField, quoteKeys, type Quote } from '../rules/quote';
import { toAnswer, toSms } from '../rules/quote-text';
import FocusBox from './FocusBox';

interface Props {
  text: string;
  note: string | undefined;
  quote: Quote;
  /** The price range that was shown; empty if there was none. */
  priceRange?: string;
  phone: string;
  onRestart: () => void;
}

/** Replaces the form once the request was received. It takes focus. */
export default function Receipt({ text, note, quote, priceRange, phone, onRestart }: Props) {
  const sent = quoteKeys.filter((key) => quote[key]);
  return (
    <FocusBox className="receipt" labelledBy="quote-outcome">
      <p className="flex gap-3" id="quote-outcome">
        <Icon name="check" />
        <b>{text}</b>
      </p>
      {note && <p>{note}</p>}
      <dl>
        {sent.map((key) => (
          <div key={key}>
            <dt>{getField(key).label}</dt>
            <dd dir="auto">{toAnswer(quote, key)}</dd>
          </div>
        ))}
        {priceRange && (
          <div>
            <dt>Price range shown</dt>
            <dd>{priceRange}</dd>
          </div>
        )}
      </dl>
      <p>
        We will read it and answer with a price or a question. To add photos, text them to{' '}
        <a className="underline" href={toSms(phone)}>
          {phone}
        </a>
        , or{' '}
        <a className="underline" href={toTel(phone)}>
          call
        </a>{' '}
        if it cannot wait.
      </p>
      <p>
        <button className="btn alt" type="button" onClick={onRestart}>
          Send another request
        </button>
      </p>
    </FocusBox>
  );
}
