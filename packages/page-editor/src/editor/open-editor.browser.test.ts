import type { PageDocument } from '@frontage/site-model';
import type { EditorData } from '@frontage/site-model/editing';
import { defineFields, text as textField } from '@frontage/site-model/fields';
import { afterEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { element } from '../element';
import type { EditorBlocks } from './editor-blocks';
import { openEditor } from './open-editor';
import { createMemoryPort } from './testing/create-memory-port';
import { renderMarkup } from './testing/render-markup';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const id = (letter: string) => letter.repeat(24);
const text = (letter: string, words: string) => ({
  id: id(letter),
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [words] }] },
});
const words: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: [text('a', 'Jars'), text('b', 'of ash')] },
  ],
};

/** The editor's page around a page in a frame, as the server makes it. */
async function showEditorPage(begun: PageDocument = words): Promise<Document> {
  const none = { steps: [], isWhole: true };
  const data: EditorData = {
    pageId: id('1'),
    accountId: id('2'),
    document: begun,
    number: 0,
    past: none,
    future: none,
    frame: '',
    shown: '',
    edits: '',
    steps: '',
    presence: '',
    choices: '',
    files: '',
    patterns: '',
    shownTo: [],
    partSettings: {},
  };
  const frame = element(document, 'iframe', {
    'data-editor-frame': true,
    src: URL.createObjectURL(new Blob([renderMarkup(begun)], { type: 'text/html' })),
  });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  const part = (name: string) => element(document, 'p', { [`data-editor-${name}`]: true });
  const act = (name: string, text: string) =>
    element(document, 'button', { type: 'button', 'data-editor-act': name }, text);
  const json = element(document, 'script', { type: 'application/json', 'data-editor-data': true });
  json.textContent = JSON.stringify(data);
  const parts = ['panel', 'state', 'announcement', 'others'].map(part);
  document.body.append(act('undo', 'Undo'), act('add', 'Add block'), frame, ...parts, json);
  await loaded;
  return frame.contentDocument as Document;
}

it('[1.02b] the editor works on any store and renderer: its port is all that it needs', async () => {
  const page = await showEditorPage();
  const store = createMemoryPort(words);
  await openEditor(document, () => store.port);
  const root = () => page.getElementById(`block-${id('a')}`) as HTMLElement;
  const orderOf = ({ sections }: PageDocument) =>
    sections.flatMap(({ blocks }) => blocks.map((block) => block.id));
  root().click();
  await vi.waitFor(() => expect(root().isContentEditable).toBe(true));
  await userEvent.keyboard('{End} fired');
  await vi.waitFor(() =>
    expect(store.page().sections[0]?.blocks[0]?.data.nodes).toEqual([
      { kind: 'paragraph', words: ['Jars fired'] },
    ]),
  );
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await vi.waitFor(() => expect(orderOf(store.page())).toEqual([id('b'), id('a')]));
  expect(page.querySelector('main')?.textContent).toBe('of ashJars fired');
  document.querySelector<HTMLElement>('[data-editor-act=undo]')?.click();
  await vi.waitFor(() => expect(orderOf(store.page())).toEqual([id('a'), id('b')]));
  expect(document.querySelector('[data-editor-announcement]')?.textContent).toBe(
    'Undone: block moved',
  );
});

const tide = (harbour: string) => ({ id: id('a'), type: 'tide', data: { harbour } });
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
  const page = await showEditorPage(sea);
  const store = createMemoryPort(sea, seaBlocks);
  const editor = await openEditor(document, () => store.port);
  page.getElementById(`block-${id('a')}`)?.click();
  await screen.getByRole('textbox', { name: 'Harbour' }).fill('Oban');
  await screen.getByRole('button', { name: 'Add block' }).click();
  await screen.getByRole('button', { name: 'Tide' }).click();
  await vi.waitFor(() => expect(store.page().sections[0]?.blocks).toHaveLength(2));
  const [first, second] = store.page().sections[0]?.blocks ?? [];
  expect([first?.data, second?.type]).toEqual([{ harbour: 'Oban' }, 'tide']);
  editor?.destroy();
});

it('[1.02b] the editor leaves nothing behind when it is closed', async () => {
  const sheets = document.adoptedStyleSheets.length;
  const page = await showEditorPage();
  const store = createMemoryPort(words);
  const sending = vi.spyOn(store.port.edits, 'ask');
  const left = () => [document.body.innerHTML, page.body.innerHTML, page.adoptedStyleSheets.length];
  const before = left();
  const editor = await openEditor(document, () => store.port);
  const root = () => page.getElementById(`block-${id('a')}`);
  root()?.click();
  await vi.waitFor(() => expect(root()?.isContentEditable).toBe(true));
  await userEvent.keyboard('{End} fired');
  expect(await editor?.flush()).toBe(true);
  editor?.destroy();
  expect(root()?.isContentEditable).toBe(false);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
  const asked = sending.mock.calls.length;
  root()?.click();
  expect(root()?.isContentEditable).toBe(false);
  expect(sending.mock.calls).toHaveLength(asked);
  expect(left().at(-1)).toBe(before.at(-1));
});
