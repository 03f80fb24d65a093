import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { builtFormSchema } from '../../src/features/quote/rules/built-form';
import { toLinkPage } from '../../src/server/follow-up/pages';
import type { View } from '../../src/server/follow-up/view';
import { stylesOf } from './site';

const form = builtFormSchema.parse(JSON.parse(readFileSync('dist/quote-form.json', 'utf8')));
const { inline, lower } = stylesOf('/quote-answer');

it.each(['visitor', 'shop', 'list'] as const)(
  'the page of a request for the %s has a style for each of its classes',
  async (kind) => {
    const request: View['requests'][number] = {
      id: 'a1b2c3d4',
      received: Date.UTC(2026, 0, 2),
      status: 'new',
      spamReason: '',
      quote: { name: 'Maria', phone: '512 555 0188', email: 'maria@example.com', message: '78704' },
      photos: 1,
      history: [],
      isUnseen: true,
      hasOptedOut: false,
      shopToken: 'token',
    };
    const view: View = { kind, requests: [request], total: 2, error: '' };
    const { content } = toLinkPage({
      token: 'token',
      view,
      built: form,
      query: new URLSearchParams('back=token'),
    });
    const classes = parse(String(await content))
      .querySelectorAll('[class]')
      .flatMap((element) => [...element.classList.values()]);
    expect(classes.length).toBeGreaterThan(0);
    const missing = classes.filter(
      (name) => !(inline + lower).includes(`.${name.replace('.', String.raw`\.`)}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  },
);
