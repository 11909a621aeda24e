import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountOffline } from './mount-offline';

let teardown: () => void;
let sent: number;

beforeEach(() => {
  sent = 0;
  document.body.innerHTML = `<p role="status" data-offline-text="No connection" data-online-text="Online again"></p>
    <form><input name="title"><button>Save</button></form>`;
  teardown = mountOffline(document);
  document.addEventListener('submit', note);
});
afterEach(() => {
  teardown();
  document.removeEventListener('submit', note);
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Counts what would be sent, and stays. */
function note(event: Event): void {
  if (!event.defaultPrevented) sent += 1;
  event.preventDefault();
}

function go(line: 'offline' | 'online'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(line === 'online');
  window.dispatchEvent(new Event(line));
}

const status = () => document.querySelector('[role=status]')?.textContent;

it('offline it says so and sends nothing; what was entered stays, and is sent afterwards', async () => {
  expect(status()).toBe('');
  go('offline');
  expect(status()).toBe('No connection');
  document.querySelector('input')?.focus();
  await userEvent.keyboard('Kiln{Enter}');
  expect([sent, document.querySelector('input')?.value]).toEqual([0, 'Kiln']);
  go('online');
  expect(status()).toBe('Online again');
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});

it('afterwards it neither says nor keeps anything', async () => {
  teardown();
  go('offline');
  document.querySelector('input')?.focus();
  await userEvent.keyboard('{Enter}');
  expect([status(), sent]).toEqual(['', 1]);
});
