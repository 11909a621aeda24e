import { page as screen, userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { openMemoryEditor, testWords } from './testing/open-memory-editor';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

/** An editor whose page in the frame is asked for and does not come until it is let through. */
async function openLate() {
  let release = () => {};
  const line = new Promise<void>((resolve) => (release = resolve));
  let isLate = false;
  const opened = await openMemoryEditor(testWords, undefined, (port) => ({
    ...port,
    async loadShown(known) {
      if (isLate) await line;
      return port.loadShown(known);
    },
  }));
  const heard = () => document.querySelector('[data-editor-announcement]')?.textContent;
  return {
    ...opened,
    arrive: () => release(),
    /** Adds a block by keys, from the first one on. */
    async add(kind: string) {
      isLate = true;
      opened.block()?.focus();
      await userEvent.keyboard('/');
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: kind, exact: true }));
      await vi.waitFor(() => expect(heard()).toMatch(/ added/));
    },
    blocks: () => opened.memory.page().sections.flatMap(({ blocks }) => blocks),
  };
}

it('[1.02b] what is typed while a new block is on its way becomes its words, and does nothing else', async () => {
  const { editor, blocks, add, arrive } = await openLate();
  await add('Text');
  await userEvent.keyboard('Ash / Jarz{Backspace}s{Enter}fired');
  expect(screen.getByRole('dialog').query()).toBeNull();
  arrive();
  const written = ['Ash / Jars', 'fired'].map((line) => ({ kind: 'paragraph', words: [line] }));
  await vi.waitFor(() => expect(blocks()[1]?.data.nodes).toEqual(written));
  await userEvent.keyboard(' twice');
  await vi.waitFor(() => expect(JSON.stringify(blocks()[1]?.data)).toContain('fired twice'));
  expect(blocks()).toHaveLength(3);
  editor.destroy();
});

it('[1.02b] what is typed while a block of controls is on its way goes into the first of them', async () => {
  const { editor, blocks, add, arrive } = await openLate();
  await add('Button');
  await userEvent.keyboard('Book');
  arrive();
  await vi.waitFor(() => expect(JSON.stringify(blocks()[1]?.data)).toContain('Book'));
  editor.destroy();
});

it('[1.02b] what is typed before it can be asked what is added is looked for, and the first is taken', async () => {
  const { editor, memory, block } = await openMemoryEditor();
  for (const key of ['/', ...'three columnz', 'Backspace', 's', 'Enter'])
    block()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(memory.page().sections).toHaveLength(2));
  expect(memory.page().sections[1]?.blocks).toHaveLength(3);
  expect(memory.page().sections[0]?.blocks).toHaveLength(2);
  expect(screen.getByRole('dialog').query()).toBeNull();
  editor.destroy();
});

it('[1.02b] a key goes where it is typed once the palette is open, and after it was closed', async () => {
  const { editor, block } = await openMemoryEditor();
  block()?.focus();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('pic');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('pic');
  // The first empties the field.
  await userEvent.keyboard('{Escape}{Escape}');
  await vi.waitFor(() => expect(screen.getByRole('dialog').query()).toBeNull());
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  editor.destroy();
});

it('[1.02b] what is pressed again before the palette has come opens one, and takes nothing', async () => {
  const { editor, memory } = await openMemoryEditor();
  const add = screen.getByRole('button', { name: 'Add block' }).element() as HTMLElement;
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  add.click();
  const isLeft = add.dispatchEvent(new KeyboardEvent('keydown', enter));
  add.click();
  expect(isLeft).toBe(true);
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('dialog').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.getByRole('dialog').query()).toBeNull());
  add.click();
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  expect(memory.page().sections[0]?.blocks).toHaveLength(2);
  editor.destroy();
});
