import { expect, it } from 'vitest';
import { isInternalHost } from './is-internal-host';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.20', true],
  ['172.20.0.3', true],
  ['10.1.2.3', true],
  ['Studio.Test', true],
  ['shop.localhost', true],
  ['printer.local', true],
  ['www.example.com', false],
  ['localhost.example.com', false],
  ['latest.com', false],
  ['172.40.0.3', false],
])('[9.26d] the host %s is internal: %s', (host, is) => {
  expect(isInternalHost(host)).toBe(is);
});
