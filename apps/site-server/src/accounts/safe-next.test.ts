import { expect, it } from 'vitest';
import { safeNext } from './safe-next';

it.each([
  '/config',
  '/config/messages?form=1&q=a%20b',
  '/config?x=1',
  '/config/a..b?of=/config/..',
])('%s is a page of the area', (path) => {
  expect(safeNext(path)).toBe(path);
});

it.each([
  '',
  '/',
  '//evil.example/config',
  'https://evil.example/config',
  '/config@evil.example',
  '/configuration',
  '/config/\\evil.example',
  '/config\n/x',
  '/config/..//evil.example',
  '/config/%2E%2e/account',
  '/config/./sign-out',
  '/config/..?x=1',
  '/config/sign-out',
  '/config/sign-in?next=/config/sign-in',
])('%j leads to the first page instead', (path) => {
  expect(safeNext(path)).toBe('/config');
});
