import type { Context, Env } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { builtFormSchema, type BuiltForm } from '../features/quote/rules/built-form.ts';
import { toAnswerPage, type ServerMessage } from './answer-page.ts';
import type { QuoteHost } from './quote-host.ts';
import type { ReadQuote } from './read-request.ts';

/** Whether the `Accept` header of a request names a content type. */
export const acceptsType = ({ req }: Context, type: string) => (req.header('Accept') ?? '').includes(type);

export type Responder<E extends Env> = ReturnType<typeof createResponder<E>>;

/** Answers a request with a page of the build or with JSON. */
export function createResponder<E extends Env>({ readBuilt }: Pick<QuoteHost<E>, 'readBuilt'>) {
  /** The build's data for the form. Undefined while there is no complete build. */
  const loadForm = async (c: Context<E>): Promise<BuiltForm | undefined> => {
    try {
      return builtFormSchema.parse(JSON.parse(await readBuilt(c, '/quote-form.json')));
    } catch {
      return undefined;
    }
  };

  /** The same, with the HTML of the page for messages. Undefined if either is missing. */
  const loadBuilt = async (c: Context<E>) => {
    const page = readBuilt(c, '/quote-answer').catch(() => undefined);
    const [html, form] = await Promise.all([page, loadForm(c)]);
    return html !== undefined && form ? { html, form } : undefined;
  };

  const showMessage = async (c: Context<E>, status: ContentfulStatusCode, message: ServerMessage) => {
    const built = await loadBuilt(c);
    const page = built && toAnswerPage(built.html, built.form, message);
    return page ? c.html(page, status) : c.text(`${message.text}\n`, status);
  };

  /** Refuses a request: with JSON, or with a page that shows the filled-in form again. */
  const refuse = (
    c: Context<E>,
    status: ContentfulStatusCode,
    error: string,
    isPage = acceptsType(c, 'text/html'),
    form?: ReadQuote,
  ) => {
    if (!isPage) return c.json({ ok: false, error }, status);
    const message: ServerMessage = form
      ? { kind: 'unsent', text: error, form }
      : { kind: 'refused', text: error };
    return showMessage(c, status, message);
  };

  return { loadForm, loadBuilt, showMessage, refuse };
}
