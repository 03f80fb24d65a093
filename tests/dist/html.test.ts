import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import { redirectPages } from '../../src/site/build/redirects';
import { pages } from '../routes';
import { fileOf, pageAt, stylesOf } from './site';

/*
 * .htmlvalidate.json allows what is valid but a matter of taste (how React writes attributes, void elements and ids) and
 * - titles of 100 characters, because the brand takes 33 of them,
 * - plain phone numbers,
 * - the calculator's form, which is never submitted because it responds to each change.
 * Astro writes the style of its islands before the first one, which all browsers read.
 */
const validator = new HtmlValidate(new FileSystemConfigLoader());

it.each([...pages, ...redirectPages.map(([from]) => from)])(
  '%s is valid HTML without style attributes',
  async (path) => {
    const { results } = await validator.validateFile(fileOf(path));
    const messages = results
      .flatMap((result) => result.messages)
      .filter(({ message }) => !message.startsWith('<style> element is not permitted as content'));
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
      [],
    );
  },
);

// What the checker of the W3C finds besides. It needs Java, so its rules are here.
it.each(pages)(
  '%s sizes each picture file beside one with a width, hides no label, and no style lacks a value',
  (path) => {
    const pictures = pageAt(path).querySelectorAll('picture');
    const withWidths = pictures.filter((picture) => /srcset="[^"]* \d+w/.test(picture.toString()));
    const unsized = withWidths.flatMap((picture) => picture.querySelectorAll('[srcset]:not([sizes])'));
    expect(unsized.map(String)).toEqual([]);
    const hiddenLabels = pageAt(path).querySelectorAll('label[aria-hidden]');
    expect(hiddenLabels.filter((label) => label.querySelector('input')).map(String)).toEqual([]);
    expect(stylesOf(path)).not.toMatch(/[{;](?!--)[\w-]+:[;}]/);
  },
);
