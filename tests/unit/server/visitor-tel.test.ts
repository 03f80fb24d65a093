import { describe, expect, it } from 'vitest';
import { toVisitorTel } from '../../../src/server/visitor-tel';

describe('the link that calls a visitor', () => {
  it.each([
    '5125550188',
    '(512) 555-0188',
    '+1 (512) 555-0188',
    '1-512-555-0188',
    '512-555-0188 x12',
    '5125550188,,12',
    '5125550188 after 5',
  ])('dials the US number in %s', (phone) => {
    expect(toVisitorTel(phone)).toBe('tel:+15125550188');
  });

  it.each([
    'call me later',
    '555-0188 (work)',
    '555-0188 or 5550199',
    '512-555-018',
    '512-555-01889',
    '512-555-0188/0199',
    '5125550188[2J',
    '512 155 0188',
    '+52 55 1234 5678',
    '+44 20 7946 0958',
    '011 44 20 7946 0958',
    '',
  ])('does not exist for %s', (phone) => {
    expect(toVisitorTel(phone)).toBeUndefined();
  });
});
