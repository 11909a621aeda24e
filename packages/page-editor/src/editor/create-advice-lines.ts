import type { PageBlock, PageDocument } from '@frontage/site-model';
import type { Advice } from '../advice/advice';
import { sayAdvice } from '../advice/advice-texts';
import { blockFacts } from '../advice/block-facts';
import { createAdviser } from '../advice/create-adviser';
import { createPartyList, type AskedParty } from '../advice/create-party-list';
import { weighShown, type ShownWeight } from '../advice/weigh-shown';
import { replaceChanged } from '../elements/replace-changed';
import { element } from '../elements/element';
import type { PageFrame } from './create-page-frame';
import { blockTable, type EditorBlocks } from './editor-blocks';
import { kindText } from './editor-texts';

/** What is said of a page. */
export interface AdviceLines {
  /** Looks at the page, and shows all of it in an element. */
  look(root: HTMLElement): void;
  /** Shows what concerns one block, as it was found last. */
  showOf(blockId: string, holder: HTMLElement): void;
}

/** What looking at a page needs. */
export interface AdviceOptions {
  readonly blocks: EditorBlocks;
  readonly document: Document;
  readonly frame: Pick<PageFrame, 'window'>;
  /** Ends looking at the page. */
  readonly signal: AbortSignal;
  page(): PageDocument;
  choose(blockId: string): void;
}

/** Makes what looks at a page, and says what visitors may trip over. */
export function createAdviceLines({
  document,
  blocks,
  frame,
  page,
  choose,
  signal,
}: AdviceOptions): AdviceLines {
  let advice: readonly Advice[] = [];
  let stored: ReadonlyMap<string, PageBlock> = new Map();
  const storedOf = (id: string) => stored.get(id);
  const factsOf = (id: string) => {
    const block = stored.get(id);
    return block && blockFacts(block, blockTable(blocks, block.type));
  };
  const listAdvice = createAdviser(frame.window.document, { storedOf, factsOf, signal });
  const listParties = createPartyList(blocks);
  return {
    look(root) {
      stored = new Map(blocksOf(page()).map((block) => [block.id, block]));
      advice = listAdvice();
      const items = createItems(document, page(), choose);
      replaceChanged(root, [
        element(document, 'h2', {}, sayAdvice('heading')),
        adviceLines(document, items, advice),
        element(document, 'h2', {}, sayAdvice('weightHeading')),
        ...weightLines(document, items, weighShown(frame.window), listParties(page())),
      ]);
    },
    showOf(id, holder) {
      const own = advice.filter(({ block }) => block === id);
      replaceChanged(
        holder,
        own.map(({ code, values }) =>
          element(document, 'p', { class: 'notice' }, sayAdvice(code, values)),
        ),
      );
    },
  };
}

function blocksOf({ sections }: PageDocument): PageBlock[] {
  return sections.flatMap(({ blocks }) => blocks);
}

/** Makes the items of the lists; each leads to its block. */
function createItems(document: Document, page: PageDocument, choose: (blockId: string) => void) {
  const kinds = new Map(blocksOf(page).map(({ id, type }) => [id, kindText(type)]));
  const ofBlock = (id: string, code: 'ofBlock' | 'weightOf', values: Advice['values']) => {
    const text = sayAdvice(code, { kind: kinds.get(id) ?? '', ...values });
    const button = element(
      document,
      'button',
      { type: 'button', 'data-to': id, click: () => choose(id) },
      text,
    );
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
