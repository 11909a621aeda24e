import type { PageDocument } from '@frontage/site-model';
import type { EditorData } from '@frontage/site-model/editing';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '../element';
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
const begun: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: [text('a', 'Jars'), text('b', 'of ash')] },
  ],
};

/** The editor's page around a page in a frame, as the server makes it. */
async function showEditorPage(): Promise<Document> {
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
  const undo = element(document, 'button', { type: 'button', 'data-editor-act': 'undo' }, 'Undo');
  const json = element(document, 'script', { type: 'application/json', 'data-editor-data': true });
  json.textContent = JSON.stringify(data);
  const parts = ['panel', 'state', 'announcement', 'others'].map(part);
  document.body.append(undo, frame, ...parts, json);
  await loaded;
  return frame.contentDocument as Document;
}

it('[1.02b] the editor works on any store and renderer: its port is all that it needs', async () => {
  const page = await showEditorPage();
  const store = createMemoryPort(begun);
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
