import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import { redirectPages } from '../../src/site/build/redirects';
import { pages } from '../routes';
import { fileOf } from './site';

/*
 * .htmlvalidate.json allows what is valid and only a matter of taste (how React writes attributes, void elements and
 * ids), titles of 100 characters, as 33 of them are the brand's, plain phone numbers, the style element that Astro puts
 * before the first island of a page, the calculator's form, which answers each change and is never submitted, and the
 * roles of a table whose rows are blocks on phones, as Safari would forget them.
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
