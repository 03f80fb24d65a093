import { markup } from './delay-save.ts';

/** What the server says about the content: each entry's page and texts, the problems, and what is not published. */
export interface ContentState {
  entries: Record<string, { page: string; texts: { path: string; text: string }[] }>;
  /** `entry` is empty if the form cannot open the file. */
  problems: { place: string; entry: string; path: string; words: string }[];
  changes: { place: string; words: string }[];
  /** Publishes that a failed push has left on this computer. */
  notOnline: { subject: string }[];
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
  let state: ContentState = { entries: {}, problems: [], changes: [], notOnline: [], publishes: [] };
  let [openEntry, shownPage, lastState, lastError] = ['', '/', '', ''];
  let isFormOutdated = false;
  let loaded = Promise.resolve();
  let textsBefore = new Set<string>();
  let changedTexts = new Set<string>();

  const isState = (value: unknown): value is ContentState =>
    typeof value === 'object' && value !== null && 'entries' in value;
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  const isTyping = () => form.contentDocument?.querySelector(`${markup.saveButton}:enabled`);
  /** Asks the server. Without an answer, the text says what may be wrong. */
  const ask = async (path: string, options?: RequestInit) => {
    try {
      const answer = await fetch(path, options);
      return { isOk: answer.ok, text: await answer.text() };
    } catch {
      return { isOk: false, text: 'There is no answer. Is npm run dev still running?' };
    }
  };
  const send = async (action: string, body: object) => {
    say('Working…');
    const { text } = await ask(`/admin/${action}`, { method: 'POST', body: JSON.stringify(body) });
    await refresh();
    say(text);
    if (!isTyping()) renewForm();
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

  /** The entry that is open in the form; empty if none is. */
  const entryInForm = () =>
    /^#\/collections\/(\w+\/entries\/.+)$/.exec(form.contentWindow?.location.hash ?? '')?.[1] ?? '';

  /** Opens an entry, scrolls to the field at a path and shows the message of the content check there. */
  const openField = (entry: string, path: string, message = '') => {
    let tries = 0;
    const tryToOpen = () => {
      const within = form.contentDocument;
      if (!within) return;
      if (entryInForm() !== entry && form.contentWindow)
        form.contentWindow.location.hash = `#/collections/${entry}`;
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
      } else if (path && tries++ < 100) {
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

  const list = (id: string, rows: HTMLElement[]) => {
    byId(id)?.replaceChildren(...rows);
    const count = document.querySelector(`summary:has(+ #${id}) span`);
    if (count) count.textContent = rows.length ? ` (${rows.length})` : '';
  };
  const render = () => {
    list('changes', [
      ...state.changes.map(({ place, words }, index) =>
        row(place + words, 'Undo', () => {
          const [, added] = /^Added: (.*)/.exec(words) ?? [];
          if (!added || confirm(`Delete ${added}? No earlier version of it exists.`))
            void send('undo', { index, words });
        }),
      ),
      ...state.notOnline.map(({ subject }) => row(`Saved here, not online yet: ${subject}`)),
    ]);
    list(
      'publishes',
      state.publishes.map(({ id, date, subject }) =>
        row(`${date} ${subject}`, 'Restore', () => void send('restore', { id })),
      ),
    );
    list(
      'problems',
      state.problems.map(({ place, entry, path, words }) =>
        row(`${place}: ${words}`, entry && 'Open', () => openField(entry, path, words)),
      ),
    );
  };
  const load = async () => {
    const { isOk, text } = await ask('/admin/state');
    if (!isOk || lastError) say(isOk ? '' : text);
    lastError = isOk ? '' : text;
    if (!isOk || text === lastState) return;
    isFormOutdated = Boolean(lastState);
    // Vite does not reload every page with changed content.
    if (lastState) site.contentWindow?.location.reload();
    lastState = text;
    const next: unknown = JSON.parse(text);
    if (isState(next)) state = next;
    say('');
    render();
  };
  // Loads never overlap, so an older answer cannot replace a newer one.
  const refresh = () => (loaded = loaded.then(load, load));
  /** Reloads the form, which reads files only when it loads. */
  const renewForm = () => {
    if (isFormOutdated) form.contentWindow?.location.reload();
    isFormOutdated = false;
  };
  /** Whether a file is open, which may be about to be saved. */
  const isEditing = () => /\/(?:entries|new)\b/.test(form.contentWindow?.location.hash ?? '');
  const showPageOfEntry = () => {
    const at = entryInForm();
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
      openField(openEntry, found.path);
    });
    void refresh();
  });
  byId('narrow')?.addEventListener('change', (event) => {
    site.classList.toggle('narrow', event.target instanceof HTMLInputElement && event.target.checked);
  });
  byId('publish')?.addEventListener('click', () => {
    if (isTyping()) say('The form has text that is not saved yet. Press Save there first.');
    else void send('publish', {});
  });
  setInterval(() => {
    showPageOfEntry();
    if (!isEditing()) renewForm();
  }, 200);
  setInterval(() => void refresh(), 1000);
  void refresh();
}
