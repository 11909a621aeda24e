import { createPageContext } from '@frontage/core-lifecycle/dom';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { expect, it } from 'vitest';
import { createPressKey, keepPressKey, takePressKey } from './press-keys';

/** A page that only provides randomness. */
function createPage() {
  // No other part of the window is used.
  const window = { crypto } as unknown as Window & typeof globalThis;
  const policy = { createScriptURL: (url: string) => url };
  return createPageContext({ window, policy, clock: createFakeClock(), report: () => {} });
}

it('every press has a key that nobody else has', () => {
  const page = createPage();
  const keys = Array.from({ length: 100 }, () => takePressKey(page, 'a jar'));
  expect(new Set([...keys, createPressKey(page)]).size).toBe(101);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

it('the press after one that nobody answered is the same wish, once', () => {
  const page = createPage();
  const key = takePressKey(page, 'a jar');
  keepPressKey(page, 'a jar', key);
  expect(takePressKey(page, 'a bowl')).not.toBe(key);
  expect(takePressKey(page, 'a jar')).toBe(key);
  // Two simultaneous presses are two requests.
  expect(takePressKey(page, 'a jar')).not.toBe(key);
});

it('another page knows nothing of it', () => {
  const page = createPage();
  const key = takePressKey(page, 'a jar');
  keepPressKey(page, 'a jar', key);
  expect(takePressKey(createPage(), 'a jar')).not.toBe(key);
});
