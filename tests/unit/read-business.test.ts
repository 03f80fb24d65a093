import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../src/site/read-business';

const good = readFileSync('src/content/business.yaml', 'utf8');

function readChanged(from: string | RegExp, to: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'business-')), 'business.yaml');
  const changed = good.replace(from, to);
  expect(changed).not.toBe(good);
  writeFileSync(file, changed);
  return { file, read: () => readBusiness(file) };
}

describe('reading the business file', () => {
  it('gives the facts', () => expect(good).toContain(`phone: ${readBusiness().phone}`));

  it.each([
    [/phone: .+/, 'phone: 512-555-0142', 'Write the phone as (512) 555-0142', 'phone'],
    [/email: .+/, 'email: nobody', 'Write an e-mail address', 'email'],
    [/zip: .+/, 'zip: 78669', "Put the ZIP code in quotes, for example '78669'", 'address.zip'],
    [
      /booking: https.+/,
      'booking: book.example',
      'Write a full web address that starts with https://',
      'links.booking',
    ],
    [/discountPercent: \d+/, 'discount: 15', 'Unrecognized key: "discount"', 'discountPercent'],
  ])('names the file, the field and the remedy for %s', (from, to, remedy, field) => {
    const { file, read } = readChanged(from, to);
    expect(read).toThrow(file);
    expect(read).toThrow(remedy);
    expect(read).toThrow(`at ${field}`);
  });
});
