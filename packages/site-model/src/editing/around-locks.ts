import type { PageBlock, PageDocument } from '../page-document';
import { locateBlock } from './locate';
import type { PageOperation } from './page-operation';

/**
 * Makes operations count on locked blocks too: each is unlocked first, and locked again in the end
 * unless the operations take it away or say otherwise themselves.
 *
 * @param now the page, on which the operations work
 */
export function aroundLocks(
  now: PageDocument,
  operations: readonly PageOperation[],
): readonly PageOperation[] {
  const touched = new Set(operations.flatMap(idsOf));
  const locked = [...touched].filter((id) => locateBlock(now, id)?.block.locked);
  if (locked.length === 0) return operations;
  const ending = new Set(operations.flatMap(endingIdsOf));
  const setLock = (block: string, value: boolean): PageOperation => ({
    do: 'setMark',
    block,
    mark: 'locked',
    value,
    was: !value,
  });
  return [
    ...locked.map((id) => setLock(id, false)),
    ...operations.map(withoutLocks),
    ...locked.filter((id) => !ending.has(id)).map((id) => setLock(id, true)),
  ];
}

/** The blocks that a lock would hold an operation off. */
function idsOf(operation: PageOperation): readonly string[] {
  switch (operation.do) {
    case 'setField':
    case 'setColumn':
    case 'moveBlock':
      return [operation.block];
    case 'setMark':
      return operation.mark === 'locked' ? [] : [operation.block];
    case 'removeBlock':
      return [operation.block.id];
    case 'removeSection':
      return operation.section.blocks.map(({ id }) => id);
    default:
      return [];
  }
}

/** The blocks that are not locked again. */
function endingIdsOf(operation: PageOperation): readonly string[] {
  if (operation.do === 'setMark') return operation.mark === 'locked' ? [operation.block] : [];
  const isRemoval = operation.do === 'removeBlock' || operation.do === 'removeSection';
  return isRemoval ? idsOf(operation) : [];
}

function withoutLocks(operation: PageOperation): PageOperation {
  if (operation.do === 'removeBlock') return { ...operation, block: unlocked(operation.block) };
  if (operation.do !== 'removeSection') return operation;
  const { section } = operation;
  return { ...operation, section: { ...section, blocks: section.blocks.map(unlocked) } };
}

function unlocked({ locked: _locked, ...block }: PageBlock): PageBlock {
  return block;
}
