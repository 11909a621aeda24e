import type { JsonValue, PageDocument } from '@frontage/site-model';
import type { PageOperation } from '@frontage/site-model/editing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MemoryPage } from './create-memory-port';
import { loadDialogs } from './load-dialogs';
import { openMemoryEditor, testId } from './testing/open-memory-editor';

// The questions come with them.
beforeAll(loadDialogs);
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const items = ['On foot', 'By bus', 'By boat'].map((title) => ({ title, text: [] }));
const ways: PageDocument = {
  version: 1,
  sections: [
    {
      id: 'top',
      width: 'text',
      tone: 'plain',
      blocks: [
        { id: testId('a'), type: 'accordion', data: { items } },
        { id: testId('b'), type: 'button', data: { text: 'Write', href: '/contact' } },
      ],
    },
  ],
};

/** Somebody else changes a field, and the editor asks for it at once. */
async function othersSet(memory: MemoryPage, letter: string, field: string, value: JsonValue) {
  const block = testId(letter);
  const was = fieldOf(memory, letter, field);
  const operation: PageOperation = { do: 'setField', block, field, value, was };
  await memory.port.edits.send(0, [{ id: crypto.randomUUID(), step: 'theirs', operation }]);
  dispatchEvent(new Event('online'));
}

const fieldOf = (memory: MemoryPage, letter: string, field: string): JsonValue =>
  memory.page().sections[0]?.blocks.find(({ id }) => id === testId(letter))?.data[field] ?? null;

const titlesOf = (memory: MemoryPage) =>
  (fieldOf(memory, 'a', 'items') as { title: string }[]).map(({ title }) => title); // as written above

const question = () => document.querySelector<HTMLElement>('.editor-conflict')?.innerText ?? '';

function control(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('input')].find(
    (input) => input.labels?.[0]?.textContent === label && input.checkVisibility(),
  );
  if (!found) throw new Error(`No control is called ${label}.`);
  return found;
}

/** Opens an item of the list in the panel; gives the control of its title. */
async function openItem(page: Document, name: string): Promise<HTMLInputElement> {
  page.getElementById(`block-${testId('a')}`)?.click();
  const summary = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('summary')].find(
      ({ textContent }) => textContent === name,
    );
    if (!found) throw new Error('The item is not there yet.');
    return found;
  });
  summary.click();
  return vi.waitFor(() => control('Title'));
}

/** Types words in the panel, and goes on after somebody else has changed the same words. */
async function writeOn(theirs: string) {
  const { memory, page, editor } = await openMemoryEditor(ways);
  page()
    .getElementById(`block-${testId('b')}`)
    ?.click();
  const words = await vi.waitFor(() => control('Text'));
  words.focus();
  await userEvent.keyboard('{End} to');
  await vi.waitFor(() => expect(fieldOf(memory, 'b', 'text')).toBe('Write to'));
  await othersSet(memory, 'b', 'text', theirs);
  await vi.waitFor(() => expect(editor.page()).toEqual(memory.page()));
  await userEvent.keyboard(' us');
  return { memory, editor, words };
}

it('[1.02b] whoever types on in the panel after somebody else has changed the same words overwrites nothing', async () => {
  const { memory, editor, words } = await writeOn('Ring the bell');
  await vi.waitFor(() => expect(question()).toContain('While you changed Button: Text, '));
  expect(question()).toMatch(/^Write to us$/m);
  expect(question()).toMatch(/^Ring the bell$/m);
  expect(fieldOf(memory, 'b', 'text')).toBe('Ring the bell');
  expect(words.value).toBe('Write to us');
  editor.destroy();
});

it('[1.02b] of different items of one list that two people write, and of different fields of one, all words stay, and nobody is asked', async () => {
  const { memory, page, editor } = await openMemoryEditor(ways);
  const title = await openItem(page(), 'By bus');
  title.focus();
  await userEvent.keyboard('{End} or');
  await vi.waitFor(() => expect(titlesOf(memory)).toContain('By bus or'));
  const written = [{ kind: 'paragraph', words: ['Line 4'] }];
  const bus = { title: 'By bus or', text: written };
  const theirs = [{ title: 'By train', text: [] }, { title: 'Walking', text: [] }, bus];
  await othersSet(memory, 'a', 'items', [...theirs, items[2] ?? null]);
  await userEvent.keyboard(' tram');
  await vi.waitFor(() =>
    expect(fieldOf(memory, 'a', 'items')).toEqual([
      ...theirs.slice(0, 2),
      { title: 'By bus or tram', text: written },
      items[2],
    ]),
  );
  await vi.waitFor(() => expect(editor.page()).toEqual(memory.page()));
  expect(question()).toBe('');
  expect(document.activeElement).toBe(title);
  expect(title.value).toBe('By bus or tram');
  editor.destroy();
});

it('[1.02b] an item that somebody else removes while its words are written in the panel loses no letter', async () => {
  const { memory, page, editor } = await openMemoryEditor(ways);
  const title = await openItem(page(), 'By bus');
  title.focus();
  await userEvent.keyboard('{End} or');
  await vi.waitFor(() => expect(titlesOf(memory)).toContain('By bus or'));
  await othersSet(memory, 'a', 'items', [items[0] ?? null, items[2] ?? null]);
  await vi.waitFor(() => expect(editor.page()).toEqual(memory.page()));
  await userEvent.keyboard(' tram');
  await vi.waitFor(() => expect(question()).toContain('While you changed Accordion: Items, '));
  expect(question()).toMatch(/^By bus or tram$/m);
  expect(titlesOf(memory)).toEqual(['On foot', 'By boat']);
  expect(document.activeElement).toBe(title);
  title.blur();
  await vi.waitFor(() => expect(title.isConnected).toBe(false));
  editor.destroy();
});

it('[1.02b] the question whose words stay keeps the focus while others go on, and gives it on', async () => {
  const { memory, editor } = await writeOn('Ring');
  const mine = await vi.waitFor(() => {
    const button = document.querySelector<HTMLElement>('.editor-conflict button');
    if (!button) throw new Error('Nothing is asked yet.');
    return button;
  });
  mine.focus();
  await othersSet(memory, 'a', 'items', []);
  await vi.waitFor(() => expect(editor.page()).toEqual(memory.page()));
  expect(document.activeElement).toBe(mine);
  // What is on the page by now is quoted.
  await othersSet(memory, 'b', 'text', 'Knock');
  await vi.waitFor(() => expect(question()).toMatch(/^Knock$/m));
  expect(document.activeElement?.textContent).toBe('Use mine');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(fieldOf(memory, 'b', 'text')).toBe('Write to us'));
  expect(question()).toBe('');
  expect(document.activeElement?.closest('[data-editor-panel]')).not.toBeNull();
  editor.destroy();
});
