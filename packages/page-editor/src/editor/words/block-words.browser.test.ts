import type { JsonObject, PageDocument } from '@frontage/site-model';
import { applyOperation, type PageOperation } from '@frontage/site-model/editing';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listenToPage } from '../listen-to-page';
import { siteBlocks } from '../testing/site-blocks';
import { createBlockWords } from './create-block-words';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
  document.body.replaceChildren();
});

/** Shows a block with what it stores, and begins to write in it. */
function show(type: string, data: PageDocument['sections'][0]['blocks'][0]['data'], root: Element) {
  document.body.append(root);
  const block = { id: 'b', type, data };
  const section = { id: 's', width: 'wide', tone: 'plain', blocks: [block] } as const;
  let page: PageDocument = { version: 1, sections: [{ ...section, blocks: [block] }] };
  let written: string | undefined;
  const edits: { operation: PageOperation; about: string }[] = [];
  const refresh = vi.fn(() => Promise.resolve(true));
  const writing = createBlockWords({
    document,
    announce() {},
    loadChoices: () => Promise.resolve([]),
    blocks: siteBlocks,
    editing: { document: () => page },
    frame: {
      window,
      root: () => root as HTMLElement,
      write: (id: string | undefined) => (written = id),
      refresh,
    },
    edit(operation, about) {
      edits.push({ operation, about });
      page = applyOperation(page, operation).document;
    },
  });
  const listening = new AbortController();
  const noted = { onChoose: vi.fn(), onKey: vi.fn(() => false) };
  listenToPage(
    window,
    document,
    {
      ...noted,
      blockAt: () => 'b',
      isWritten: (target) => written === 'b' && (target as HTMLElement).isContentEditable,
      onChooseSection: vi.fn(),
      onChoosePart: vi.fn(),
      onExtend: vi.fn(),
      onClipboard: vi.fn(),
    },
    listening.signal,
  );
  ended.push(() => (listening.abort(), writing.end()));
  const tools = writing.begin('b');
  const notice = tools.querySelector<HTMLElement>('[role=alert]');
  return {
    writing,
    tools,
    notice,
    edits,
    refresh,
    ...noted,
    data: () => page.sections[0]?.blocks[0]?.data,
    written: () => written,
    othersSet(value: JsonObject[]) {
      const { operation } = edits.at(-1) ?? {};
      if (operation?.do !== 'setField') throw new Error('Nothing was written');
      page = applyOperation(page, { ...operation, value, was: operation.value }).document;
    },
  };
}

/** Pastes plain text, as the browser tells of it. */
function paste(target: HTMLElement, text: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', text);
  const inputType = 'insertFromPaste';
  const event = { inputType, dataTransfer, bubbles: true, cancelable: true };
  if (target.dispatchEvent(new InputEvent('beforeinput', event)))
    document.execCommand('insertText', false, text);
}

function make(tag: string, text = '', ...children: Element[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}

it('[1.02b] the label of a button is written in its link, which leads nowhere meanwhile', async () => {
  const label = make('span', 'Shop');
  const link = make('a', '', label) as HTMLAnchorElement;
  link.href = '#elsewhere';
  const shown = show('button', { text: 'Shop', href: '/shop' }, make('div', '', link));
  expect([label.getAttribute('role'), label.getAttribute('aria-label')]).toEqual([
    'textbox',
    'Text',
  ]);
  await userEvent.click(label);
  expect(shown.written()).toBe('b');
  await userEvent.keyboard('{End} of{Enter} jars ');
  expect(label.textContent).toBe('Shop of jars ');
  expect(shown.data()).toEqual({ text: 'Shop of jars ', href: '/shop' });
  expect([location.hash, shown.onChoose.mock.calls.length]).toEqual(['', 0]);
  // All of it is one step of undo.
  expect(new Set(shown.edits.map(({ about }) => about))).toEqual(new Set(['b text']));
  shown.writing.end();
  expect(label.outerHTML).toBe('<span>Shop of jars </span>');
  expect(shown.refresh).toHaveBeenCalledTimes(1);
});

it('[1.02b] the titles of items are written in their disclosures, which stay as they are', async () => {
  const titles = ['When?', 'Where?'].map((text) => make('h3', text));
  const items = titles.map((title) =>
    make('details', '', make('summary', '', title), make('p', 'Here')),
  );
  const shown = show(
    'accordion',
    {
      items: [
        { title: 'When?', nodes: [] },
        { title: 'Where?', nodes: [] },
      ],
    },
    make('div', '', ...items),
  );
  await userEvent.click(titles[1] as Element);
  await userEvent.keyboard('{End} and how');
  expect(shown.data()?.['items']).toEqual([
    { title: 'When?', nodes: [] },
    { title: 'Where? and how', nodes: [] },
  ]);
  expect(items.map((item) => (item as HTMLDetailsElement).open)).toEqual([false, false]);
});

/** An item of an accordion, closed, with its text in a room of its own. */
function makeItem(title: string, ...lines: Element[]) {
  const panel = make('div', '', ...lines);
  panel.setAttribute('role', 'region');
  const heading = make('h3', title);
  return { heading, panel, root: make('details', '', make('summary', '', heading), panel) };
}

it('[1.02b] the rich text of an item is written in its disclosure, which its title opens, with tools in the panel', async () => {
  const when = makeItem('When?', make('p', 'At ten.'));
  const where = makeItem('Where?', make('h3', 'Here'), make('ul', '', make('li', 'By the mill')));
  const before = where.panel.outerHTML;
  const items: JsonObject[] = [
    { title: 'When?', nodes: [{ kind: 'paragraph', words: ['At ten.'] }] },
    {
      title: 'Where?',
      nodes: [
        { kind: 'heading', level: 3, words: ['Here'] },
        { kind: 'list', ordered: false, items: [['By the mill']] },
      ],
    },
  ];
  const root = make('div', '', when.root, where.root);
  const shown = show('accordion', { items }, root);
  document.body.append(shown.tools);
  await userEvent.click(where.heading);
  expect((where.root as HTMLDetailsElement).open).toBe(true);
  expect((when.root as HTMLDetailsElement).open).toBe(false);
  expect(shown.tools.querySelector('select')).toBeNull();
  await userEvent.click(where.panel.querySelector('li') as Element);
  await userEvent.keyboard('{Control>}{End}{/Control} pond');
  const withLast = (line: JsonObject) => [
    items[0],
    { title: 'Where?', nodes: [{ kind: 'heading', level: 3, words: ['Here'] }, line] },
  ];
  expect(shown.data()?.['items']).toEqual(
    withLast({ kind: 'list', ordered: false, items: [['By the mill pond']] }),
  );
  // Its tools stay while one of them has the focus, and so does the block.
  const kinds = shown.tools.querySelector('select') as HTMLSelectElement;
  await userEvent.selectOptions(kinds, 'Paragraph');
  expect(shown.data()?.['items']).toEqual(
    withLast({ kind: 'paragraph', words: ['By the mill pond'] }),
  );
  expect([shown.written(), where.panel.contains(document.activeElement)]).toEqual(['b', true]);
  shown.writing.end();
  expect(shown.tools.querySelector('select')).toBeNull();
  expect(where.panel.outerHTML).toBe(
    before.replace('<ul><li>By the mill</li></ul>', '<p>By the mill pond</p>'),
  );
});

it('[1.02b] an item without a text yet gets one in its place, where it says so; what stays empty stays as it was', async () => {
  const [when, where] = [makeItem('When?'), makeItem('Where?')];
  const root = make('div', '', when.root, where.root);
  const before = root.outerHTML;
  const items: JsonObject[] = [{ title: 'When?', nodes: [] }, { title: 'Where?' }];
  const shown = show('accordion', { items }, root);
  await userEvent.click(where.heading);
  expect((where.root as HTMLDetailsElement).open).toBe(true);
  await userEvent.keyboard('{Tab}By the mill{Enter}pond');
  const lines = ['By the mill', 'pond'].map((text) => ({ kind: 'paragraph', words: [text] }));
  expect(shown.data()?.['items']).toEqual([items[0], { title: 'Where?', nodes: lines }]);
  // An undo of all of it.
  shown.othersSet(items);
  shown.writing.update();
  expect(where.panel.textContent).toBe('');
  shown.writing.end();
  (where.root as HTMLDetailsElement).open = false;
  expect(root.outerHTML).toBe(before);
});

it('[1.02b] an item opens and closes where its title is pressed beside the words', async () => {
  const { root, panel, heading } = makeItem('When?', make('p', 'At ten.'));
  heading.after(make('i', '+'));
  const nodes = [{ kind: 'paragraph', words: ['At ten.'] }];
  const shown = show('accordion', { items: [{ title: 'When?', nodes }] }, make('div', '', root));
  const arrow = root.querySelector('i') as HTMLElement;
  await userEvent.click(arrow);
  expect([(root as HTMLDetailsElement).open, shown.onChoose.mock.calls.length]).toEqual([true, 1]);
  await userEvent.click(panel.firstElementChild as Element);
  await userEvent.click(arrow);
  expect((root as HTMLDetailsElement).open).toBe(false);
});

it('where two places of an item are empty, neither is taken for that of its text', () => {
  const { root, panel } = makeItem('When?');
  panel.after(make('div'));
  show('accordion', { items: [{ title: 'When?', nodes: [] }] }, make('div', '', root));
  expect(root.querySelectorAll('[contenteditable]')).toHaveLength(1);
});

it('[1.02b] a text that shows its line breaks is written with them, by Enter and by pasting, up to its limit', async () => {
  const about = make('p', 'Tea\nand cake');
  about.style.whiteSpace = 'pre-line';
  const menus = [{ title: 'Day', description: 'Tea\nand cake', items: [] }];
  const shown = show('price-menu', { menus }, make('section', '', make('h3', 'Day'), about));
  const stored = () => (shown.data()?.['menus'] as JsonObject[])[0]?.['description'];
  expect(about.ariaMultiLine).toBe('true');
  await userEvent.click(about);
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
  // What is written behind it is all that a break at the end is there for.
  expect([shown.data()?.['menus'], about.innerText]).toEqual([menus, 'Tea\nand cake\n\n']);
  await userEvent.keyboard('from ten');
  expect(stored()).toBe('Tea\nand cake\nfrom ten');
  paste(about, ' \r\nto five\tand on');
  expect(stored()).toBe('Tea\nand cake\nfrom ten \nto five and on');
  paste(about, `\n${'x'.repeat(600)}`);
  expect(stored()).toHaveLength(500);
  shown.othersSet(menus);
  shown.writing.update();
  expect([about.textContent, document.activeElement]).toEqual(['Tea\nand cake', about]);
  shown.writing.end();
  expect(about.outerHTML).toBe('<p style="white-space: pre-line;">Tea\nand cake</p>');
});

it('line breaks that the page does not show are not written there; a line that is pasted stays one', async () => {
  const [about, title] = [make('p', 'Tea\nand cake'), make('h3', 'Day')];
  const menus = [{ title: 'Day', description: 'Tea\nand cake', items: [] }];
  const shown = show('price-menu', { menus }, make('section', '', title, about));
  expect([about.isContentEditable, title.isContentEditable]).toEqual([false, true]);
  await userEvent.click(title);
  await userEvent.keyboard('{End}');
  paste(title, ' and\nnight');
  expect(title.textContent).toBe('Day and night');
  expect(shown.data()?.['menus']).toEqual([{ ...menus[0], title: 'Day and night' }]);
});

it('[1.02b] words that are required stay stored while there are none, which is said; a limit holds', async () => {
  const label = make('span', 'Shop');
  const shown = show('button', { text: 'Shop', href: '/' }, make('div', '', label));
  await userEvent.click(label);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect([label.textContent, shown.data()]).toEqual(['', { text: 'Shop', href: '/' }]);
  expect([shown.notice?.textContent, shown.notice?.hidden, label.ariaInvalid]).toEqual([
    '“Text” cannot be empty. Write something, or the old words come back.',
    false,
    'true',
  ]);
  await userEvent.keyboard('x'.repeat(210));
  expect(label.textContent).toHaveLength(200);
  expect([shown.notice?.hidden, label.ariaInvalid]).toEqual([true, null]);
});

it('what two elements show, or none, is not written in place', () => {
  const twice = make('div', '', make('b', 'Shop'), make('i', 'Shop'));
  show('button', { text: 'Shop', href: '/' }, twice);
  expect(twice.querySelector('[contenteditable]')).toBeNull();
});

it('an undo is shown where the words stand', async () => {
  const label = make('span', 'Shop');
  const shown = show('button', { text: 'Shop', href: '/' }, make('div', '', label));
  await userEvent.click(label);
  await userEvent.keyboard('{End}s');
  const last = shown.edits[0]?.operation;
  expect(last).toMatchObject({ do: 'setField', value: 'Shops', was: 'Shop' });
  label.textContent = 'Something else';
  shown.writing.update();
  expect([label.textContent, document.activeElement]).toEqual(['Shops', label]);
});

it('[1.02b] words of an item that somebody else moves or removes meanwhile go into no other one', async () => {
  const titles = ['When?', 'Where?', 'How?'].map((text) => make('h3', text));
  const [when, where, how] = titles.map(({ textContent: title }) => ({ title, nodes: [] }));
  const items = titles.map((title) => make('details', '', make('summary', '', title)));
  const shown = show(
    'accordion',
    { items: [when, where, how] } as never,
    make('div', '', ...items),
  );
  const stored = () => (shown.data()?.['items'] as { title: string }[]).map(({ title }) => title);
  await userEvent.click(titles[1] as Element);
  await userEvent.keyboard('{End}!');
  shown.othersSet([{ title: 'Where?!', nodes: [] }, how as never]);
  shown.writing.update();
  await userEvent.keyboard('!');
  expect(stored()).toEqual(['Where?!!', 'How?']);
  shown.othersSet([how as never]);
  shown.writing.update();
  await userEvent.keyboard(' Here');
  // It is asked whose words stay.
  expect(stored()).toEqual(['How?']);
  expect(titles[1]?.textContent).toBe('Where?!! Here');
  const [last] = shown.edits.slice(-1);
  expect(JSON.stringify(last)).toContain('"value":[{"title":"Where?!! Here"');
});
