import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountCompare } from './mount-compare';

afterEach(() => document.body.replaceChildren());

const focused = () => document.activeElement?.textContent;

it('[1.02b] Alt and an arrow put the focus on a difference, whose block is restored from there', async () => {
  document.body.innerHTML = `
    <button data-step="1">Next</button>
    <iframe data-compared></iframe>
    <ol>
      <li data-difference="a"><a data-see href="#a">See a</a><button>Restore a</button></li>
      <li data-difference="b"><a data-see href="#b">See b</a><button>Restore b</button></li>
    </ol>`;
  const end = mountCompare(document);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(focused()).toBe('See a');
  await userEvent.tab();
  expect(focused()).toBe('Restore a');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(focused()).toBe('See b');
  // Whoever presses the button presses it again.
  document.querySelector<HTMLElement>('[data-step]')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Next');
  end();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(focused()).toBe('Next');
});
