import { expect, it } from 'vitest';
import { sayPresence } from './say-presence';

const is = (name: string, isSelf = false) => ({ name, isSelf });

it.each([
  ['', []],
  ['Bea is here too', [is('Bea'), is('Bea')]],
  ['Bea and Cy are here too', [is('Bea'), is('Cy')]],
  ['Open in another tab too', [is('Ada', true)]],
  ['Bea and you yourself, in another tab, are here too', [is('Ada', true), is('Bea')]],
])('[1.02b] who else has the page open is said: “%s”', (text, others) => {
  expect(sayPresence(others)).toBe(text);
});
