import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openMemoryEditor, testId } from './testing/open-memory-editor';

const press = () => userEvent.keyboard('{Alt>}{F10}{/Alt}');

it('[1.02b] a key leads from the page to the controls, to the bar, and back to the same place', async () => {
  const { editor, page, block } = await openMemoryEditor();
  block()?.focus();
  await userEvent.keyboard('{Enter}');
  const written = () => page().activeElement;
  await vi.waitFor(() => expect(written()?.matches('[contenteditable]')).toBe(true));
  const words = written();
  await press();
  expect(document.activeElement?.closest('[data-editor-panel]')).not.toBeNull();
  await press();
  expect(document.activeElement?.textContent).toBe('Undo');
  await press();
  expect([document.activeElement?.tagName, written()]).toEqual(['IFRAME', words]);
  await userEvent.keyboard('{End} fired');
  expect(block()?.textContent).toBe('Jars fired');
  editor.destroy();
});

it('[1.02b] the key leads back to a block that one stood on, and had not chosen', async () => {
  const { editor, page } = await openMemoryEditor();
  const second = page().getElementById(`block-${testId('b')}`);
  second?.focus();
  for (let step = 0; step < 3; step++) await press();
  expect([document.activeElement?.tagName, page().activeElement]).toEqual(['IFRAME', second]);
  editor.destroy();
});

it('[1.02b] the key leads back to a block that was shown anew meanwhile', async () => {
  const { editor, page } = await openMemoryEditor();
  const id = `block-${testId('b')}`;
  const second = page().getElementById(id);
  second?.focus();
  await press();
  second?.replaceWith(second.cloneNode(true));
  await press();
  await press();
  expect(page().activeElement).toBe(page().getElementById(id));
  editor.destroy();
});

it('[1.02b] the key leads to the first block of a page on which one has not been', async () => {
  const { editor, page, block } = await openMemoryEditor();
  await vi.waitFor(() => expect(block()?.tabIndex).toBe(0));
  document.querySelector<HTMLElement>('[data-editor-act=add]')?.focus();
  await press();
  expect([document.activeElement?.tagName, page().activeElement]).toEqual(['IFRAME', block()]);
  editor.destroy();
});
