import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountProgress } from './mount-progress';

let teardown: () => void;
let answer: () => Response;

beforeEach(() => {
  document.body.innerHTML = `<label data-progress-text="{done} of {total} products done"></label>
    <progress value="0" max="9"></progress>
    <p role="alert" data-no-data="No response data from job request."></p>`;
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(answer()));
});
afterEach(() => {
  teardown();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const alert = () => document.querySelector('[role=alert]')?.textContent;
const shown = () => [
  document.querySelector('label')?.textContent,
  document.querySelector('progress')?.value,
];

it('[8.18q] tells an answer without data, asks again, and shows how far the table is', async () => {
  answer = () => new Response('<!doctype html>');
  teardown = mountProgress(document, 1);
  await expect.poll(alert).toBe('No response data from job request.');
  answer = () => Response.json({ data: { isUnderWay: true, done: 4, total: 9 } });
  await expect.poll(shown).toEqual(['4 of 9 products done', 4]);
  expect(alert()).toBe('');
});

it('[8.18q] tells an answer in which the data is missing, and asks nothing after its end', async () => {
  answer = () => Response.json({});
  teardown = mountProgress(document, 1);
  await expect.poll(alert).toBe('No response data from job request.');
  teardown();
  const asked = vi.mocked(window.fetch).mock.calls.length;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(vi.mocked(window.fetch).mock.calls.length).toBe(asked);
});
