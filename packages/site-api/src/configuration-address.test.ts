import { expect, it } from 'vitest';
import { configurationAddress } from './configuration-address';

it.each([
  ['/', '', '/config/?frameUrl=%2F'],
  ['/shop/jar', '?size=m&colour=ash', '/config/?frameUrl=%2Fshop%2Fjar%3Fsize%3Dm%26colour%3Dash'],
  ['/%C3%BCber', '', '/config/?frameUrl=%2F%25C3%25BCber'],
])('the page %s%s stands in the frame at %s', (pathname, search, address) => {
  expect(configurationAddress({ pathname, search })).toBe(address);
  const { searchParams } = new URL(address, 'https://studio.example');
  expect(searchParams.get('frameUrl')).toBe(pathname + search);
});
