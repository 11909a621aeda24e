import { expect, it } from 'vitest';
import type { EndpointRequest } from '../../http/endpoint';
import { pageQuery } from './page-query';

const request = (referer: string | undefined, query = ''): EndpointRequest => ({
  method: 'POST',
  path: '/contact',
  query: new URLSearchParams(query),
  params: {},
  headers: { referer },
  host: 'studio.example',
  secure: true,
  address: '203.0.113.1',
  body: '',
});

it.each([
  ['https://studio.example/contact?ref=letter', '', 'letter'],
  ['https://studio.example/contact?ref=', '', ''],
  ['https://studio.example/contact?ref=letter', 'ref=own', 'own'],
  ['https://studio.example/contact', '', null],
  ['https://studio.example/other?ref=letter', '', null],
  ['https://evil.example/contact?ref=letter', '', null],
  ['contact?ref=letter', '', null],
  [undefined, 'ref=own', 'own'],
])('[3.11] of a page at %s, posted to ?%s, the parameter is %s', (referer, query, value) => {
  expect(pageQuery(request(referer, query)).get('ref')).toBe(value);
});
