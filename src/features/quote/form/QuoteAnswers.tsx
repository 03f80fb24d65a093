import { FormProvider, useForm } from 'react-hook-form';
import { toTel } from '@/site/format/facts';
import type { MessageKind, BuiltForm } from '../rules/built-form';
import { ErrorSummary } from './MessageBox';
import FormFields from './FormFields';
import { emptyQuote, getQuoteKeys, type QuoteValues } from '../rules/quote';

interface Props {
  services: BuiltForm['services'];
  phone: string;
  /** The wording of the checkbox about text messages; undefined without a checkbox. */
  texts: string | undefined;
  hasPhotos: boolean;
  success: string;
}

/** Marks an element that the server removes from all other messages. */
const only = (...kinds: MessageKind[]) => ({ 'data-message': kinds.join(' ') });

/** Marks an element into which the server writes the error. */
const textSlot = { 'data-text': '' };

/** Marks the paragraph for the days on which the shop is closed. */
const closedSlot = { className: 'my-6', 'data-closed': '' };

function CallLine({ phone }: { phone: string }) {
  return (
    <p>
      Our number is{' '}
      <a className="underline" href={toTel(phone)}>
        {phone}
      </a>
      .
    </p>
  );
}

/** The form with all fields, each with an error. The server removes those that do not apply. */
function AnswerForm({ services, phone, texts, hasPhotos }: Props) {
  const hasChoice = services.length > 1;
  const keys = getQuoteKeys({ showAutomotiveFields: true, hideServiceType: !hasChoice });
  const errors = Object.fromEntries(keys.map((key) => [key, { type: 'server', message: key }]));
  const form = useForm<QuoteValues>({ defaultValues: emptyQuote, errors });
  return (
    <FormProvider {...form}>
      <form
        className="form my-6"
        method="post"
        target="_self"
        action="/quotes"
        encType={hasPhotos ? 'multipart/form-data' : undefined}
        noValidate
        aria-labelledby="quote-heading"
        {...only('invalid', 'unsent', 'unconfirmed')}
      >
        <h2 id="quote-heading">Request a Quote</h2>
        <div role="alert" {...only('invalid')}>
          <ErrorSummary errors={form.formState.errors} />
        </div>
        <div className="message-box" role="alert" {...only('unsent', 'unconfirmed')}>
          <p>
            <b {...textSlot} />
          </p>
          <CallLine phone={phone} />
        </div>
        <FormFields
          keys={keys}
          isVehicle
          delivery={{ mode: 'server', url: '/quotes', ...(hasPhotos && { takesPhotos: true }) }}
          phone={phone}
          texts={texts}
        >
          {!hasChoice && <input type="hidden" name="serviceType" />}
        </FormFields>
      </form>
    </FormProvider>
  );
}

/** Every message to a visitor who sent the form without JavaScript. The server shows one of them. */
export default function QuoteAnswers(props: Props) {
  const { phone, success } = props;
  return (
    <>
      <div {...only('received')}>
        <p className="lead my-6" role="status">
          {success}
        </p>
        <p {...closedSlot} />
        <p className="btns">
          <a className="btn alt" href="/">
            Return to Home
          </a>
        </p>
      </div>
      <div {...only('refused', 'failed')}>
        <p className="lead my-6" role="alert" {...textSlot} />
        <CallLine phone={phone} />
        <p className="btns my-6">
          <a className="btn" href="/request-quote">
            Open the form
          </a>
        </p>
      </div>
      <AnswerForm {...props} />
    </>
  );
}
