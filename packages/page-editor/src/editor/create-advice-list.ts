import type { PageDocument } from '@frontage/site-model';
import type { Advice } from '../advice/advice';
import { sayAdvice } from '../advice/advice-texts';
import { createAdviser } from '../advice/create-adviser';
import { listParties, type AskedParty } from '../advice/list-parties';
import { weighShown, type ShownWeight } from '../advice/weigh-shown';
import { element } from '../elements/element';
import type { PageFrame } from './create-page-frame';
import type { EditorBlocks } from './editor-blocks';
import { kindText } from './editor-texts';

/** What is told of a page while it is written. */
export interface AdviceList {
  /** All of it, for while no block is chosen. */
  readonly root: HTMLElement;
  /** What concerns one block, for its controls; empty if there is nothing. */
  ofBlock(blockId: string): HTMLElement;
  /** Looks at the page again, once it has rested and the browser has nothing else to do. */
  look(): void;
  destroy(): void;
}

/** What the list needs. */
export interface AdviceListOptions {
  readonly blocks: EditorBlocks;
  readonly document: Document;
  readonly frame: Pick<PageFrame, 'window'>;
  page(): PageDocument;
  choose(blockId: string): void;
}

/** How long a page has rested, as pictures arrive and words are written, in milliseconds. */
const rest = 1000;

/** The same after it was opened: its owner, who begins to write, comes first. */
const firstRest = 2500;

/** Makes the list of what visitors may trip over, what the page weighs and whom it asks. */
export function createAdviceList({
  document,
  blocks,
  frame,
  page,
  choose,
}: AdviceListOptions): AdviceList {
  const root = element(document, 'div', { class: 'editor-advice' });
  // The block whose advice is shown, so that it follows the page.
  let shown: { readonly id: string; readonly holder: HTMLElement } | undefined;
  let advice: readonly Advice[] = [];
  let resting: number | undefined;
  let waiting: number | undefined;
  let hasLooked = false;
  const window = document.defaultView;
  const listAdvice = createAdviser(frame.window.document);

  function lookNow(): void {
    waiting = undefined;
    hasLooked = true;
    if (!frame.window.document?.body) return;
    advice = listAdvice();
    const items = createItems(document, page(), choose);
    replaceChanged(root, [
      element(document, 'h2', {}, sayAdvice('heading')),
      adviceLines(document, items, advice),
      element(document, 'h2', {}, sayAdvice('weightHeading')),
      ...weightLines(document, items, weighShown(frame.window), listParties(page(), blocks)),
    ]);
    if (shown) fill(shown);
  }

  function fill({ id, holder }: NonNullable<typeof shown>): void {
    const own = advice.filter(({ block }) => block === id);
    replaceChanged(
      holder,
      own.map(({ code, values }) =>
        element(document, 'p', { class: 'notice' }, sayAdvice(code, values)),
      ),
    );
  }

  function look(): void {
    window?.clearTimeout(resting);
    resting = window?.setTimeout(lookWhenIdle, hasLooked ? rest : firstRest);
  }

  function lookWhenIdle(): void {
    if (waiting !== undefined || !window) return;
    // A key that is pressed comes first.
    const whenIdle = window.requestIdleCallback ?? ((run) => window.setTimeout(run, 200));
    waiting = whenIdle.call(window, lookNow, { timeout: 2000 });
  }

  const ended = new AbortController();
  const { signal } = ended;
  frame.window.addEventListener('resize', look, { signal });
  // Pictures arrive one by one.
  frame.window.document.addEventListener('load', look, { signal, capture: true });
  return {
    root,
    ofBlock(id) {
      shown = { id, holder: element(document, 'div', { class: 'editor-advice' }) };
      fill(shown);
      return shown.holder;
    },
    look,
    destroy() {
      ended.abort();
      window?.clearTimeout(resting);
      if (waiting !== undefined) (window?.cancelIdleCallback ?? window?.clearTimeout)?.(waiting);
      waiting = undefined;
    },
  };
}

/** Makes the items of the lists; each leads to its block. */
function createItems(
  document: Document,
  { sections }: PageDocument,
  choose: (blockId: string) => void,
) {
  const blocks = sections.flatMap((section) => section.blocks);
  const kinds = new Map(blocks.map(({ id, type }) => [id, kindText(type)]));
  const ofBlock = (id: string, code: 'ofBlock' | 'weightOf', values: Advice['values']) => {
    const text = sayAdvice(code, { kind: kinds.get(id) ?? '', ...values });
    const button = element(document, 'button', { type: 'button', click: () => choose(id) }, text);
    return element(document, 'li', {}, button);
  };
  return {
    ofBlock,
    advice({ code, values, block }: Advice): HTMLElement {
      const text = sayAdvice(code, values);
      if (block === undefined) return element(document, 'li', {}, text);
      return ofBlock(block, 'ofBlock', { text });
    },
  };
}

function adviceLines(
  document: Document,
  items: ReturnType<typeof createItems>,
  advice: readonly Advice[],
): HTMLElement {
  if (advice.length === 0) return element(document, 'p', { class: 'quiet' }, sayAdvice('nothing'));
  const lines = advice.map((each) => items.advice(each));
  return listOf(document, lines);
}

function weightLines(
  document: Document,
  { ofBlock }: ReturnType<typeof createItems>,
  { page, blocks }: ShownWeight,
  parties: readonly AskedParty[],
): HTMLElement[] {
  const size = (bytes: number) => Math.round(bytes / 1000);
  const items = [
    ...blocks.map(({ id, bytes }) => ofBlock(id, 'weightOf', { size: size(bytes) })),
    ...parties.map(({ block, origin }) =>
      ofBlock(block, 'ofBlock', { text: sayAdvice('party', { origin }) }),
    ),
  ];
  const total = sayAdvice('weight', { size: size(page) });
  return [
    element(document, 'p', { class: 'quiet' }, total),
    ...(items.length > 0 ? [listOf(document, items)] : []),
  ];
}

function listOf(document: Document, items: readonly HTMLElement[]): HTMLElement {
  return element(document, 'ul', {}, ...items);
}

/** Shows elements only if they say something else: whoever is among them keeps the focus. */
function replaceChanged(holder: HTMLElement, children: readonly HTMLElement[]): void {
  const text = children.map(({ textContent }) => textContent).join('\n');
  const before = [...holder.children].map(({ textContent }) => textContent).join('\n');
  if (text !== before) holder.replaceChildren(...children);
}
