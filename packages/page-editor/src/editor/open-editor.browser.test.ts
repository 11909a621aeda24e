import type { PageDocument } from '@frontage/site-model';
import { defineFields, text as textField } from '@frontage/site-model/fields';
import { afterEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { element } from '../elements/element';
import { blockFormat } from './block-format';
import { createMemoryPort } from './create-memory-port';
import { loadDialogs } from './load-dialogs';
import type { EditorBlocks } from './editor-blocks';
import { mountEditor } from './mount-editor';
import { rehearseMoving } from './rehearse-moving';
import {
  openMemoryEditor,
  renderTestPage,
  testId,
  testText,
  testWords,
} from './testing/open-memory-editor';
import { siteBlocks } from './testing/site-blocks';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it('[1.02b] the editor works on any store and renderer: its port is all that it needs', async () => {
  const { memory: store, page, block: root, editor } = await openMemoryEditor();
  const orderOf = ({ sections }: PageDocument) =>
    sections.flatMap(({ blocks }) => blocks.map((block) => block.id));
  root()?.click();
  await vi.waitFor(() => expect(root()?.isContentEditable).toBe(true));
  await userEvent.keyboard('{End} fired');
  await vi.waitFor(() =>
    expect(store.page().sections[0]?.blocks[0]?.data.nodes).toEqual([
      { kind: 'paragraph', words: ['Jars fired'] },
    ]),
  );
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await vi.waitFor(() => expect(orderOf(store.page())).toEqual([testId('b'), testId('a')]));
  expect(page().querySelector('main')?.textContent).toBe('of ashJars fired');
  const undo = document.querySelector<HTMLElement>('[data-editor-act=undo]');
  expect(undo?.title).toBe('Undo: Text moved');
  undo?.click();
  await vi.waitFor(() => expect(orderOf(store.page())).toEqual([testId('a'), testId('b')]));
  expect(document.querySelector('[data-editor-announcement]')?.textContent).toBe(
    'Undone: Text moved',
  );
  // Whoever presses a button until there is nothing more keeps the focus.
  const redo = document.querySelector<HTMLElement>('[data-editor-act=redo]');
  expect([undo?.title, redo?.title]).toEqual(['Undo: Text changed', 'Do again: Text moved']);
  redo?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(orderOf(store.page())).toEqual([testId('b'), testId('a')]));
  await vi.waitFor(() => expect(redo?.ariaDisabled).toBe('true'));
  expect(document.activeElement).toBe(redo);
  editor.destroy();
});

it('[1.02b] a block that moves into the next section is there at once, whatever lies behind its blocks, and goes on being written', async () => {
  const look = { width: 'text', tone: 'plain' } as const;
  const top = { ...look, id: 'top', blocks: [testText('a', 'Jars')] };
  const end = { ...look, id: 'end', blocks: [testText('b', 'of ash')] };
  const { page, block, editor } = await openMemoryEditor({ version: 1, sections: [top, end] });
  const behind = page().createElement('picture');
  behind.className = 'fr-section__picture';
  page().getElementById('section-end')?.prepend(behind);
  block()?.click();
  await vi.waitFor(() => expect(block()?.isContentEditable).toBe(true));
  const root = block();
  for (const key of ['ArrowDown', 'ArrowUp']) {
    root?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
    const place = key === 'ArrowDown' ? ['section-end', 'Jarsof ash'] : ['section-top', 'Jars'];
    const section = root?.closest('section');
    expect([section?.id, section?.textContent, page().activeElement]).toEqual([...place, root]);
  }
  expect(behind.childElementCount).toBe(0);
  editor.destroy();
});

it('[1.02b] a rehearsal moves a block, and takes that back, where nobody sees it', () => {
  const before = document.documentElement.innerHTML;
  const [first, second] = ['block-a', 'block-b'];
  expect(rehearseMoving(document, siteBlocks)).toEqual([
    [first, second],
    [second, first],
    [first, second],
  ]);
  expect(document.documentElement.innerHTML).toBe(before);
});

it('[1.02b] a move that is rehearsed in an idle turn is neither kept nor sent nor shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turns = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
  const looks = vi.fn(() => siteBlocks.tables);
  const blocks = Object.defineProperty({ ...siteBlocks }, 'tables', { get: looks });
  try {
    const { editor, memory, page } = await openMemoryEditor(testWords, blocks);
    const send = vi.spyOn(memory.port.edits, 'send');
    const begun = editor.page();
    const seen = () => [page(), document].map(({ body }) => body.innerHTML).join();
    // While a slow one arrived, time would go on to the first look for advice.
    await Promise.all([loadDialogs(), import('./rehearse-when-idle')]);
    vi.advanceTimersByTime(2000);
    await vi.waitFor(() => expect(turns).toHaveBeenCalledTimes(1));
    const before = seen();
    looks.mockClear();
    for (const [run] of turns.mock.calls) run({ didTimeout: false, timeRemaining: () => 9 });
    expect(looks).toHaveBeenCalled();
    expect(seen()).toBe(before);
    expect([editor.page() === begun, send.mock.calls.length, localStorage.length]).toEqual([
      true,
      0,
      0,
    ]);
    editor.destroy();
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

it('[1.02b] a slash in a line without words adds a block, and is written where nothing is chosen', async () => {
  const { memory: store, page, block: root, editor } = await openMemoryEditor();
  const blocks = () => store.page().sections[0]?.blocks ?? [];
  root()?.click();
  await vi.waitFor(() => expect(root()?.isContentEditable).toBe(true));
  await userEvent.keyboard('{End}/{Enter}/');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const written = ['Jars/', '/'].map((line) => ({ kind: 'paragraph', words: [line] }));
  await vi.waitFor(() => expect(blocks()[0]?.data.nodes).toEqual(written));
  await userEvent.keyboard('{Enter}/');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('Button{Enter}');
  await vi.waitFor(() =>
    expect(blocks().map(({ type }) => type)).toEqual(['text', 'button', 'text']),
  );
  expect(page().querySelector('main')?.textContent).toContain('Jars//');
  editor.destroy();
});

it('[1.02b] a new block is chosen once the store has it: an answer to earlier words is waited through', async () => {
  const { memory, editor, release, block } = await openHeld();
  block()?.click();
  await vi.waitFor(() => expect(block()?.isContentEditable).toBe(true));
  await userEvent.keyboard('{End} fired');
  const answerWords = await release();
  await addButton();
  answerWords();
  const answerBlock = await release();
  expect(chosenHeading()).not.toBe('Button');
  answerBlock();
  await vi.waitFor(() => expect(chosenHeading()).toBe('Button'));
  expect(memory.page().sections[0]?.blocks).toHaveLength(3);
  editor.destroy();
});

it('[1.02b] what is chosen while a new block is on its way stays chosen', async () => {
  const { memory, editor, release, block, page } = await openHeld();
  block()?.click();
  await addButton();
  const answer = await release();
  page()
    .getElementById(`block-${testId('b')}`)
    ?.click();
  answer();
  const isThere = () => page().querySelectorAll('[id^=block-]').length === 3;
  await vi.waitFor(() => expect([isThere(), memory.page().sections.length]).toEqual([true, 1]));
  expect(chosenHeading()).toBe('Text');
  editor.destroy();
});

it('[1.02b] of a page without blocks it is said how to begin, in place of what to press', async () => {
  const sections = testWords.sections.map((section) => ({ ...section, blocks: [] }));
  const { editor, page } = await openMemoryEditor({ ...testWords, sections });
  const panel = screen.getByRole('complementary');
  const begin = panel.getByText(/^This page is empty/);
  const press = panel.getByText(/^Press something on the page/);
  await expect.element(begin).toBeVisible();
  // A finger is not told of keys: what it needs is said without them.
  const keys = begin.element().querySelector('[data-by-keys]');
  const words = begin.element().textContent.replace(keys?.textContent ?? '', '');
  expect([keys?.textContent.includes('/'), words.includes('key')]).toEqual([true, false]);
  await expect.element(press).not.toBeVisible();
  await addButton();
  await vi.waitFor(() => expect(chosenHeading()).toBe('Button'));
  await userEvent.keyboard('{Escape}');
  await expect.element(press).toBeVisible();
  await expect.element(begin).not.toBeVisible();
  expect(page().querySelectorAll('[id^=block-]')).toHaveLength(1);
  editor.destroy();
});

it('[1.02b] what was pasted is told, also once it is chosen, and leaves the focus to its neighbour when it is undone', async () => {
  const { memory, editor, block, page } = await openMemoryEditor();
  block()?.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData(blockFormat, JSON.stringify([testText('c', 'Bowls')]));
  block()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  const focused = () => page().activeElement;
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Bowls'));
  const told = () => document.querySelector('[data-editor-announcement]')?.textContent;
  expect([chosenHeading(), told()]).toEqual(['Text', 'Text pasted']);
  const undo = () => new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true });
  focused()?.dispatchEvent(undo());
  await vi.waitFor(() => expect(memory.page().sections[0]?.blocks).toHaveLength(2));
  expect([focused()?.id, told()]).toEqual([`block-${testId('b')}`, 'Undone: Text added']);
  editor.destroy();
});

it('[1.02b] a block that somebody else changes keeps the focus', async () => {
  const { memory, page, block, editor } = await openMemoryEditor();
  block()?.focus();
  const { send } = memory.port.edits;
  const was = testText('a', 'Jars').data.nodes;
  const { nodes: value } = testText('a', 'Bowls').data;
  const operation = { do: 'setField', block: testId('a'), field: 'nodes', was, value } as const;
  await send(0, [{ id: testId('e'), step: testId('f'), operation }]);
  // What waits is sent, and what others did is asked for.
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(block()?.textContent).toBe('Bowls'));
  expect(page().activeElement).toBe(block());
  editor.destroy();
});

it('[1.02b] whoever chooses a block by a button of the panel, which goes, has the focus in its controls', async () => {
  const button = { id: testId('b'), type: 'button', data: { text: 'To the kiln', href: '/' } };
  const sections = testWords.sections.map((section) => ({ ...section, blocks: [button] }));
  const { editor } = await openMemoryEditor({ ...testWords, sections });
  const panel = screen.getByRole('complementary');
  await panel.getByRole('button', { name: /^1: / }).click();
  await panel.getByRole('button', { name: 'Button', exact: true }).click();
  expect(chosenHeading()).toBe('Button');
  const focused = document.activeElement;
  expect(focused instanceof HTMLInputElement && focused.labels?.[0]?.textContent).toBe('Text');
  editor.destroy();
});

const chosenHeading = () => document.querySelector('.editor-panel h2')?.textContent;

async function addButton(): Promise<void> {
  await screen.getByRole('button', { name: 'Add block' }).click();
  await screen.getByRole('button', { name: 'Button', exact: true }).click();
}

/** An editor whose store answers when it is let. */
async function openHeld() {
  const answers: (() => void)[] = [];
  const held = await openMemoryEditor(testWords, siteBlocks, (port) => ({
    ...port,
    edits: {
      ...port.edits,
      async send(after, edits) {
        await new Promise<void>((resolve) => answers.push(resolve));
        return port.edits.send(after, edits);
      },
    },
  }));
  /** Waits for the next edits to be sent; gives what answers them. */
  const release = async () => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    return answers.shift() ?? (() => undefined);
  };
  return { ...held, release };
}

it('[1.02b] an editor that has the marks of its page asks for nothing until it is changed', async () => {
  const root = element(document, 'div');
  document.body.append(root);
  const memory = createMemoryPort({
    document: testWords,
    blocks: siteBlocks,
    render: renderTestPage,
  });
  const asked = vi.fn((known: readonly string[]) => memory.port.loadShown(known));
  const marks = { blocks: { [testId('a')]: 'jars', [testId('b')]: 'ash' }, styles: ['plain'] };
  const editor = await mountEditor(root, {
    ...memory,
    start: { ...memory.start, marks },
    port: { ...memory.port, loadShown: asked },
  });
  const page = () => root.querySelector('iframe')?.contentDocument;
  await vi.waitFor(() => expect(page()?.getElementById(`block-${testId('a')}`)?.tabIndex).toBe(0));
  expect(asked).not.toHaveBeenCalled();
  page()
    ?.getElementById(`block-${testId('b')}`)
    ?.click();
  document.querySelector<HTMLElement>('[data-mark=lock]')?.click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(['jars', 'ash', 'plain']));
  editor.destroy();
});

const tide = (harbour: string) => ({ id: testId('a'), type: 'tide', data: { harbour } });
const sea: PageDocument = {
  version: 1,
  sections: [{ id: 'top', width: 'text', tone: 'plain', blocks: [tide('Leith')] }],
};
/** Kinds of block that are no part of this product. */
const seaBlocks: EditorBlocks = {
  tables: { tide: defineFields({ harbour: textField({ label: 'Harbour', most: 80 }) }) },
  groups: [
    {
      heading: 'Sea',
      entries: [
        {
          id: 'tide',
          name: 'Tide',
          about: 'When it is high water.',
          picture: { lines: 'M6 16h36' },
        },
      ],
    },
  ],
};

it('[1.02b] the editor works with kinds of block of one’s own: their fields, their palette', async () => {
  const { memory: store, block, editor } = await openMemoryEditor(sea, seaBlocks);
  block()?.click();
  await screen.getByRole('textbox', { name: 'Harbour' }).fill('Oban');
  await screen.getByRole('button', { name: 'Add block' }).click();
  await screen.getByRole('button', { name: 'Tide' }).click();
  await vi.waitFor(() => expect(store.page().sections[0]?.blocks).toHaveLength(2));
  const [first, second] = store.page().sections[0]?.blocks ?? [];
  expect([first?.data, second?.type]).toEqual([{ harbour: 'Oban' }, 'tide']);
  editor.destroy();
});

it('[1.02b] the editor leaves nothing behind when it is closed, and hears of nothing more', async () => {
  const sheets = document.adoptedStyleSheets.length;
  const { memory, page, block: root, editor } = await openMemoryEditor();
  const shown = page();
  const asking = vi.spyOn(memory.port.edits, 'ask');
  root()?.click();
  await vi.waitFor(() => expect(root()?.isContentEditable).toBe(true));
  await userEvent.keyboard('{End} fired');
  expect(await editor.flush()).toBe(true);
  expect(editor.page()).toEqual(memory.page());
  await screen.getByRole('button', { name: 'Add block' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  editor.destroy();
  editor.destroy();
  expect(shown.adoptedStyleSheets).toHaveLength(0);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
  await vi.waitFor(() => expect(document.body.innerHTML).toBe('<div></div>'));
  const asked = asking.mock.calls.length;
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asking.mock.calls).toHaveLength(asked);
});
