import { layoutColumns, type BlockColumn, type PageDocument } from '@frontage/site-model';
import { applyOperation, locateBlock, type PageOperation } from '@frontage/site-model/editing';
import type { DropPlace } from './drop-place';

/**
 * Lists what changes where blocks are dropped: they move, one behind the other, and one that comes
 * beside another shares its columns.
 *
 * @param page as it is
 * @param ids of the blocks, in their order
 * @param place where they land
 * @returns nothing where they stand there already
 */
export function dropOperations(
  page: PageDocument,
  ids: readonly string[],
  { at, beside }: Pick<DropPlace, 'at' | 'beside'>,
): PageOperation[] {
  const operations: PageOperation[] = [];
  let now = page;
  const add = (operation: PageOperation) => {
    const { document, outcome } = applyOperation(now, operation);
    if (outcome !== 'applied') return;
    now = document;
    operations.push(operation);
  };
  const setColumn = (id: string, value: BlockColumn | null) => {
    const found = locateBlock(now, id);
    if (found) add({ do: 'setColumn', block: id, value, was: found.block.column ?? null });
  };
  let { after } = at;
  for (const id of ids) {
    const found = locateBlock(now, id);
    if (!found) continue;
    const stoodBeside = sharesRow(page, id);
    add({ do: 'moveBlock', block: id, to: { ...at, after }, from: found.at });
    if (!beside && stoodBeside && operations.length > 0) setColumn(id, null);
    after = id;
  }
  const [only] = ids;
  if (beside && only !== undefined && ids.length === 1) {
    const { next, own } = shareColumns(now, beside, only);
    setColumn(beside.id, next);
    setColumn(only, own);
  }
  return operations;
}

const whole: BlockColumn = { start: 1, span: layoutColumns };
const endOf = ({ start, span }: BlockColumn) => start + span - 1;

/** The columns of a block and of the one that comes beside it: those that are free, or its half. */
function shareColumns(
  page: PageDocument,
  { id, side }: { readonly id: string; readonly side: 'start' | 'end' },
  dropped: string,
): { readonly next: BlockColumn; readonly own: BlockColumn } {
  const found = locateBlock(page, id);
  const next = found?.block.column ?? whole;
  const others = found?.section.blocks.filter((block) => block.id !== dropped) ?? [];
  const index = others.findIndex((block) => block.id === id);
  const before = others[index - 1]?.column;
  const behind = others[index + 1]?.column;
  const end = endOf(next);
  if (side === 'end' && end < layoutColumns && !(behind && behind.start > end))
    return { next, own: { start: end + 1, span: layoutColumns - end } };
  if (side === 'start' && next.start > 1 && !(before && endOf(before) < next.start))
    return { next, own: { start: 1, span: next.start - 1 } };
  const half = Math.floor(next.span / 2);
  // A single column is not shared.
  if (half === 0) return { next, own: next };
  const first = { start: next.start, span: half };
  const second = { start: next.start + half, span: next.span - half };
  return side === 'end' ? { next: first, own: second } : { next: second, own: first };
}

/** Whether another block stands in the same row. */
function sharesRow(page: PageDocument, id: string): boolean {
  const found = locateBlock(page, id);
  const column = found?.block.column;
  if (!found || !column) return false;
  const { blocks } = found.section;
  const index = blocks.indexOf(found.block);
  const before = blocks[index - 1]?.column;
  const behind = blocks[index + 1]?.column;
  return (
    (before !== undefined && endOf(before) < column.start) ||
    (behind !== undefined && behind.start > endOf(column))
  );
}
