import { userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { watchBlocks } from './watch-blocks';

const ended = new AbortController();
afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

it('a form tells once each step that somebody comes to, by their focus', async () => {
  document.body.innerHTML = `
    <div data-block="form"><form data-form-id="plain"><input id="one"><input id="two"></form></div>
    <div data-block="form"><form data-form-id="long">
      <fieldset data-form-step><input id="three"></fieldset>
      <fieldset data-form-step><h3 tabindex="-1" id="heading">Where</h3><input id="four"></fieldset>
    </form></div>
    <input id="elsewhere">`;
  const events = {
    onButton: vi.fn(),
    onForm: vi.fn(),
    onFormStep: vi.fn(),
    onOverlay: vi.fn(),
    onQuickView: vi.fn(),
  };
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
