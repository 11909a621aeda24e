import { createPageContext } from '@frontage/core-lifecycle/dom';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { expect, it } from 'vitest';
import { createKey, keepKey, takeKey } from './press-keys';

/** A page that only provides randomness. */
function createPage() {
  // No other part of the window is used.
  const window = { crypto } as unknown as Window & typeof globalThis;
  const policy = { createScriptURL: (url: string) => url };
  return createPageContext({ window, policy, clock: createFakeClock(), report: () => {} });
}

it('every press has a key that nobody else has', () => {
  const page = createPage();
  const keys = Array.from({ length: 100 }, () => takeKey(page, 'a jar'));
  expect(new Set([...keys, createKey(page)]).size).toBe(101);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

it('the press after one that nobody answered is the same wish, once', () => {
  const page = createPage();
  const key = takeKey(page, 'a jar');
  keepKey(page, 'a jar', key);
  expect(takeKey(page, 'a bowl')).not.toBe(key);
  expect(takeKey(page, 'a jar')).toBe(key);
  // Two simultaneous presses are two requests.
  expect(takeKey(page, 'a jar')).not.toBe(key);
});

it('another page knows nothing of it', () => {
  const page = createPage();
  const key = takeKey(page, 'a jar');
  keepKey(page, 'a jar', key);
  expect(takeKey(createPage(), 'a jar')).not.toBe(key);
});
