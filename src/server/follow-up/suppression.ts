import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { StoredFields } from '../../features/quote/rules/quote.ts';

/** The ten digits of a phone number, without the code of the country and an extension such as `x12`. */
const toDigits = (phone: string) =>
  phone
    .replace(/(?:ext|x|#).*/i, '')
    .replace(/\D/g, '')
    .slice(-10);

/** The address in `Maria Delgado <maria@example.com>`. */
const toAddress = (text: string) => (/<(.*)>/.exec(text)?.[1] ?? text).trim().toLowerCase();

/** Whether a text is an email address or a phone number. */
export const isContact = (text: string): boolean => text.includes('@') || toDigits(text).length >= 7;

/** The hash of a contact, which is all that is stored of an opt-out. Blank for a phone number without digits. */
const toContact = (text: string) => {
  const plain = text.includes('@') ? toAddress(text) : toDigits(text);
  return plain && createHash('sha256').update(plain).digest('hex');
};

/** What is hashed for an address that bounced. Databases have it, so the word must stay. */
const toBounced = (email = '') => `refused ${email}`;

/** Remembers that the owner of these addresses and numbers has opted out. */
export function optOut(database: DatabaseSync, contacts: readonly string[]): void {
  const insert = database.prepare('INSERT INTO stopped VALUES (?, ?) ON CONFLICT DO NOTHING');
  for (const contact of contacts.map(toContact)) if (contact) insert.run(contact, Date.now());
}

/** Forgets that a contact has opted out, and that its address bounced. */
export function optIn(database: DatabaseSync, contact: string): void {
  const remove = database.prepare('DELETE FROM stopped WHERE contact = ?');
  for (const text of [contact, toBounced(contact)]) remove.run(toContact(text));
}

/** Whether the hash of a contact is on the list of those who get no email. */
const isListed = (database: DatabaseSync, contact = '') =>
  database.prepare('SELECT 1 FROM stopped WHERE contact = ?').get(toContact(contact)) !== undefined;

/** Remembers that an address bounced, by its hash. */
export const recordBounce = (database: DatabaseSync, { email }: StoredFields) =>
  optOut(database, [toBounced(email)]);

export const hasOptedOut = (database: DatabaseSync, { email, phone }: StoredFields) =>
  isListed(database, email) || isListed(database, phone);

/** Whether a visitor must not be emailed, after an opt-out or a bounce. */
export const isSuppressed = (database: DatabaseSync, quote: StoredFields) =>
  hasOptedOut(database, quote) || isListed(database, toBounced(quote.email));
