import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStockSheet } from './create-stock-sheet';
import { mountStockGrid } from './mount-stock-grid';

let teardown: () => void;

beforeEach(() => {
  document.body.innerHTML = `<form data-unsaved-one="{count} change" data-unsaved-other="{count} changes">
    <div data-grid>${[5, 6, 7]
      .map((count) => `<input name="stock-${count}" data-saved="${count}" value="${count}">`)
      .join('')}</div><button>Save</button><p data-status></p></form>`;
  teardown = mountStockGrid(document, createStockSheet);
});
afterEach(() => {
  teardown();
  document.body.innerHTML = '';
});

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input')];
const values = () => fields().map(({ value }) => value);
const focused = () => fields().findIndex((field) => field === document.activeElement);
const status = () => document.querySelector('[data-status]')?.textContent;

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

it('arrows and Enter move between fields, which are then typed over; it ends where they end', async () => {
  fields()[0]?.focus();
  await userEvent.keyboard('{ArrowDown}9{Enter}8{Enter}{ArrowUp}');
  expect([values(), focused()]).toEqual([['5', '9', '8'], 1]);
  expect(status()).toBe('2 changes');
  expect(fields().map((field) => field.hasAttribute('data-changed'))).toEqual([false, true, true]);
});

it('a pasted column fills the fields below; Ctrl+Z takes it back as one step', async () => {
  fields()[1]?.focus();
  paste('10\tpieces\r\n11\r\n12\r\n');
  expect([values(), focused()]).toEqual([['5', '10', '11'], 2]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([values(), focused(), status()]).toEqual([['5', '6', '7'], 1, '']);
});

it('Ctrl+Z takes back what was typed in a field, then what was before it', async () => {
  fields()[0]?.focus();
  fields()[0]?.select();
  await userEvent.keyboard('12{Enter}34');
  expect(values()).toEqual(['12', '34', '7']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([values(), status()]).toEqual([['12', '6', '7'], '1 change']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([values(), focused()]).toEqual([['5', '6', '7'], 0]);
});

it('Ctrl+Enter saves, and Enter does not', async () => {
  let saved = 0;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    saved += 1;
  });
  fields()[0]?.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(saved).toBe(0);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(saved).toBe(1);
});

it('asks before changes are left unsaved, and not once they are saved', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  const [first] = fields();
  if (first) first.value = '1';
  expect(leave()).toBe(true);
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('form')?.requestSubmit();
  expect(leave()).toBe(false);
});
