import { afterEach, beforeEach, expect, it } from 'vitest';
import { mountFieldDrag } from './mount-field-drag';

const sent: [order: string, button: string][] = [];
let unmount: () => void;
beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = `<style>fieldset{height:100px;margin:0;padding:0;border:0}</style>
    <form><input type="hidden" name="fields" value="a\nb\nc">${['a', 'b', 'c']
      .map((id) => `<fieldset data-field="${id}"><span data-drag hidden>x</span></fieldset>`)
      .join('')}</form>`;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    const button = submitter instanceof HTMLButtonElement ? submitter.value : '';
    sent.push([list().value, button]);
  });
  unmount = mountFieldDrag(document);
});
afterEach(() => unmount());

const list = () => {
  const found = document.querySelector<HTMLInputElement>('input[name=fields]');
  if (!found) throw new Error('no list');
  return found;
};

/** Drags the handle of a field to the height of another one, or beyond. */
function drag(id: string, to: number, { drop = true } = {}): void {
  const handle = document.querySelector<HTMLElement>(`[data-field=${id}] [data-drag]`);
  if (!handle) throw new Error('no handle');
  // A made event has no pointer to capture.
  handle.setPointerCapture = () => undefined;
  const top = document.querySelector('[data-field=a]')?.getBoundingClientRect().top ?? 0;
  const fire = (type: string, clientY = 0) =>
    handle.dispatchEvent(new PointerEvent(type, { clientY, button: 0, bubbles: true }));
  fire('pointerdown');
  fire('pointermove', top + to);
  if (drop) fire('pointerup');
}

it.each([
  ['a', 280, 'b\nc\na'],
  ['a', 180, 'b\na\nc'],
  ['c', 10, 'c\na\nb'],
  ['b', 20, 'b\na\nc'],
])('puts %s, dropped at %i pixels, in its place and sends the form', (id, to, order) => {
  drag(id, to);
  expect(sent).toEqual([[order, `to@${id}`]]);
});

it('sends nothing for a field that is dropped where it was, or let go by Escape', () => {
  drag('b', 150);
  drag('a', 280, { drop: false });
  expect(document.querySelector('[data-drop]')).not.toBeNull();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
  expect([sent, list().value]).toEqual([[], 'a\nb\nc']);
});

it('shows handles only while it is there, and leaves nothing behind', () => {
  const hidden = () => [...document.querySelectorAll('[data-drag][hidden]')].length;
  expect(hidden()).toBe(0);
  unmount();
  expect(hidden()).toBe(3);
  drag('a', 280);
  expect(sent).toEqual([]);
});
