import type { PageDocument } from '@frontage/site-model';

/**
 * Finds the block that stands where others were removed: the next one, or else the one before.
 *
 * @returns its id; undefined where no block is left, or none is gone
 */
export function blockAfterRemoval(before: PageDocument, after: PageDocument): string | undefined {
  const left = new Set(blockIds(after));
  const all = blockIds(before);
  const gone = all.findIndex((id) => !left.has(id));
  // Whoever stands nowhere is not led to the end of the page.
  if (gone < 0) return undefined;
  const next = all.slice(gone).find((id) => left.has(id));
  return next ?? all.slice(0, gone).findLast((id) => left.has(id));
}

function blockIds({ sections }: PageDocument): string[] {
  return sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
}
