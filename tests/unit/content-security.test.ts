import { describe, expect, it } from 'vitest';
import { contentSecurity } from '../../src/integrations/content-security';

const rule = (name: string, outside = {}) =>
  contentSecurity(outside).directives.find((directive) => directive.startsWith(`${name} `));

describe('the content security policy', () => {
  it('names no other site by default', () => {
    const { directives, scriptDirective } = contentSecurity({});
    expect(scriptDirective.resources).toEqual(["'self'"]);
    expect(directives.join('; ')).not.toMatch(/https?:|\*|unsafe/);
  });

  it('lets the form go to the delivery, and nowhere else', () => {
    const outside = { delivery: 'https://forms.example/send?key=1' };
    expect(rule('connect-src', outside)).toBe("connect-src 'self' https://forms.example");
    expect(rule('form-action', outside)).toBe("form-action 'self' https://forms.example");
    expect(rule('frame-src', outside)).toBe("frame-src 'self'");
  });

  it('frames the quote form of the business file', () => {
    expect(rule('frame-src', { quoteFrame: 'https://quotes.example/f' })).toBe(
      "frame-src 'self' https://quotes.example",
    );
  });

  it('lets in the review widget', () => {
    const { scriptDirective } = contentSecurity({ widgetScript: 'https://reviews.example/w.js' });
    expect(scriptDirective.resources).toEqual(["'self'", 'https://reviews.example']);
  });
});
