import { describe, expect, it } from 'vitest';
import {
  resolveBody,
  resolveText,
  compact,
  pathBefore,
  resolveClaims,
} from '../../src/site/format/claims.ts';
import { fillFactsDeep } from '../../src/site/format/facts.ts';

const on = { 'a?': 'on', 'b?': 'on', fact: '5' };
const off = { ...on, 'a?': '' };

describe('the words of a claim', () => {
  it.each([
    ['Good{a?, {fact} years}.', 'Good, {fact} years.', 'Good.'],
    ['{a?Here|There} we are.', 'Here we are.', 'There we are.'],
    ['One. {a?Two. }Three.', 'One. Two. Three.', 'One. Three.'],
    ['{a?With{b? both}|{b?Only b|None}}.', 'With both.', 'Only b.'],
    ['No claim, {fact}.', 'No claim, {fact}.', 'No claim, {fact}.'],
  ])('in "%s" are shown while it is on and left out while it is off', (text, whenOn, whenOff) => {
    expect(resolveText(text, on)).toBe(whenOn);
    expect(resolveText(text, off)).toBe(whenOff);
  });

  it('take the list item or group with them that would be empty', () => {
    const data = {
      items: [{ title: '{a?Gone}', text: 'with {fact}' }, { title: 'Stays' }],
      words: ['{a?gone}', 'stays'],
      group: { text: '{a?Gone.}' },
    };
    const resolved = resolveClaims(data, off);
    expect(compact(resolved)).toEqual({ items: [{ title: 'Stays' }], words: ['stays'] });
    expect(pathBefore(resolved, ['items', 0, 'title'])).toEqual(['items', 1, 'title']);
    expect(fillFactsDeep(data, on)).toMatchObject({
      items: [{ text: 'with 5' }, {}],
      words: ['gone', 'stays'],
    });
  });

  it('leave every line of an article where it was', () => {
    const body = 'One.\n\n<Claim name="a">\n\nTwo <Claim name="b">or more</Claim>.\n\n</Claim>\n\nThree.';
    expect(resolveBody(body, off)).toBe('One.\n\n\n\n\n\n\n\nThree.');
    expect(resolveBody(body, on)).toBe('One.\n\n\n\nTwo or more.\n\n\n\nThree.');
  });

  it('with an unknown claim are refused', () => {
    expect(() => fillFactsDeep({ text: '{c?Words.}' }, on)).toThrow('Unknown fact {c?Words.}');
  });
});
