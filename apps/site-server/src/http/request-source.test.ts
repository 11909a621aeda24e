import { expect, it } from 'vitest';
import type { EndpointRequest } from './endpoint';
import { requestSource } from './request-source';

const from = (headers: Record<string, string>, host = 'studio.example'): EndpointRequest => ({
  method: 'POST',
  path: '/',
  query: new URLSearchParams(),
  params: {},
  headers,
  host,
  secure: false,
  address: '',
  body: '',
});

it.each([
  [{}, 'silent'],
  [{ 'sec-fetch-site': 'same-origin' }, 'same-origin'],
  [{ 'sec-fetch-site': 'none' }, 'same-origin'],
  [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
  [{ 'sec-fetch-site': 'cross-site' }, 'foreign'],
  [{ origin: 'https://studio.example' }, 'same-origin'],
  [{ origin: 'https://studio.example:444' }, 'foreign'],
  [{ origin: 'null' }, 'foreign'],
  [{ origin: 'https://studio.example.evil' }, 'foreign'],
  [{ origin: 'ftp://studio.example' }, 'foreign'],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 'foreign'],
] as const)('%j is %s', (headers, source) => {
  expect(requestSource(from(headers))).toBe(source);
});

it('is foreign from a page of the same host that came without TLS', () => {
  const secure = { ...from({ origin: 'http://studio.example' }), secure: true };
  expect(requestSource(secure)).toBe('foreign');
  expect(requestSource({ ...secure, headers: { origin: 'https://studio.example' } })).toBe(
    'same-origin',
  );
});

it('knows default ports, and the address behind a proxy', () => {
  expect(requestSource(from({ origin: 'https://studio.example' }, 'studio.example:443'))).toBe(
    'same-origin',
  );
  expect(requestSource(from({ origin: 'http://localhost:4000' }, 'localhost:4000'))).toBe(
    'same-origin',
  );
  expect(
    requestSource(
      from({ origin: 'https://studio.example' }, '10.0.0.1:4000'),
      'https://studio.example',
    ),
  ).toBe('same-origin');
});
