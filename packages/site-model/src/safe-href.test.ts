import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHref } from './safe-href';

describe('safeHref', () => {
  it.each([
    '/work',
    'work',
    '#hours',
    '?q=1',
    '//cdn.example/x',
    'https://example.org/a:b',
    'HTTP://example.org',
    'mailto:a@b.example',
    'tel:+441',
    'sms:+441',
    'ftp://files.example/x',
    '/a?x=javascript:1',
  ])('keeps %s', (href) => expect(safeHref(href)).toBe(href));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    'x-custom:1',
    '',
    '  ',
  ])('refuses %j', (href) => expect(safeHref(href)).toBeUndefined());

  it('refuses what is no text', () => {
    for (const raw of [null, undefined, 1, {}, ['/']]) expect(safeHref(raw)).toBeUndefined();
  });

  it('whatever it keeps has a scheme that is allowed, as the platform reads it', () => {
    const schemes = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'http',
      'mailto',
      'ftp',
      'x',
      '',
    );
    const junk = fc.string({
      unit: fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', '\u0001', 'a', ':', '/', '?'),
      maxLength: 4,
    });
    fc.assert(
      fc.property(junk, schemes, junk, fc.string(), (before, scheme, after, rest) => {
        const kept = safeHref(`${before}${scheme}${after}:${rest}`);
        if (kept === undefined || !URL.canParse(kept, 'https://site.example/')) return;
        expect(new URL(kept, 'https://site.example/').protocol).toMatch(
          /^(https?|ftp|mailto|tel|sms):$/,
        );
      }),
      { numRuns: 10_000 },
    );
  });
});
