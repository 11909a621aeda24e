import { afterEach, expect, it } from 'vitest';
import { element } from './element';
import { replaceChanged } from './replace-changed';

afterEach(() => document.body.replaceChildren());

it('elements that are the same stay with the focus; those that lead elsewhere take their place', () => {
  const holder = element(document, 'div');
  document.body.append(holder);
  const button = (to: string) => element(document, 'button', { 'data-to': to }, 'Image');
  replaceChanged(holder, [button('a'), button('b')]);
  const [first] = holder.children;
  (first as HTMLElement).focus();
  replaceChanged(holder, [button('a'), button('b')]);
  expect([holder.firstChild, document.activeElement]).toEqual([first, first]);
  replaceChanged(holder, [button('b'), button('a')]);
  expect([...holder.children].map((made) => made.getAttribute('data-to'))).toEqual(['b', 'a']);
});

it('whoever is at a button keeps the focus where others come or go; at one that goes, beside it', () => {
  const holder = element(document, 'div');
  document.body.append(holder);
  const show = (...names: string[]) =>
    replaceChanged(
      holder,
      names.map((name) => element(document, 'p', {}, element(document, 'button', {}, name))),
    );
  show('a', 'b');
  holder.querySelector('button')?.focus();
  show('new', 'a', 'b');
  expect(document.activeElement?.textContent).toBe('a');
  show('new', 'b');
  expect(document.activeElement?.textContent).toBe('b');
  show('new');
  expect(document.activeElement?.textContent).toBe('new');
  replaceChanged(holder, [element(document, 'p', {}, 'Nothing')]);
  expect(document.activeElement).toBe(holder);
});
