import { isHeldByLock } from './is-held-by-lock';
import { isSameJson } from './is-same-json';
import { locateBlock, locateSection } from './locate';
import { mergeItems } from './merge-items';
import {
  maxBlocksPerLayout,
  type PageBlock,
  type PageDocument,
  type PageSection,
} from '../page-document';
import type {
  BlockPosition,
  OperationOutcome,
  PageOperation,
  SectionSettings,
} from './page-operation';
import { sectionSettings, withSettings } from './section-settings';

/** A page after an operation. */
export interface AppliedOperation {
  /** The same object if nothing changed. */
  readonly document: PageDocument;
  readonly outcome: OperationOutcome;
}

/** How an operation is applied. */
export interface ApplyOptions {
  /**
   * Whether it counts although somebody else changed the same thing: for the editor that made it,
   * which goes on showing its owner's words until the server has answered. @default false
   */
  readonly force?: boolean;
}

/**
 * Applies an operation to a page. It never throws and loses nothing: what another editor has
 * changed is not overwritten, and a block whose section has gone is put into another one.
 *
 * @param document the page; it is not changed
 * @param operation the operation
 */
export function applyOperation(
  document: PageDocument,
  operation: PageOperation,
  { force = false }: ApplyOptions = {},
): AppliedOperation {
  const refuse = (outcome: OperationOutcome): AppliedOperation => ({ document, outcome });
  const apply = (sections: PageSection[]): AppliedOperation => ({
    document: { ...document, sections },
    outcome: 'applied',
  });
  if (isHeldByLock(document, operation)) return refuse('locked');
  switch (operation.do) {
    case 'setField':
    case 'setColumn': {
      const found = locateBlock(document, operation.block);
      if (!found) return refuse('gone');
      const { column = null } = found.block;
      const now = operation.do === 'setColumn' ? column : readField(found.block, operation.field);
      const mine = merge(found.block, operation, force);
      const outcome = compare(now, mine, force);
      return outcome === 'applied'
        ? apply(replaceBlock(document, withValue(found.block, mine)))
        : refuse(outcome);
    }
    case 'setMark': {
      const marked = withMark(document, operation);
      return typeof marked === 'string' ? refuse(marked) : apply(marked);
    }
    case 'setSection': {
      const found = locateSection(document, operation.section);
      if (!found) return refuse('gone');
      const now = pick(sectionSettings(found.section), operation.was);
      const outcome = compare(now, operation, force);
      return outcome === 'applied'
        ? apply(replaceSection(document, withSettings(found.section, operation.value)))
        : refuse(outcome);
    }
    case 'addBlock': {
      if (locateBlock(document, operation.block.id)) return refuse('same');
      if (countBlocks(document) >= maxBlocksPerLayout) return refuse('full');
      return apply(insertBlock(document.sections, operation.block, operation.at));
    }
    case 'removeBlock': {
      const found = locateBlock(document, operation.block.id);
      if (!found) return refuse('same');
      if (!force && !isSameJson(found.block, operation.block)) return refuse('changed');
      return apply(withoutBlock(document.sections, operation.block.id));
    }
    case 'moveBlock': {
      const found = locateBlock(document, operation.block);
      if (!found) return refuse('gone');
      const moved = insertBlock(
        withoutBlock(document.sections, operation.block),
        found.block,
        operation.to,
      );
      return isSameJson(moved, document.sections) ? refuse('same') : apply(moved);
    }
    case 'addSection': {
      if (locateSection(document, operation.section.id)) return refuse('same');
      const { section } = operation;
      const blocks = section.blocks.filter(({ id }) => !locateBlock(document, id));
      if (countBlocks(document) + blocks.length > maxBlocksPerLayout) return refuse('full');
      return apply(insertSection(document.sections, { ...section, blocks }, operation.after));
    }
    case 'removeSection': {
      const found = locateSection(document, operation.section.id);
      if (!found) return refuse('same');
      if (!force && !isSameJson(found.section, operation.section)) return refuse('changed');
      return apply(document.sections.filter((section) => section !== found.section));
    }
    case 'moveSection': {
      const found = locateSection(document, operation.section);
      if (!found) return refuse('gone');
      const others = document.sections.filter((section) => section !== found.section);
      const moved = insertSection(others, found.section, operation.to);
      return isSameJson(moved, document.sections) ? refuse('same') : apply(moved);
    }
  }
}

/** The sections once a block is hidden, locked or neither; or why they stay as they are. */
function withMark(
  document: PageDocument,
  { block: blockId, mark, value }: Extract<PageOperation, { do: 'setMark' }>,
): PageSection[] | OperationOutcome {
  const block = locateBlock(document, blockId)?.block;
  if (!block) return 'gone';
  const { [mark]: now = false, ...others } = block;
  if (now === value) return 'same';
  return replaceBlock(document, value ? { ...block, [mark]: true } : others);
}

/** How many blocks a page has. */
export function countBlocks({ sections }: PageDocument): number {
  return sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

function compare(
  now: unknown,
  { value, was }: { readonly value: unknown; readonly was: unknown },
  force: boolean,
): OperationOutcome {
  if (isSameJson(now, value)) return 'same';
  return force || isSameJson(now, was) ? 'applied' : 'changed';
}

function readField({ data }: PageBlock, field: string) {
  return Object.hasOwn(data, field) ? (data[field] ?? null) : null;
}

type SetValue = Extract<PageOperation, { do: 'setField' | 'setColumn' }>;

/** The operation on what somebody else has made of the same list meanwhile. */
function merge(block: PageBlock, mine: SetValue, force: boolean): SetValue {
  if (mine.do === 'setColumn') return mine;
  const now = readField(block, mine.field);
  if (isSameJson(now, mine.value) || isSameJson(now, mine.was)) return mine;
  const merged = mergeItems(mine.was, mine.value, now);
  return merged && (force || merged.isAgreed) ? { ...mine, value: merged.items, was: now } : mine;
}

function withValue(block: PageBlock, operation: SetValue): PageBlock {
  if (operation.do === 'setField') {
    const { [operation.field]: _before, ...others } = block.data;
    const { field, value } = operation;
    return { ...block, data: value === null ? others : { ...block.data, [field]: value } };
  }
  const { column: _before, ...others } = block;
  return operation.value === null ? others : { ...block, column: operation.value };
}

function pick(settings: SectionSettings, names: object): Partial<SectionSettings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => Object.hasOwn(names, name)),
  );
}

function replaceSection({ sections }: PageDocument, section: PageSection): PageSection[] {
  return sections.map((before) => (before.id === section.id ? section : before));
}

function replaceBlock({ sections }: PageDocument, block: PageBlock): PageSection[] {
  return sections.map((section) =>
    section.blocks.some(({ id }) => id === block.id)
      ? {
          ...section,
          blocks: section.blocks.map((before) => (before.id === block.id ? block : before)),
        }
      : section,
  );
}

function withoutBlock(sections: readonly PageSection[], blockId: string): PageSection[] {
  return sections.map((section) =>
    section.blocks.some(({ id }) => id === blockId)
      ? { ...section, blocks: section.blocks.filter(({ id }) => id !== blockId) }
      : section,
  );
}

function insertBlock(
  sections: readonly PageSection[],
  block: PageBlock,
  { section: sectionId, after }: BlockPosition,
): PageSection[] {
  const home =
    sections.find(({ id }) => id === sectionId) ??
    sections.find(({ blocks }) => blocks.some(({ id }) => id === after)) ??
    sections.at(-1);
  // A page without sections gets the one that was meant.
  if (!home) return [{ id: sectionId, width: 'text', tone: 'plain', blocks: [block] }];
  return sections.map((section) =>
    section === home ? { ...section, blocks: insertAfter(section.blocks, block, after) } : section,
  );
}

function insertSection(
  sections: readonly PageSection[],
  section: PageSection,
  after: string | null,
): PageSection[] {
  return insertAfter(sections, section, after);
}

/** In front of all for null, else behind `after`; at the end if that is not there. */
function insertAfter<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  after: string | null,
): Item[] {
  if (after === null) return [item, ...items];
  const found = items.findIndex(({ id }) => id === after);
  return items.toSpliced(found < 0 ? items.length : found + 1, 0, item);
}
