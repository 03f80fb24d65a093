import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { linkPath, toToken } from '../../../src/server/follow-up/links';
import { asJson, typed, withRequest } from './quote-app';

const day = 24 * 3_600_000;

describe('a link', () => {
  it('is refused in 20 altered forms, for its page, its buttons and its photos', async () => {
    const { database, token, get, post, status, secret, id } = await withRequest();
    database.prepare('INSERT INTO photos VALUES (?, ?, ?)').run(id, 'hash', new Uint8Array([1]));
    const [good, ofVisitor, expired] = [
      token('shop'),
      token('visitor'),
      token('shop', Date.now() - 91 * day),
    ];
    const [kind = '', , ends = '', signature = ''] = good.split('.');
    const altered = [
      ...Array.from({ length: 8 }, (_, part) => {
        const index = Math.floor((part * good.length) / 8);
        return good.slice(0, index) + (good[index] === 'x' ? 'y' : 'x') + good.slice(index + 1);
      }),
      ...Array.from({ length: 2 }, (_, cut) => good.slice(0, -1 - cut)),
      expired,
      good.replace('shop', 'list'),
      ofVisitor.replace('visitor', 'shop'),
      `${kind}.all.${ends}.${signature}`,
      `${kind}.${id}.zzzzzzzzzz.${signature}`,
      `${good}.`,
      `${good}=`,
      good.toUpperCase(),
      toToken({ kind: 'shop', id }, `${secret}x`),
      toToken({ kind: 'shop', id: "' OR 1=1 --" }, secret),
    ];
    expect(new Set(altered).size).toBe(20);
    for (const wrong of altered) {
      const path = linkPath(encodeURIComponent(wrong));
      const responses = [get(path), post(path, { action: 'spam' }), get(`${path}/photos/1`)];
      expect((await Promise.all(responses)).map((response) => response.status)).toEqual([404, 404, 404]);
    }
    expect(status()).toBe('new');
    for (const path of [linkPath(good), `${linkPath(good)}/photos/1`])
      expect((await get(path)).status).toBe(200);
  });

  it.each([
    ['visitor', 90],
    ['shop', 90],
    ['list', 1],
  ] as const)('for the %s expires after %i days', async (kind, days) => {
    const { token, get } = await withRequest();
    expect((await get(linkPath(token(kind, Date.now() - days * day + 60_000)))).status).toBe(200);
    const expired = await get(linkPath(token(kind, Date.now() - days * day)));
    expect(expired.status).toBe(404);
    const page = await expired.text();
    expect(page).toContain('This link no longer works.');
    // The request itself was sent long ago.
    expect(page).not.toMatch(/not sent|nothing was sent/i);
  });

  it('is kept from search engines, other sites and caches', async () => {
    const { token, get } = await withRequest();
    const { headers } = await get(linkPath(token('visitor')));
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the page of the shop for a request', () => {
  it('changes nothing when it is opened, because email programs open links on their own', async () => {
    const { token, get, status } = await withRequest();
    for (const action of ['called', 'quoted', 'booked', 'spam']) {
      const page = parse(await (await get(`${linkPath(token('shop'))}?do=${action}`)).text());
      expect(page.querySelectorAll('button')).toHaveLength(1);
    }
    expect(status()).toBe('new');
  });

  it('sets the status with one press, and only once however often it is pressed', async () => {
    const { token, post, status, database } = await withRequest();
    for (let press = 0; press < 3; press += 1)
      expect((await post(linkPath(token('shop')), { action: 'quoted', value: '480' })).status).toBe(200);
    expect(status()).toBe('quoted');
    expect(database.prepare('SELECT detail FROM history').all()).toEqual([{ detail: '480' }]);
  });

  it('leads back to the list from which it was opened', async () => {
    const { token, post } = await withRequest();
    const list = token('list');
    const answer = await post(linkPath(token('shop')), { action: 'called', back: list });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(linkPath(list));
  });

  it('shows the new status if the link of that list has expired', async () => {
    const { token, post, status } = await withRequest();
    const back = token('list', Date.now() - 2 * day);
    const answer = await post(linkPath(token('shop')), { action: 'called', back });
    expect([answer.status, status()]).toEqual([200, 'called']);
    const page = parse(await answer.text());
    expect(page.text).toContain('called');
    expect(page.querySelector(`a[href="${linkPath(back)}"]`)).toBeNull();
  });

  it.each([
    ['another site', { action: 'called' }, 'https://other.example', 403],
    ['an unknown button', { action: 'archive' }, undefined, 400],
    ['a button of the visitor', { action: 'delete' }, undefined, 404],
    ['a text that is too long', { action: 'quoted', value: 'x'.repeat(61) }, undefined, 400],
  ] as const)('refuses a press from %s', async (_, fields, origin, code) => {
    const { token, post, status } = await withRequest();
    expect((await post(linkPath(token('shop')), fields, origin)).status).toBe(code);
    expect(status()).toBe('new');
  });

  it.each([
    ['512-555-0188 x12', 'tel:+15125550188'],
    ['call me later', undefined],
  ])('shows the phone number %s, with a link that calls it if possible', async (phone, link) => {
    const { token, get } = await withRequest({ phone });
    for (const kind of ['shop', 'list'] as const) {
      const page = parse(await (await get(linkPath(token(kind)))).text());
      expect(page.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe(link);
      expect(page.text).toContain(phone);
    }
  });

  it('shows what a visitor wrote in its own direction', async () => {
    const words = { name: 'נועה לוי', message: 'שלום\nTwo windows.' };
    const { token, get } = await withRequest(words);
    for (const kind of ['shop', 'list', 'visitor'] as const) {
      const page = parse(await (await get(linkPath(token(kind)))).text());
      const texts = page.querySelectorAll('[dir=auto]').map(({ text }) => text.trim());
      expect(texts, kind).toEqual(expect.arrayContaining([words.name, 'שלום', 'Two windows.', typed.phone]));
      expect(page.querySelector('h1')?.getAttribute('dir')).toBe('auto');
    }
  });

  it('shows HTML that a visitor wrote as text', async () => {
    const { token, get } = await withRequest({ name: '<img src=x>', message: '"><script>alert(1)</script>' });
    for (const kind of ['shop', 'list', 'visitor'] as const) {
      const page = parse(await (await get(linkPath(token(kind)))).text());
      expect(page.querySelector('img, script')).toBeNull();
      expect(page.text).toContain('alert(1)');
    }
  });
});

describe('the list for a phone', () => {
  it('has the newest request first, says which wait, and links to each', async () => {
    const { token, get, handle, database } = await withRequest();
    await handle(asJson({ ...typed, name: 'Second', message: 'Another house.' }));
    database.prepare('UPDATE quotes SET received = received - ? WHERE rowid = 1').run(3 * day);
    const page = parse(await (await get(linkPath(token('list')))).text());
    const names = page.querySelectorAll('li').map((item) => item.querySelector('a')?.text);
    expect(names).toEqual(['Second', 'Maria Delgado']);
    expect(page.querySelector('li b')?.text).toBe('waiting 3 days');
    const link = page.querySelector('li a')?.getAttribute('href') ?? '';
    expect((await get(link)).status).toBe(200);
  });

  it('can be limited to new requests', async () => {
    const { token, get } = await withRequest();
    const list = linkPath(token('list'));
    const readFilter = async (query: string) => {
      const page = parse(await (await get(list + query)).text());
      return page.querySelectorAll('[aria-current=true]').map((filter) => filter.text);
    };
    expect(await readFilter('?show=new')).toEqual(['new']);
    expect(await readFilter('?show=called')).toEqual(['all']);
  });

  it('calls a request without a name that of a visitor', async () => {
    const { token, get, database } = await withRequest();
    database.exec("UPDATE quotes SET quote = json_remove(quote, '$.name')");
    const page = parse(await (await get(linkPath(token('list')))).text());
    expect(page.querySelector('li a')?.text).toBe('A visitor');
  });

  it('has every new request and the latest 200, and says how many there are', async () => {
    const { token, get, database } = await withRequest({ name: 'Oldest' });
    database.exec(`WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < 201)
      INSERT INTO quotes (id, hash, received, status, spam, quote)
      SELECT 'id-' || n, n, unixepoch('now', '+1 minute') * 1000 + n, 'called', '', json_object('name', 'Number ' || n) FROM numbers`);
    const page = parse(await (await get(linkPath(token('list')))).text());
    const names = page.querySelectorAll('li').map((item) => item.querySelector('a')?.text);
    expect([names.length, names.at(0), names.at(-2), names.at(-1)]).toEqual([
      201,
      'Number 201',
      'Number 2',
      'Oldest',
    ]);
    expect(page.text).toContain('Every new request, and the latest 200 of all 202.');
  });
});
