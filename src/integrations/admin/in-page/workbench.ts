import { markup } from './delay-save.ts';

/** What the server says about the content: each entry's page and texts, the problems, and what is not published. */
export interface ContentState {
  entries: Record<string, { page: string; texts: { path: string; text: string }[] }>;
  problems: { entry: string; path: string; words: string }[];
  changes: { words: string }[];
  /** Publishes that a failed push has left on this computer. */
  unpushed: string[];
  publishes: { id: string; date: string; subject: string }[];
}

/** Runs in the page at /admin. Shows the edited page beside the form, and lists what is not published. */
export function workbench(): void {
  const frame = (id: string) => {
    const found = document.getElementById(id);
    if (!(found instanceof HTMLIFrameElement)) throw new Error(`There is no frame ${id}.`);
    return found;
  };
  const byId = (id: string) => document.querySelector(`#${id}`);
  const [form, site] = [frame('form'), frame('site')];
  const status = byId('status');
  // An internal attribute of Sveltia CMS: check it when upgrading.
  const selectorOf = (key: string) => `[data-key-path="${CSS.escape(key)}"]`;
  let state: ContentState = { entries: {}, problems: [], changes: [], unpushed: [], publishes: [] };
  let [openEntry, shownPage, lastState] = ['', '/', ''];
  let isFormOutdated = false;
  let textsBefore = new Set<string>();
  let changedTexts = new Set<string>();

  const isState = (value: unknown): value is ContentState =>
    typeof value === 'object' && value !== null && 'entries' in value;
  const send = async (action: string, body: object) => {
    const answer = await fetch(`/admin/${action}`, { method: 'POST', body: JSON.stringify(body) });
    if (status) status.textContent = answer.ok ? 'Done.' : await answer.text();
    await refresh();
    renewForm(`${markup.saveButton}:enabled`);
  };
  const row = (words: string, label = '', act = () => {}) => {
    const item = document.createElement('li');
    item.append(`${words} `);
    if (!label) return item;
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', act);
    item.append(button);
    return item;
  };

  /** Scrolls to the field at a path and shows the message of the content check there. */
  const openField = (path: string, message = '') => {
    const within = form.contentDocument;
    if (!within) return;
    let tries = 0;
    const tryToOpen = () => {
      const field = [...within.querySelectorAll<HTMLElement>(selectorOf(path))].find((element) =>
        element.querySelector('input, textarea, button'),
      );
      if (field) {
        field.scrollIntoView({ block: 'center' });
        field.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus();
        field.querySelector('[data-check]')?.remove();
        if (!message) return;
        const note = within.createElement('p');
        note.dataset.check = '';
        note.setAttribute('role', 'alert');
        note.textContent = message;
        note.style.color = '#b3261e';
        field.append(note);
      } else if (tries++ < 40) {
        // Lists start collapsed, and a long form grows as it is scrolled.
        for (const button of within.querySelectorAll<HTMLElement>(
          '[data-key-path] button[aria-expanded=false]',
        ))
          if (path.startsWith(button.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '-'))
            button.click();
        [...within.querySelectorAll('[data-key-path]')].at(-1)?.scrollIntoView();
        setTimeout(tryToOpen, 50);
      }
    };
    tryToOpen();
  };

  const render = () => {
    byId('changes')?.replaceChildren(
      ...state.changes.map(({ words }, index) =>
        row(words, 'Undo', () => void send('undo', { index, words })),
      ),
      ...state.unpushed.map((subject) => row(`Saved here, not online yet: ${subject}`)),
    );
    byId('publishes')?.replaceChildren(
      ...state.publishes.map(({ id, date, subject }) =>
        row(`${date} ${subject}`, 'Restore', () => void send('restore', { id })),
      ),
    );
    byId('problems')?.replaceChildren(
      ...state.problems.map((problem) =>
        row(problem.words, 'Open', () => {
          if (problem.entry !== openEntry && form.contentWindow)
            form.contentWindow.location.hash = `#/collections/${problem.entry}`;
          openField(problem.path, problem.words);
        }),
      ),
    );
  };
  const refresh = async () => {
    const text = await (await fetch('/admin/state')).text();
    if (text === lastState) return;
    isFormOutdated = Boolean(lastState);
    // Vite does not reload every page with changed content.
    if (lastState) site.contentWindow?.location.reload();
    lastState = text;
    const next: unknown = JSON.parse(text);
    if (isState(next)) state = next;
    render();
  };
  /** The form reads files only when it loads. It is not reloaded while an entry is open, which may be about to be saved. */
  const renewForm = (busy: string) => {
    if (!isFormOutdated || form.contentDocument?.querySelector(busy)) return;
    isFormOutdated = false;
    form.contentWindow?.location.reload();
  };
  const showPageOfEntry = () => {
    const [, at = ''] = /^#\/collections\/(.+)$/.exec(form.contentWindow?.location.hash ?? '') ?? [];
    const next = state.entries[at]?.page;
    if (!next || at === openEntry) return;
    [openEntry, shownPage] = [at, next];
    if (site.contentWindow?.location.pathname !== shownPage) site.src = shownPage;
  };

  // The browser keeps the scroll position of a reloaded page.
  site.addEventListener('load', () => {
    const within = site.contentDocument;
    const main = within?.querySelector('main');
    if (!within || !main) return;
    const leaves = [...main.querySelectorAll<HTMLElement>('*')].filter(
      (element) => !element.childElementCount && element.textContent.trim(),
    );
    const now = new Set(leaves.map((element) => element.textContent.trim()));
    // Nothing is outlined on a page with another URL. A page that is loaded twice for one save keeps its outline.
    const isSame = site.dataset.page === within.location.pathname;
    const changed = isSame ? [...now].filter((text) => !textsBefore.has(text)) : [];
    if (changed.length || !isSame) changedTexts = new Set(changed);
    const outlined = leaves.filter((element) => changedTexts.has(element.textContent.trim()));
    for (const element of outlined) element.style.outline = '3px solid #1a73e8';
    if (changed.length) outlined[0]?.scrollIntoView({ block: 'center' });
    site.dataset.page = within.location.pathname;
    textsBefore = now;
    within.addEventListener('click', (event) => {
      // Elements of another frame are not instances of this frame's Element.
      const target = event.composedPath()[0];
      const text = target && 'textContent' in target ? String(target.textContent).trim() : '';
      const found = state.entries[openEntry]?.texts.find((field) => text && field.text.trim() === text);
      if (!found) return;
      event.preventDefault();
      openField(found.path);
    });
    void refresh();
  });
  byId('narrow')?.addEventListener('change', (event) => {
    site.classList.toggle('narrow', event.target instanceof HTMLInputElement && event.target.checked);
  });
  byId('publish')?.addEventListener('click', () => void send('publish', {}));
  setInterval(() => {
    showPageOfEntry();
    renewForm(markup.saveButton);
  }, 200);
  setInterval(() => void refresh(), 1000);
  void refresh();
}
