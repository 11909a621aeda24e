import type { BlockBox, Box, DropPlace, SectionBox } from './drop-place';

/** How much of a block's width, at each of its sides, means beside it. */
const sidePart = 0.2;

/** How wide a row is at least before blocks go beside each other, in px. */
const leastWidth = 600;

/**
 * Finds where something would land: between two rows of a section, or beside a block.
 *
 * @param sections of the page, without what is dragged
 * @param point where the pointer is, in px
 * @param isRtl whether lines run from right to left. @default false
 * @returns undefined for a page without sections
 */
export function findDrop(
  sections: readonly SectionBox[],
  { x, y }: { readonly x: number; readonly y: number },
  isRtl = false,
): DropPlace | undefined {
  const section = nearest(sections, y);
  if (!section) return undefined;
  const rows = listRows(section.blocks);
  const row = nearest(
    rows.map((blocks) => ({ blocks, box: around(blocks) })),
    y,
  );
  if (!row) {
    const { left, right, top } = section.box;
    return { at: { section: section.id, after: null }, line: { left, right, top, bottom: top } };
  }
  const beside = findBeside(row.blocks, row.box, { x, y });
  if (beside) {
    const { block, isRight } = beside;
    const side = isRight === isRtl ? 'start' : 'end';
    const edge = isRight ? block.box.right : block.box.left;
    const { top, bottom } = row.box;
    return {
      at: { section: section.id, after: side === 'end' ? block.id : idBefore(section, block) },
      beside: { id: block.id, side },
      line: { left: edge, right: edge, top, bottom },
    };
  }
  const isAbove = y < (row.box.top + row.box.bottom) / 2;
  const [first, last] = [row.blocks[0], row.blocks.at(-1)];
  const edge = isAbove ? row.box.top : row.box.bottom;
  return {
    at: {
      section: section.id,
      after: (isAbove ? first && idBefore(section, first) : last?.id) ?? null,
    },
    line: { left: section.box.left, right: section.box.right, top: edge, bottom: edge },
  };
}

function findBeside(
  blocks: readonly BlockBox[],
  { left, right, top, bottom }: Box,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly block: BlockBox; readonly isRight: boolean } | undefined {
  if (right - left < leastWidth || y < top || y > bottom) return undefined;
  const block = blocks.find(({ box }) => x >= box.left && x <= box.right);
  if (!block) return undefined;
  const part = (x - block.box.left) / (block.box.right - block.box.left);
  return part < sidePart || part > 1 - sidePart ? { block, isRight: part > 0.5 } : undefined;
}

function idBefore({ blocks }: SectionBox, block: BlockBox): string | null {
  return blocks[blocks.indexOf(block) - 1]?.id ?? null;
}

/** Blocks that stand beside each other. */
function listRows(blocks: readonly BlockBox[]): BlockBox[][] {
  const rows: BlockBox[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row && block.box.top < around(row).bottom - 1) row.push(block);
    else rows.push([block]);
  }
  return rows;
}

function around(blocks: readonly BlockBox[]): Box {
  return {
    left: Math.min(...blocks.map(({ box }) => box.left)),
    top: Math.min(...blocks.map(({ box }) => box.top)),
    right: Math.max(...blocks.map(({ box }) => box.right)),
    bottom: Math.max(...blocks.map(({ box }) => box.bottom)),
  };
}

function nearest<Placed extends { readonly box: Box }>(
  placed: readonly Placed[],
  y: number,
): Placed | undefined {
  const far = ({ box }: Placed) => Math.max(box.top - y, y - box.bottom, 0);
  return placed.toSorted((a, b) => far(a) - far(b))[0];
}
