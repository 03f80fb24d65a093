import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import { redirectPages } from '../../src/site/build/redirects';
import { pages } from '../routes';
import { fileOf } from './site';

/*
 * .htmlvalidate.json allows what is valid but a matter of taste (how React writes attributes, void elements and ids) and
 * - titles of 100 characters, because the brand takes 33 of them,
 * - plain phone numbers,
 * - the calculator's form, which is never submitted because it responds to each change,
 * - explicit table roles, because Safari drops the implicit ones where rows are blocks on phones.
 */
const validator = new HtmlValidate(new FileSystemConfigLoader());

it.each([...pages, ...redirectPages.map(([from]) => from)])(
  '%s is valid HTML without style attributes',
  async (path) => {
    const { results } = await validator.validateFile(fileOf(path));
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
      [],
    );
  },
);
