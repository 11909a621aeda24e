import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolve-address';

const base = 'https://studio.example/api/';

describe('resolveAddress', () => {
  it.each([
    ['/api/search?q=x', 'https://studio.example/api/search?q=x&crumb=a%26b'],
    ['rest/x', 'https://studio.example/api/rest/x?crumb=a%26b'],
    ['../x', 'https://studio.example/x?crumb=a%26b'],
    ['', 'https://studio.example/api/?crumb=a%26b'],
    ['?q=x', 'https://studio.example/api/?q=x&crumb=a%26b'],
    ['#part', 'https://studio.example/api/?crumb=a%26b#part'],
    ['/x?', 'https://studio.example/x?crumb=a%26b'],
    ['/x?crumbs=1#part', 'https://studio.example/x?crumbs=1&crumb=a%26b#part'],
    ['https://studio.example:443/x', 'https://studio.example/x?crumb=a%26b'],
    ['https:/x', 'https://studio.example/x?crumb=a%26b'],
    ['https:evil', 'https://studio.example/api/evil?crumb=a%26b'],
    ['//studio.example/x', 'https://studio.example/x?crumb=a%26b'],
    ['\\\\studio.example\\x', 'https://studio.example/x?crumb=a%26b'],
    [
      'https://studio.example\\@evil.example/x',
      'https://studio.example/@evil.example/x?crumb=a%26b',
    ],
    ['https://ＳＴＵＤＩＯ。example/x', 'https://studio.example/x?crumb=a%26b'],
    ['/x?crumb=old&q=1', 'https://studio.example/x?q=1&crumb=a%26b'],
    ['/x?cr%75mb=old&crumb=older', 'https://studio.example/x?crumb=a%26b'],
    ['HTTPS://STUDIO.EXAMPLE/x', 'https://studio.example/x?crumb=a%26b'],
  ])('[7.24b] gives %j of the site the crumb, once', (address, url) => {
    expect(resolveAddress(address, base, 'a&b')).toMatchObject({ url, own: true });
  });

  it.each([
    '//evil.example/x',
    '\\\\evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/x',
    'http://studio.example/x',
    'https://studio.example:8443/x',
    'https://studio.example@evil.example/',
    'https://studio.example.evil.example/',
    'http:studio.example',
    'https://studio.example:443@evil.example',
    'https://studıo.example/x',
    'https://studio.example./x',
    'https://studio.example%2eevil.example/x',
    '//evil.example#https://studio.example',
    'blob:https://studio.example/1',
    'filesystem:https://studio.example/temporary/x',
    'data:text/plain,https://studio.example',
    'about:blank',
    'javascript:x',
  ])('[7.24b] never gives it to %j', (address) => {
    const { url, own } = resolveAddress(address, base, 'secret');
    expect(own).toBe(false);
    expect(url).not.toContain('secret');
  });

  it('an old token goes, also where none is known', () => {
    expect(resolveAddress('/x?crumb=old', base)).toEqual({
      url: 'https://studio.example/x',
      shown: 'https://studio.example/x',
      own: true,
    });
  });

  it('throws where there is no address', () => {
    expect(() => resolveAddress('http://', base, 'secret')).toThrow(TypeError);
  });

  it('[7.24b] whatever the spelling, the crumb goes to the host, port and scheme of the site only', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '\\\\',
      '\t',
      ' ',
      'https:',
      'http:',
      '@',
      ':',
      ':443',
      ':80',
      ':8443',
      '?',
      '#',
      '%2f',
      'studio.example',
      'evil.example',
      'user:pass',
      'x',
      '.',
      '..',
      'blob:',
      'data:',
      'STUDIO.EXAMPLE',
      '\u3002',
      'ｓ',
      '\u0131',
      'crumb=old',
      '&',
      '\u200b',
      '%00',
      '[::1]',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const resolved = resultOf(() => resolveAddress(parts.join(''), base, 'SECRET'));
        if (!resolved) return true;
        const { protocol, host, searchParams } = new URL(resolved.url);
        const site = protocol === 'https:' && host === 'studio.example';
        const tokens = resolved.url.split('SECRET').length - 1;
        expect(resolved.shown).not.toContain('SECRET');
        return (
          resolved.own === site &&
          tokens === Number(site) &&
          (!site || searchParams.getAll('crumb').join() === 'SECRET')
        );
      }),
      { numRuns: 20_000 },
    );
  });
});

function resultOf<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
