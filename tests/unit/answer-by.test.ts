import { describe, expect, it } from 'vitest';
import { toAnswerBy } from '@/features/quote/rules/answer-by';
import { week } from '@/site/format/hours';

describe('the time by which a request is answered', () => {
  const days = week.slice(0, 5);
  const shop = {
    hours: [{ days, opens: '08:00', closes: '17:30' }],
    closures: [],
    timeZone: 'America/Chicago',
    quoteHours: 24,
  };
  const phone = '(512) 555-0142';
  const late = `We are running late with your quote. Please call ${phone}.`;

  it.each([
    ['on a workday: the same hour of the next one', '2026-11-23T16:20:00Z', 'tomorrow by 10 am.'],
    ['at night: the end of the next workday', '2026-11-24T04:00:00Z', 'tomorrow by 5:30 pm.'],
    ['on Friday afternoon: the end of that day', '2026-11-27T20:00:00Z', 'today by 5:30 pm.'],
    ['on Saturday: the first day that is open', '2026-11-28T16:00:00Z', 'by Monday, November 30.'],
  ])('is, for a request %s', (_, now, text) => {
    expect(toAnswerBy(shop, new Date(now))).toBe(`Expect our answer ${text}`);
  });

  it.each([
    [
      'the day, before it has passed',
      '2026-11-23T21:00:00Z',
      '2026-11-24T15:00:00Z',
      'Expect our answer by Tuesday, November 24, 3 pm.',
    ],
    ['an apology, once it has passed', '2026-11-23T21:00:00Z', '2026-11-24T21:00:00Z', late],
    ['an apology, after a weekend', '2026-11-28T16:00:00Z', '2026-12-01T06:00:00Z', late],
  ])('is for a later reader %s', (_, sent, at, text) => {
    expect(toAnswerBy(shop, new Date(sent), { at: new Date(at), phone })).toBe(text);
  });

  it('is given in hours for a shop without opening hours, until they have passed', () => {
    const read = (at: string) =>
      toAnswerBy({ ...shop, hours: [] }, new Date('2026-11-23T21:00:00Z'), {
        at: new Date(at),
        phone,
      });
    expect(read('2026-11-24T20:59:00Z')).toBe('Expect our answer within 24 hours.');
    expect(read('2026-11-24T21:00:00Z')).toBe(late);
  });
});
