import type { PageBlock, PageDocument } from '../page-document';
import { locateBlock } from './locate';
import type { PageOperation } from './page-operation';

/**
 * Makes operations count on locked blocks too: each is unlocked first, and locked again in the end
 * unless the operations take it away or say otherwise themselves. A locked block that they add is
 * locked in the end: its lock would hold off what takes them back.
 *
 * @param now the page, on which the operations work
 */
export function aroundLocks(
  now: PageDocument,
  operations: readonly PageOperation[],
): readonly PageOperation[] {
  const touched = new Set(operations.flatMap(idsOf));
  const locked = [...touched].filter((id) => locateBlock(now, id)?.block.locked);
  const added = operations.flatMap(addedBy).filter((block) => block.locked);
  if (locked.length === 0 && added.length === 0) return operations;
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
    ...added.map(({ id }) => setLock(id, true)),
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

/** The blocks that an operation adds. */
function addedBy(operation: PageOperation): readonly PageBlock[] {
  if (operation.do === 'addBlock') return [operation.block];
  return operation.do === 'addSection' ? operation.section.blocks : [];
}

function withoutLocks(operation: PageOperation): PageOperation {
  if (operation.do === 'removeBlock' || operation.do === 'addBlock')
    return { ...operation, block: unlocked(operation.block) };
  if (operation.do !== 'removeSection' && operation.do !== 'addSection') return operation;
  const { section } = operation;
  return { ...operation, section: { ...section, blocks: section.blocks.map(unlocked) } };
}

function unlocked({ locked: _locked, ...block }: PageBlock): PageBlock {
  return block;
}
