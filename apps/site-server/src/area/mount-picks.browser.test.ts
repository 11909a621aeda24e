import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountPicks } from './mount-picks';

let teardown: () => void;

beforeEach(() => {
  document.body.innerHTML = `<form><span data-pick-word>Pick</span>
    <label data-pick-all hidden><input type="checkbox"></label>
    ${[0, 1, 2, 3, 4].map((id) => `<input type="checkbox" name="pick@${id}" data-pick>`).join('')}
    <p data-picked data-picked-one="{count} row" data-picked-other="{count} rows">Pick rows</p></form>`;
  teardown = mountPicks(document);
});
afterEach(() => {
  teardown();
  document.body.innerHTML = '';
});

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-pick]')];
const picked = () => boxes().flatMap(({ checked }, index) => (checked ? [index] : []));
const all = () => document.querySelector<HTMLInputElement>('[data-pick-all] input');
const status = () => document.querySelector('[data-picked]')?.textContent;

async function press(index: number, keys = ' '): Promise<void> {
  boxes()[index]?.focus();
  await userEvent.keyboard(keys);
}

it('Shift picks all from the last one, by mouse and by keyboard, and unpicks alike', async () => {
  await press(1);
  expect([picked(), status()]).toEqual([[1], '1 row']);
  await press(3, '{Shift>} {/Shift}');
  expect([picked(), status()]).toEqual([[1, 2, 3], '3 rows']);
  const [, , third] = boxes();
  if (third) await userEvent.click(third, { modifiers: ['Shift'] });
  expect(picked()).toEqual([1]);
});

it('the box in the head picks all, and shows whether some are', async () => {
  all()?.click();
  expect([picked(), status()]).toEqual([[0, 1, 2, 3, 4], '5 rows']);
  await press(2);
  expect([all()?.checked, all()?.indeterminate]).toEqual([false, true]);
  all()?.click();
  all()?.click();
  expect([picked(), status()]).toEqual([[], 'Pick rows']);
});

it('afterwards each box is picked by itself', async () => {
  teardown();
  await press(0);
  await press(4, '{Shift>} {/Shift}');
  expect(picked()).toEqual([0, 4]);
});
