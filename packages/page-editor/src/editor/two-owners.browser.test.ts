import type { PageDocument } from '@frontage/site-model';
import type { PageOperation } from '@frontage/site-model/editing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MemoryPage } from './create-memory-port';
import { loadDialogs } from './load-dialogs';
import { openMemoryEditor, testId, testText } from './testing/open-memory-editor';

// The questions come with them.
beforeAll(loadDialogs);
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const look = { width: 'text', tone: 'plain' } as const;
const twoSections: PageDocument = {
  version: 1,
  sections: [
    { ...look, id: 'top', blocks: [testText('a', 'Jars'), testText('b', 'of ash')] },
    { ...look, id: 'end', blocks: [testText('c', 'and clay')] },
  ],
};

/** Somebody else makes an edit. */
const send = ({ port }: MemoryPage, operation: PageOperation) =>
  port.edits.send(0, [{ id: crypto.randomUUID(), step: 'theirs', operation }]);

/** The same, and the editor asks for it at once. */
async function othersEdit(memory: MemoryPage, operation: PageOperation): Promise<void> {
  await send(memory, operation);
  dispatchEvent(new Event('online'));
}

const write = (words: string, was: string): PageOperation => ({
  do: 'setField',
  block: testId('a'),
  field: 'nodes',
  value: testText('a', words).data.nodes,
  was: testText('a', was).data.nodes,
});

const lock = (isOn: boolean): PageOperation => ({
  do: 'setMark',
  block: testId('a'),
  mark: 'locked',
  value: isOn,
  was: !isOn,
});

it('[1.02b] a block that somebody else moves or changes while it is written goes on being written, where the caret was', async () => {
  const { memory, page, block, editor } = await openMemoryEditor(twoSections);
  block()?.click();
  await vi.waitFor(() => expect(block()?.isContentEditable).toBe(true));
  await userEvent.keyboard('{End} on');
  await vi.waitFor(() => expect(memory.page()).not.toBe(twoSections));
  await othersEdit(memory, {
    do: 'moveBlock',
    block: testId('a'),
    to: { section: 'end', after: testId('c') },
    from: { section: 'top', after: null },
  });
  await vi.waitFor(() => expect(block()?.closest('section')?.id).toBe('section-end'));
  await userEvent.keyboard(' a ');
  expect(block()?.textContent).toBe('Jars on a ');
  await vi.waitFor(() => expect(JSON.stringify(memory.page())).toContain('Jars on a '));
  await othersEdit(memory, write('All jars on a ', 'Jars on a '));
  await vi.waitFor(() => expect(block()?.textContent).toBe('All jars on a '));
  await userEvent.keyboard('shelf');
  expect(page().querySelector('main')?.textContent).toBe('of ashand clayAll jars on a shelf');
  await vi.waitFor(() => expect(JSON.stringify(memory.page())).toContain('a shelf'));
  await othersEdit(memory, {
    do: 'moveBlock',
    block: testId('a'),
    to: { section: 'top', after: testId('b') },
    from: { section: 'end', after: testId('c') },
  });
  await vi.waitFor(() => expect(block()?.closest('section')?.id).toBe('section-top'));
  await userEvent.keyboard('!');
  expect(page().querySelector('main')?.textContent).toBe('of ashAll jars on a shelf!and clay');
  editor.destroy();
});

it('[1.02b] whoever types in the panel of a block that somebody else locks does not unlock it', async () => {
  const { memory, block, editor } = await openMemoryEditor();
  block()?.click();
  const column = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('input')].find(
      ({ labels }) => labels?.[0]?.textContent === 'First column',
    );
    if (!found) throw new Error('The panel of the block is not there yet.');
    return found;
  });
  column.focus();
  await othersEdit(memory, lock(true));
  await vi.waitFor(() => expect(column.isConnected).toBe(false));
  expect(document.activeElement?.textContent).toBe('Text');
  await userEvent.keyboard('1 2{Enter}');
  expect(memory.page().sections[0]?.blocks[0]?.locked).toBe(true);
  // Whoever presses it keeps it.
  const button = () => document.querySelector<HTMLElement>('[data-mark=lock]');
  button()?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(memory.page().sections[0]?.blocks[0]?.locked).toBeUndefined());
  expect(document.activeElement).toBe(button());
  editor.destroy();
});

it('[1.02b] of words for a block that was removed meanwhile each is quoted; of a removal whose block was changed, what it says now', async () => {
  const { memory, page, block, editor } = await openMemoryEditor();
  const question = () => document.querySelector<HTMLElement>('.editor-conflict')?.innerText ?? '';
  block()?.click();
  await vi.waitFor(() => expect(block()?.isContentEditable).toBe(true));
  const at = { section: 'top', after: null };
  await send(memory, { do: 'removeBlock', block: testText('a', 'Jars'), at });
  await userEvent.keyboard('{End} fired');
  await vi.waitFor(() => expect(question()).toContain('was removed meanwhile'));
  expect(question()).toMatch(/^Jars fired$/m);
  document.querySelector<HTMLElement>('.editor-conflict button')?.click();
  await vi.waitFor(() => expect(question()).toBe(''));

  await send(memory, {
    do: 'setField',
    block: testId('b'),
    field: 'nodes',
    value: testText('b', 'of oak').data.nodes,
    was: testText('b', 'of ash').data.nodes,
  });
  page()
    .getElementById(`block-${testId('b')}`)
    ?.click();
  await userEvent.keyboard('{Escape}{Delete}');
  await vi.waitFor(() => expect(question()).toContain('While you removed Text, '));
  expect(question()).toMatch(/^of oak$/m);
  expect(question()).toContain('It is still on the page.');
  expect(page().querySelector('main')?.textContent).toBe('of oak');
  editor.destroy();
});

it('[1.02b] of an open question whose block is removed meanwhile it is said that it has gone', async () => {
  const { memory, block, editor } = await openMemoryEditor();
  const question = () => document.querySelector<HTMLElement>('.editor-conflict')?.innerText ?? '';
  block()?.click();
  await vi.waitFor(() => expect(block()?.isContentEditable).toBe(true));
  await send(memory, write('Bowls', 'Jars'));
  await userEvent.keyboard('{End} fired');
  await vi.waitFor(() => expect(question()).toContain('While you changed Text, '));
  const at = { section: 'top', after: null };
  await othersEdit(memory, { do: 'removeBlock', block: testText('a', 'Bowls'), at });
  await vi.waitFor(() => expect(question()).toContain('What you changed was removed meanwhile.'));
  expect(question()).toMatch(/^Jars fired$/m);
  editor.destroy();
});
