import type { PageDocument } from '@frontage/site-model';
import { readRichText } from '@frontage/site-model/fields';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '../elements/element';
import { pageMarkup } from '../page/index';
import { countLayoutReads } from '../testing/count-layout-reads';
import { createAdviceList } from './create-advice-list';
import type { SaveState } from './create-exchange';
import { createMemoryPort } from './create-memory-port';
import { loadDialogs } from './load-dialogs';
import { mountEditor } from './mount-editor';
import { renderSections } from './render-sections';
import { siteBlocks } from './testing/site-blocks';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const words = (index: number) => ({
  id: String(index).padStart(24, '0'),
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [`Jars ${index}`] }] },
});
const page: PageDocument = {
  version: 1,
  sections: [
    {
      id: 'top',
      width: 'text',
      tone: 'plain',
      blocks: Array.from({ length: 60 }, (_, index) => words(index)),
    },
  ],
};
const render = (shown: PageDocument) =>
  `<!doctype html><title>Page</title><main>${renderSections(shown, ({ data }) =>
    readRichText(data.nodes)
      .map((node) => ('words' in node ? `<h2>Kiln</h2><p>${node.words.join('')}</p>` : ''))
      .join(''),
  )}</main>`;

/** What was asked, but for what looks at a page that rests. */
const ofWriting = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => !/advis|weigh/.test(name)));

it('[1.02b] a key asks the browser for no size and changes nothing beside the page, a new line asks once, and what is beside a section is not painted anew; an answer for where the grip is', async () => {
  const root = element(document, 'div', { style: 'block-size:600px' });
  document.body.append(root);
  const memory = createMemoryPort({ document: page, blocks: siteBlocks, render });
  // A page that the server made between two keys would move the grip.
  let answered = Promise.resolve();
  let answer = () => {};
  const loadShown: typeof memory.port.loadShown = async (known) => {
    await answered;
    return memory.port.loadShown(known);
  };
  const editor = await mountEditor(root, { ...memory, port: { ...memory.port, loadShown } });
  const frame = root.querySelector('iframe');
  const block = () => frame?.contentDocument?.getElementById(`block-${words(0).id}`);
  await vi.waitFor(() => expect(block()).toBeTruthy());
  // Also one that was asked for with the first key.
  answered = new Promise((resolve) => (answer = resolve));
  block()?.click();
  await vi.waitFor(() => expect(block()?.isContentEditable).toBe(true));
  // With the first key the engine looks once how the words are styled.
  await userEvent.keyboard('{End},');
  await vi.waitFor(() => expect(JSON.stringify(editor.page())).toContain('Jars 0,'));
  const view = frame?.contentWindow as (Window & typeof globalThis) | null;
  const grids = [...(frame?.contentDocument?.querySelectorAll('.fr-section__grid') ?? [])];
  const beside = root.querySelectorAll('.editor-bar,.editor-panel');
  const paintedAlone = [...grids, ...beside].filter(
    (part) => getComputedStyle(part).isolation === 'isolate',
  );
  expect(paintedAlone).toHaveLength(1 + 2);
  // The grip takes its place in the frame after the click, which may be late.
  await new Promise(requestAnimationFrame);
  const reads = countLayoutReads([window, ...(view ? [view] : [])]);
  const changed: string[] = [];
  const changes = new MutationObserver((records) => {
    for (const { target } of records) changed.push((target as Element).outerHTML);
  });
  changes.observe(root, { subtree: true, childList: true, attributes: true });
  const heard = vi.fn();
  frame?.contentDocument?.addEventListener('keydown', heard);
  await userEvent.keyboard(' fired');
  changes.disconnect();
  // A pause between two keys may have everything saved.
  expect(changed.filter((html) => !html.includes('data-editor-state'))).toEqual([]);
  // Nor do the scripts of the page hear of it.
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(JSON.stringify(editor.page())).toContain('Jars 0, fired'));
  expect(ofWriting(reads.take())).toEqual({});
  answer();
  expect(await editor.flush()).toBe(true);
  await vi.waitFor(() => expect(block()?.textContent).toContain('Jars 0, fired'));
  const asked = Object.keys(ofWriting(reads.take()));
  expect(asked.filter((name) => !name.includes('create-grip'))).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(ofWriting(reads.take())).not.toEqual({});
  reads.destroy();
  editor.destroy();
});

it('[1.02b] a page that came with its look gets no second one, so that it is styled once', async () => {
  const root = element(document, 'div', { style: 'block-size:600px' });
  document.body.append(root);
  const renderDressed = (shown: PageDocument) =>
    render(shown).replace('<main>', `<style ${pageMarkup.look}="">main{color:red}</style><main>`);
  const memory = createMemoryPort({ document: page, blocks: siteBlocks, render: renderDressed });
  const editor = await mountEditor(root, memory);
  const shown = () => root.querySelector('iframe')?.contentDocument ?? document;
  await vi.waitFor(() => expect(shown().querySelector('[id^=block-][tabindex]')).toBeTruthy());
  const rules = () => shown().adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  expect(rules()).toEqual([]);
  shown().querySelector<HTMLElement>('[id^=block-]')?.click();
  await vi.waitFor(() => expect(rules()).not.toEqual([]));
  editor.destroy();
});

it('[1.02b] no key waits for what is said of a page: it comes once the words are kept', async () => {
  vi.useFakeTimers();
  try {
    const looks = vi.fn(() => page);
    const saveState = vi.fn((): SaveState => 'saving');
    const advice = createAdviceList({
      document,
      blocks: siteBlocks,
      frame: { window },
      page: looks,
      choose: () => undefined,
      editing: { saveState },
    });
    advice.look();
    await vi.advanceTimersByTimeAsync(60_000);
    // It would have come with these.
    await loadDialogs();
    expect([saveState.mock.calls.length, looks.mock.calls.length]).toEqual([1, 0]);
    saveState.mockReturnValue('saved');
    advice.look();
    await vi.advanceTimersByTimeAsync(60_000);
    await loadDialogs();
    expect(looks).toHaveBeenCalled();
    advice.destroy();
  } finally {
    vi.useRealTimers();
  }
});
