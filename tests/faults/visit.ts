import { request } from 'node:http';
import { onTestFinished, type TestContext } from 'vitest';
import { prepareServer, toQuote } from '../server/process';

type Server = Awaited<ReturnType<typeof prepareServer>>;

/** The status and text of a response; 0 and the reason if none arrived completely. */
interface Answer {
  status: number;
  text: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request through a new connection. A truncated response counts as none. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body = '' }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, text: error.message });
    const asked = request(url, { method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('error', failed);
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', failed).end(body);
  });
}

export const statusOf = (answer: Promise<Answer>) => answer.then(({ status }) => status);

/** Status and text in one line. */
export const toLine = ({ status, text }: Answer) =>
  `${status} ${text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()}`;

/** A server that ends with the test. A concurrent test has to pass its own `onTestFinished`. */
export async function prepareForTest(
  settings: Record<string, string> = {},
  onFinished: TestContext['onTestFinished'] = onTestFinished,
) {
  const server = await prepareServer(settings, onFinished);
  return { server, visitor: createVisitor(server) };
}

/** A visitor and a monitor that record how the server responds. */
function createVisitor(server: Server) {
  /** The id that each key was acknowledged with. */
  const acknowledged = new Map<string, string>();
  const refused = new Set<string>();
  const problems: string[] = [];

  const post = async (key: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const answer = await ask(`${server.origin}/quotes`, toQuote(key, headers));
    if (answer.status === 200 || answer.status === 201) {
      acknowledged.set(key, String(/"id":"([^"]+)"/.exec(answer.text)?.[1]));
      refused.delete(key);
    } else if (answer.status === 503) refused.add(key);
    else problems.push(`POST ${key}: ${toLine(answer)}`);
    return answer;
  };
  /** Opens a page, which must work whatever the disk does. */
  const openPage = async () => {
    const answer = await ask(server.origin);
    if (answer.status !== 200) problems.push(`GET /: ${toLine(answer)}`);
  };
  const probe = () => ask(`${server.origin}/health`);

  return {
    post,
    openPage,
    probe,
    refused,
    acknowledged,
    /** Posts a request and opens a page. After a refused request, /health must report a fault. */
    postAndCheck: async (key: string) => {
      const answer = await post(key);
      const health = await probe();
      if (answer.status === 503 && health.status !== 503)
        problems.push(`/health after ${key} was refused: ${toLine(health)}`);
      await openPage();
      return { answer, health };
    },
    /** Wrong answers since the last call, and requests that are lost or stored twice. */
    problems: () => {
      if (!server.isRunning()) problems.push(`the server ended: ${server.output().slice(-300)}`);
      // Before the first request there may be no file.
      const rows =
        acknowledged.size === 0
          ? []
          : server.rows("SELECT id, key, quote ->> '$.message' AS words FROM quotes");
      const stored = new Map(rows.map(({ id, key }) => [String(key), String(id)]));
      for (const [key, id] of acknowledged) if (stored.get(key) !== id) problems.push(`${key} is lost`);
      if (new Set(rows.map(({ words }) => words)).size !== rows.length)
        problems.push('a request is there twice');
      return problems.splice(0);
    },
  };
}
