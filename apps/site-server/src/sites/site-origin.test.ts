import { describe, expect, it } from 'vitest';
import { isWithoutAddress, siteOrigin, withAddress } from './site-origin';

const from = (host: string, secure = false) => ({ host, secure });
const nameless = { host: undefined };
const studio = { host: 'studio.example' };

describe('the address of a site in mails', () => {
  it.each([
    [from('evil.example'), studio, 'https://www.studio.example/x', 'https://www.studio.example'],
    [from('evil.example'), nameless, 'https://www.studio.example', 'https://www.studio.example'],
    [from('evil.example', true), studio, undefined, 'https://studio.example'],
    [from('localhost:4000'), nameless, undefined, 'http://localhost:4000'],
    [from('127.0.0.1:4000'), nameless, undefined, 'http://127.0.0.1:4000'],
    [from('[::1]:4000'), nameless, undefined, 'http://[::1]:4000'],
  ])('of a request to %o for %o and %s is %s', (request, site, baseUrl, origin) => {
    expect(siteOrigin(request, site, baseUrl)).toBe(origin);
    expect(isWithoutAddress(origin)).toBe(false);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'localhost:4000/x'])(
    'is never what a request to %s says of it',
    (host) => {
      const origin = siteOrigin(from(host), nameless, undefined);
      expect([isWithoutAddress(origin), origin.includes('evil')]).toEqual([true, false]);
    },
  );

  it('is put into what was written before it was known, and nothing else is changed', () => {
    const text = `See ${siteOrigin(from('evil.example'), nameless, undefined)}/order/1 and http://b.example`;
    expect(withAddress(text, nameless, undefined)).toBeUndefined();
    expect(withAddress(text, undefined, undefined)).toBeUndefined();
    expect(withAddress(text, studio, undefined)).toBe(
      'See http://studio.example/order/1 and http://b.example',
    );
    expect(withAddress(text, nameless, 'https://a.example/x')).toBe(
      'See https://a.example/order/1 and http://b.example',
    );
    expect(withAddress('http://b.example', nameless, undefined)).toBe('http://b.example');
  });
});
