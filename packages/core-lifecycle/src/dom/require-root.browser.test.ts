import { expect, it } from 'vitest';
import { requireRoot } from './require-root';

it('[8.13a] says that there is no root node', () => {
  expect(() => requireRoot(null)).toThrow('No root node');
});

it('[8.13b] says what is no node', () => {
  expect(() => requireRoot('div')).toThrow('div is not a valid node.');
  expect(() => requireRoot(document)).toThrow('[object HTMLDocument] is not a valid node.');
});

it('takes an element of another frame', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const other = frame.contentDocument?.createElement('div');
  expect(requireRoot(other)).toBe(other);
  frame.remove();
});
