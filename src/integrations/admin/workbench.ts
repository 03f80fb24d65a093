import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { checkContent } from '../../content-check/index.ts';
import { formatProblems } from '../../content-check/problem.ts';
import { readFixedPages } from '../../content-check/routes.ts';
import { contentKinds } from '../../schemas/index.ts';
import { isHidden, pathOf, readContent, textsOf, type Entry } from '../../site/build/content-file.ts';
import { toServicePath } from '../../site/format/slugs.ts';
import { publish, readChanges, readHistory, restore, undo } from './changes.ts';
import type { ContentState } from './in-page/workbench.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the site</title>
    <style>
      body { display: grid; grid: auto 1fr / 1fr 1fr; height: 100vh; margin: 0; font: 14px/1.4 system-ui, sans-serif; }
      header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: start; grid-column: 1 / -1; padding: 6px 12px; }
      iframe { width: 100%; height: 100%; border: 0; border-left: 1px solid #767676; }
      iframe.narrow { width: 390px; margin: auto; }
      ul { max-height: 30vh; margin: 0; padding: 0 0 0 16px; overflow: auto; }
      @media (width < 60rem) { body { grid: auto 90vh 90vh / 1fr; height: auto; } }
      #status { max-height: 30vh; overflow: auto; white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <header>
      <button id="publish">Publish</button>
      <label><input id="narrow" type="checkbox"> As on a phone</label>
      <details><summary>Not published yet<span></span></summary><ul id="changes"></ul></details>
      <details><summary>To correct<span></span></summary><ul id="problems"></ul></details>
      <details><summary>Last publishes</summary><ul id="publishes"></ul></details>
      <span id="status" role="status"></span>
    </header>
    <iframe id="form" title="Form" src="/admin/form"></iframe>
    <iframe id="site" title="Page" src="/"></iframe>
    <script type="module">
      import { workbench } from '/admin/form/workbench.js';
      workbench();
    </script>
  </body>
</html>
`;

/** The hash at which the form opens an entry. */
const entryOf = ({ kind, slug }: Pick<Entry, 'kind' | 'slug'>) =>
  `${kind}/entries/${contentKinds[kind].fileName ? kind : slug}`;

/** The page where an entry appears, or one of them. */
function pageOf(entry: Entry, entries: readonly Entry[], fixed: readonly string[]): string {
  const { kind, slug } = entry;
  if (['articles', 'locations', 'ownPages', 'services'].includes(kind)) return pathOf(entry);
  if (kind === 'team') return '/about';
  const location = entries.find((each) => each.kind === 'locations' && !isHidden(each));
  if (kind === 'locationPage' && location) return pathOf(location);
  if (slug === 'gallery') return '/automotive-gallery';
  if (kind === 'faqs' || kind === 'galleries') return toServicePath(slug);
  return fixed.find((name) => [kind, slug].includes(name.slice(1))) ?? '/';
}

type GitState = Pick<ContentState, 'changes' | 'notOnline' | 'publishes'>;

/** What is not published or not pushed, and the last publishes; nothing in a folder without git. */
function readGit(): GitState {
  try {
    const changes = readChanges('.').map(({ file, words, patch }) => ({
      words,
      place: patch && `${file.replace('src/content/', '')}, `,
    }));
    const { notOnline, publishes } = readHistory('.');
    return { changes, notOnline, publishes };
  } catch {
    return { changes: [], notOnline: [], publishes: [] };
  }
}

/** The part of the state that is read from the files. */
async function readFiles(): Promise<Omit<ContentState, keyof GitState>> {
  const entries = readContent('.');
  const fixed = readFixedPages('.');
  const problems = await checkContent();
  // A file that cannot be read would open as an empty form.
  const readable = entries.filter(({ data }) => data !== undefined);
  const keyOf = new Map(readable.map((entry) => [entry.file, entryOf(entry)]));
  return {
    entries: Object.fromEntries(
      entries.map((entry) => [
        entryOf(entry),
        {
          page: pageOf(entry, entries, fixed),
          texts: textsOf(entry.data).map(({ path, text }) => ({ path: path.map(String).join('.'), text })),
        },
      ]),
    ),
    problems: problems.map(({ file, line, field, wrong, remedy }) => ({
      place: [file.replace('src/content/', ''), line && `line ${line}`, field].filter(Boolean).join(', '),
      entry: keyOf.get(file) ?? '',
      path: field.replaceAll(/item (\d+)/g, (_, item) => String(Number(item) - 1)).replaceAll(' > ', '.'),
      words: `${wrong} ${remedy}`,
    })),
  };
}

const undone = z.object({ index: z.int(), words: z.string() });
const restored = z.object({ id: z.string() });

/** Does what a button of the page asks for. Returns what the page is to say then. */
async function act(action: string, body: unknown): Promise<string> {
  if (action === 'undo') {
    const { index, words } = undone.parse(body);
    undo('.', index, words);
    return `Undone: ${words}`;
  }
  if (action === 'restore') {
    const { date, subject } = restore('.', restored.parse(body).id);
    return `Restored, and not published yet: ${date} ${subject}`;
  }
  if (action !== 'publish') throw new Error(`There is no ${action} here.`);
  const problems = await checkContent();
  if (problems.length) throw new Error(`Nothing is published yet.\n\n${formatProblems(problems)}`);
  return publish('.');
}

/** Whether a request comes from this computer. One that writes must also come from this page. */
function isOwn({ headers, method, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  return isHere && isLocal && (method === 'GET' || origin === `http://${host}`);
}

/** Answers requests to /admin in development: for the form, the edited page beside it, the changes, and publishing them. */
export function serveWorkbench(watcher: EventEmitter) {
  let files: ReturnType<typeof readFiles> | undefined;
  let git: GitState | undefined;
  const forget = () => {
    files = undefined;
    git = undefined;
  };
  watcher.on('all', forget);
  // A commit or a push in a terminal changes no file that is watched.
  setInterval(() => (git = undefined), 3000).unref();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const action = request.url?.split('/').at(-1)?.replace(/\?.*$/, '') ?? '';
    if (!isOwn(request)) {
      response.writeHead(403).end('Only the page at /admin on this computer may ask for that.');
    } else if (request.method === 'POST') {
      const outcome = await act(action, JSON.parse(await text(request)));
      forget();
      response.end(outcome);
    } else if (action === 'state') {
      files ??= readFiles();
      git ??= readGit();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...git, ...(await files) }));
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    }
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      forget();
      response.writeHead(422).end(error instanceof Error ? error.message : String(error));
    });
  };
}
