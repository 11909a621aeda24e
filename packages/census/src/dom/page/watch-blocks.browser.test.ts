import { userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { watchBlocks } from './watch-blocks';

let ended = new AbortController();
afterEach(() => {
  ended.abort();
  ended = new AbortController();
  document.body.replaceChildren();
});

const spies = () => ({
  onButton: vi.fn(),
  onForm: vi.fn(),
  onFormStep: vi.fn(),
  onOverlay: vi.fn(),
  onQuickView: vi.fn(),
});

it('a form tells once each step that somebody comes to, by their focus', async () => {
  document.body.innerHTML = `
    <div data-block="form"><form data-form-id="plain"><input id="one"><input id="two"></form></div>
    <div data-block="form"><form data-form-id="long">
      <fieldset data-form-step><input id="three"></fieldset>
      <fieldset data-form-step><h3 tabindex="-1" id="heading">Where</h3><input id="four"></fieldset>
    </form></div>
    <input id="elsewhere">`;
  const events = spies();
  watchBlocks(window, events, ended.signal);
  for (const id of ['one', 'elsewhere', 'two', 'three', 'three', 'four', 'heading', 'one'])
    await userEvent.click(document.querySelector(`#${id}`) ?? document.body);
  expect(events.onFormStep.mock.calls).toEqual([
    ['plain', 1],
    ['long', 1],
    ['long', 2],
  ]);
  ended.abort();
  await userEvent.click(document.querySelector('#four') ?? document.body);
  expect(events.onFormStep).toHaveBeenCalledTimes(3);
});

it('[7.14] what opens above the page tells so, a quick view by its item', async () => {
  document.body.innerHTML = `
    <div data-block="popup" id="block-offer"><dialog id="offer"></dialog></div>
    <dialog id="jar" data-quick-view-item="moon-jar"></dialog>`;
  const events = spies();
  watchBlocks(window, events, ended.signal);
  for (const dialog of document.querySelectorAll('dialog')) dialog.show();
  await expect.poll(() => events.onQuickView.mock.calls).toEqual([['moon-jar']]);
  expect(events.onOverlay.mock.calls).toEqual([['block-offer']]);
});
