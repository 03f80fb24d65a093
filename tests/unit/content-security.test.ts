import { describe, expect, it } from 'vitest';
import { contentSecurity } from '../../src/integrations/content-security';

const rule = (name: string, outside = {}) =>
  contentSecurity(outside).directives.find((directive) => directive.startsWith(`${name} `));

describe('the content security policy', () => {
  it('allows no other site by default', () => {
    const { directives, scriptDirective } = contentSecurity({});
    expect(scriptDirective.resources).toEqual(["'self'"]);
    expect(directives.join('; ')).not.toMatch(/https?:|\*|unsafe/);
  });

  it('allows the form to send to its delivery only', () => {
    const outside = { delivery: 'https://forms.example/send?key=1' };
    expect(rule('connect-src', outside)).toBe("connect-src 'self' https://forms.example");
    expect(rule('form-action', outside)).toBe("form-action 'self' https://forms.example");
    expect(rule('frame-src', outside), 'as the default has it').toBeUndefined();
    expect(rule('default-src', outside)).toBe("default-src 'self'");
  });

  it('allows the frame of the quote form that the business file names', () => {
    expect(rule('frame-src', { quoteFrame: 'https://quotes.example/f' })).toBe(
      "frame-src 'self' https://quotes.example",
    );
  });

  it('allows the script of the review widget', () => {
    const { scriptDirective } = contentSecurity({ widgetScript: 'https://reviews.example/w.js' });
    expect(scriptDirective.resources).toEqual(["'self'", 'https://reviews.example']);
  });
});
