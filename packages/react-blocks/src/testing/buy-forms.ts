import { createRuntime, defineBlock } from '@frontage/core-lifecycle/dom';
import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testContext } from './test-blocks';

/** What a press sends without scripts, by name. */
export function sentBy(root: HTMLElement): Record<string, unknown> {
  const form = root.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return Object.fromEntries(new FormData(form));
}

/** Where the forms on the page post to. */
export function actionsIn(root: HTMLElement): (string | null)[] {
  return [...root.querySelectorAll('form')].map((form) => form.getAttribute('action'));
}

/** Starts a block whose script does not come, waits until it has failed, and looks at the rest. */
export async function withoutItsScript(root: HTMLElement, look: () => void): Promise<void> {
  const id = root.dataset['block'] ?? '';
  const load = () => Promise.reject<never>(new Error('gone'));
  const block = defineBlock({ id, start: 'now', load });
  const runtime = createRuntime({ blocks: [block], context: testContext() });
  runtime.boot();
  await expect.poll(() => root.dataset['blockState']).toBe('failed');
  look();
  runtime.destroy();
}

/** Shows a block on a small phone in a direction: axe has no complaint, and nothing sticks out. */
export async function fitsPhone(dir: string, show: () => unknown): Promise<void> {
  document.documentElement.dir = dir;
  await page.viewport(320, 700);
  await show();
  expect((await axe.run(document.body)).violations).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.documentElement.removeAttribute('dir');
  await page.viewport(414, 896);
}
