import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadDialogs } from '../editor/load-dialogs';
import { openMemoryEditor, testId } from '../editor/testing/open-memory-editor';

// The palette comes with them.
beforeAll(loadDialogs);
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it('[1.02b] a dialog that a key has opened on the page in the frame gives the focus back to its block', async () => {
  const { page, block, editor } = await openMemoryEditor();
  block()?.focus();
  await userEvent.keyboard('/');
  const dialog = await vi.waitFor(() => {
    const found = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (!found) throw new Error('It has not opened yet.');
    return found;
  });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(dialog.isConnected).toBe(false));
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('IFRAME'));
  expect(page().activeElement?.id).toBe(`block-${testId('a')}`);
  editor.destroy();
});
