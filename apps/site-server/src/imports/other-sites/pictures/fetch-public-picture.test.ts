import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fetchPublicPicture } from './fetch-public-picture';
import { isPublicAddress } from './is-public-address';

describe('addresses of the internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it.each([
  'http://127.0.0.1/a.png',
  'http://[::1]/a.png',
  'http://2130706433/a.png',
  'http://localhost/a.png',
  'file:///etc/passwd',
  'ftp://example.com/a.png',
])('%s is not fetched', async (address) => {
  let asked = 0;
  const server = createServer((_request, reply) => ((asked += 1), reply.end('x'))).listen(0);
  await expect(fetchPublicPicture(new URL(address))).rejects.toThrow(
    /Its address is not one of the internet|not fetched over/,
  );
  expect(asked).toBe(0);
  server.close();
});
