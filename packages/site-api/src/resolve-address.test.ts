import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolve-address';

const origin = 'https://studio.example';

describe('resolveAddress', () => {
  it.each([
    ['/api/search?q=x', 'https://studio.example/api/search?q=x&crumb=a%26b'],
    ['api/x', 'https://studio.example/api/x?crumb=a%26b'],
    ['', 'https://studio.example/?crumb=a%26b'],
    ['/x?', 'https://studio.example/x?crumb=a%26b'],
    ['/x?crumbs=1#part', 'https://studio.example/x?crumbs=1&crumb=a%26b#part'],
    ['https://studio.example:443/x', 'https://studio.example/x?crumb=a%26b'],
    ['https:/x', 'https://studio.example/x?crumb=a%26b'],
    ['https:evil', 'https://studio.example/evil?crumb=a%26b'],
    ['HTTPS://STUDIO.EXAMPLE/x', 'https://studio.example/x?crumb=a%26b'],
  ])('[7.24b] gives %j of the site the crumb, once', (address, url) => {
    expect(resolveAddress(address, origin, 'a&b')).toEqual({ url, own: true });
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
    'blob:https://studio.example/1',
    'javascript:x',
  ])('never gives it to %j', (address) => {
    const { url, own } = resolveAddress(address, origin, 'secret');
    expect(own).toBe(false);
    expect(url).not.toContain('secret');
  });

  it('throws where there is no address', () => {
    expect(() => resolveAddress('http://', origin, 'secret')).toThrow(TypeError);
  });

  it('whatever the spelling, the crumb goes to the host, port and scheme of the site only', () => {
    const part = fc.constantFrom(
      '/', '//', '\\', '\\\\', '\t', ' ', 'https:', 'http:', '@', ':', ':443', ':80', ':8443', '?', '#', '%2f',
      'studio.example', 'evil.example', 'user:pass', 'x', '.', '..', 'blob:', 'STUDIO.EXAMPLE', '\u3002',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const resolved = attempt(() => resolveAddress(parts.join(''), origin, 'SECRET'));
        if (!resolved) return true;
        const { protocol, host, href } = new URL(resolved.url);
        const site = protocol === 'https:' && host === 'studio.example';
        return resolved.own === site && href.includes('SECRET') === site;
      }),
      { numRuns: 20_000 },
    );
  });
});

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
