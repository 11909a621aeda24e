import type { PageBlock, PageDocument, PageSection } from '../page-document';
import { aroundLocks } from './around-locks';
import { sectionSettings } from './section-settings';
import { isSameJson } from './is-same-json';
import { locateBlock, locateSection } from './locate';
import { longestRising } from './longest-rising';
import type { BlockPosition, PageOperation, SectionSettings } from './page-operation';

/** What is different about a block or a section. */
export type PageChange = {
  /** Names the change among those of two documents. */
  readonly key: string;
  /** The operations that take it back, in their order: one step. */
  readonly takeBack: readonly PageOperation[];
} & (
  | { readonly is: 'field'; readonly block: PageBlock; readonly before: PageBlock; field: string }
  | {
      readonly is: 'added' | 'removed' | 'moved' | 'column' | 'hidden' | 'locked';
      readonly block: PageBlock;
    }
  | {
      readonly is: 'sectionAdded' | 'sectionRemoved' | 'sectionMoved' | 'sectionLook';
      readonly section: PageSection;
    }
);

/**
 * Lists what is different between two states of a page, each with what takes it back: first what
 * the later one has, in its order, then what is gone from it.
 *
 * @param before the earlier state
 * @param now the later one, on which the operations work
 */
export function compareDocuments(before: PageDocument, now: PageDocument): readonly PageChange[] {
  return listChanges(before, now).map((change) => ({
    ...change,
    takeBack: aroundLocks(now, change.takeBack),
  }));
}

function listChanges(before: PageDocument, now: PageDocument): readonly PageChange[] {
  const settled = settledIds(before, now);
  const place = (section: PageSection, id: string): BlockPosition => ({
    section: section.id,
    after: settledBefore(section.blocks, id, settled.blocks),
  });
  const changes: PageChange[] = [];
  for (const section of now.sections) {
    const was = before.sections.find(({ id }) => id === section.id);
    if (was) changes.push(...compareSections(before, was, now, section, settled.sections));
    else changes.push(addedSection(before, now, section, place));
    for (const block of section.blocks) {
      const found = locateBlock(before, block.id);
      if (found) changes.push(...compareBlocks(found.block, block));
      else if (was) changes.push(addedBlock(now, block));
      if (found && !settled.blocks.has(block.id))
        changes.push({
          key: `moved ${block.id}`,
          is: 'moved',
          block,
          takeBack: moveBack(before, now, block.id, place),
        });
    }
  }
  for (const section of before.sections) {
    const there = now.sections.some(({ id }) => id === section.id);
    const gone = section.blocks.filter(({ id }) => !locateBlock(now, id));
    if (!there) changes.push(removedSection(before, section, gone, settled.sections));
    else
      for (const block of gone)
        changes.push({
          key: `removed ${block.id}`,
          is: 'removed',
          block,
          takeBack: [{ do: 'addBlock', block, at: place(section, block.id) }],
        });
  }
  return changes;
}

/**
 * Returns the operations that give a page one block of another of its states: its content, its
 * width and its place. None where it is the same, or that state has no such block.
 *
 * @param from the state that has the block as it shall be
 * @param now the page, on which the operations work
 * @param blockId the block
 */
export function restoreBlock(
  from: PageDocument,
  now: PageDocument,
  blockId: string,
): readonly PageOperation[] {
  const found = locateBlock(from, blockId);
  if (!found) return [];
  const changes = listChanges(from, now).filter(
    (change) => 'block' in change && change.block.id === blockId,
  );
  if (changes.length > 0 || locateBlock(now, blockId))
    return aroundLocks(
      now,
      // A lock comes last: it holds off what follows.
      changes.toSorted((a, b) => Number(isLock(a)) - Number(isLock(b))).flatMap(takeBackOf),
    );
  // Its section is gone as well: it comes with this block alone.
  const { block, section } = found;
  const after = settledBefore(from.sections, section.id, settledIds(from, now).sections);
  return [{ do: 'addSection', section: { ...section, blocks: [block] }, after }];
}

const isLock = ({ key }: PageChange): boolean => key.startsWith('locked ');
const takeBackOf = ({ takeBack }: PageChange) => takeBack;

type Place = (section: PageSection, blockId: string) => BlockPosition;

/** The ids of what stands where it stood, beside whatever came or went. */
function settledIds(before: PageDocument, now: PageDocument) {
  const blocks = now.sections.flatMap((section) => {
    const was = before.sections.find(({ id }) => id === section.id);
    return keptOrder(was?.blocks ?? [], section.blocks);
  });
  return {
    blocks: new Set(blocks),
    sections: new Set(keptOrder(before.sections, now.sections)),
  };
}

function keptOrder(
  before: readonly { readonly id: string }[],
  now: readonly { readonly id: string }[],
): readonly string[] {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const common = now.filter(({ id }) => places.has(id));
  const kept = longestRising(common.map(({ id }) => places.get(id) ?? 0));
  return common.filter((_item, index) => kept.has(index)).map(({ id }) => id);
}

/** The nearest item above that stands where it stood; null for the top. */
function settledBefore(
  items: readonly { readonly id: string }[],
  id: string,
  settled: ReadonlySet<string>,
): string | null {
  const above = items.slice(
    0,
    items.findIndex((item) => item.id === id),
  );
  return above.findLast((item) => settled.has(item.id))?.id ?? null;
}

function compareBlocks(before: PageBlock, block: PageBlock): PageChange[] {
  const names = new Set([...Object.keys(before.data), ...Object.keys(block.data)]);
  const fields = [...names].flatMap((field): PageChange[] => {
    const [value, was] = [before.data[field] ?? null, block.data[field] ?? null];
    if (isSameJson(value, was)) return [];
    const takeBack = [{ do: 'setField', block: block.id, field, value, was } as const];
    return [{ key: `field ${block.id} ${field}`, is: 'field', block, before, field, takeBack }];
  });
  const [value, was] = [before.column ?? null, block.column ?? null];
  const marks = compareMarks(before, block);
  if (isSameJson(value, was)) return [...fields, ...marks];
  const takeBack = [{ do: 'setColumn', block: block.id, value, was } as const];
  return [...fields, { key: `column ${block.id}`, is: 'column', block, takeBack }, ...marks];
}

function compareMarks(before: PageBlock, block: PageBlock): PageChange[] {
  return (['hidden', 'locked'] as const).flatMap((mark): PageChange[] => {
    const [value, was] = [before[mark] === true, block[mark] === true];
    if (value === was) return [];
    const takeBack = [{ do: 'setMark', block: block.id, mark, value, was } as const];
    return [{ key: `${mark} ${block.id}`, is: mark, block, takeBack }];
  });
}

function compareSections(
  before: PageDocument,
  was: PageSection,
  now: PageDocument,
  section: PageSection,
  settled: ReadonlySet<string>,
): PageChange[] {
  const changes: PageChange[] = [];
  const [value, look]: SectionSettings[] = [sectionSettings(was), sectionSettings(section)];
  if (value && look && !isSameJson(value, look))
    changes.push({
      key: `look ${section.id}`,
      is: 'sectionLook',
      section,
      takeBack: [{ do: 'setSection', section: section.id, value, was: look }],
    });
  if (!settled.has(section.id))
    changes.push({
      key: `section ${section.id}`,
      is: 'sectionMoved',
      section,
      takeBack: [
        {
          do: 'moveSection',
          section: section.id,
          to: settledBefore(before.sections, section.id, settled),
          from: locateSection(now, section.id)?.after ?? null,
        },
      ],
    });
  return changes;
}

function addedBlock(now: PageDocument, block: PageBlock): PageChange {
  const at = locateBlock(now, block.id)?.at;
  return {
    key: `added ${block.id}`,
    is: 'added',
    block,
    takeBack: at ? [{ do: 'removeBlock', block, at }] : [],
  };
}

/** A section goes with the blocks that came with it; those that were moved into it go back. */
function addedSection(
  before: PageDocument,
  now: PageDocument,
  section: PageSection,
  place: Place,
): PageChange {
  const isOld = ({ id }: PageBlock) => locateBlock(before, id) !== undefined;
  const blocks = section.blocks.filter((block) => !isOld(block));
  const after = locateSection(now, section.id)?.after ?? null;
  return {
    key: `section ${section.id}`,
    is: 'sectionAdded',
    section,
    takeBack: [
      ...section.blocks.filter(isOld).flatMap(({ id }) => moveBack(before, now, id, place)),
      { do: 'removeSection', section: { ...section, blocks }, after },
    ],
  };
}

function removedSection(
  { sections }: PageDocument,
  section: PageSection,
  blocks: readonly PageBlock[],
  settled: ReadonlySet<string>,
): PageChange {
  const after = settledBefore(sections, section.id, settled);
  return {
    key: `section ${section.id}`,
    is: 'sectionRemoved',
    section,
    takeBack: [{ do: 'addSection', section: { ...section, blocks: [...blocks] }, after }],
  };
}

function moveBack(
  before: PageDocument,
  now: PageDocument,
  blockId: string,
  place: Place,
): readonly PageOperation[] {
  const [was, is] = [locateBlock(before, blockId), locateBlock(now, blockId)];
  if (!was || !is) return [];
  const to = place(was.section, blockId);
  const move: PageOperation = { do: 'moveBlock', block: blockId, to, from: is.at };
  if (now.sections.some(({ id }) => id === to.section)) return [move];
  const after = settledBefore(before.sections, to.section, settledIds(before, now).sections);
  return [{ do: 'addSection', section: { ...was.section, blocks: [] }, after }, move];
}
