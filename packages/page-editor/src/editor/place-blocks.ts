import type { PageBlock, PageDocument } from '@frontage/site-model';
import { applyOperation, locateBlock, type PageOperation } from '@frontage/site-model/editing';
import { addBlockOperation } from './add-operation';
import { dropOperations } from './drag/drop-operations';
import type { DropPlace } from './drag/drop-place';

/** Where blocks come: where they were dropped, or below a block. */
export type BlocksPlace = Pick<DropPlace, 'at' | 'beside'> | { readonly below: string | undefined };

/**
 * Lists what adds blocks to a page, one below the other; one that comes beside another shares its
 * columns.
 *
 * @param page as it is
 * @param blocks in their order, with ids that the page does not have
 * @param place where the first one comes
 */
export function placeBlocks(
  page: PageDocument,
  blocks: readonly PageBlock[],
  place: BlocksPlace,
): PageOperation[] {
  const [first, ...others] = blocks;
  if (!first) return [];
  const operation: PageOperation =
    'at' in place
      ? { do: 'addBlock', block: first, at: place.at }
      : addBlockOperation(page, first, place.below);
  const added: PageOperation[] = [operation];
  let after = first.id;
  const section = operation.do === 'addBlock' ? operation.at.section : '';
  for (const block of others) {
    added.push({ do: 'addBlock', block, at: { section, after } });
    after = block.id;
  }
  if (others.length > 0 || !('at' in place) || !place.beside) return added;
  // It stands there already: what is left to do are the columns.
  return [...added, ...dropOperations(applyOperation(page, operation).document, [first.id], place)];
}

/** The id of the section of a place, below which a new one comes; null where a page has none. */
export function sectionAt(page: PageDocument, place: BlocksPlace): string | null {
  if ('at' in place) return place.at.section;
  const below = place.below === undefined ? undefined : locateBlock(page, place.below);
  return (below?.section ?? page.sections.at(-1))?.id ?? null;
}
