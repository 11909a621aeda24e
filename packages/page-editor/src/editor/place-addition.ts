import { maxBlocksPerLayout, type PageDocument } from '@frontage/site-model';
import { countBlocks } from '@frontage/site-model/editing';
import type { Addition } from './ask-addition';
import type { DoneAct } from './done-act';
import type { EditorBlocks } from './editor-blocks';
import { kindText, say } from './editor-texts';
import { newBlock } from './new-block';
import { placePattern } from './patterns/place-pattern';
import { placeBlocks, type BlocksPlace } from './place-blocks';
import { placeLayout } from './sections/place-layout';

/**
 * Finds what adds something to a page.
 *
 * @param known the kinds of block that there are
 * @param page as it is
 * @param addition what is added
 * @param place where it comes
 * @param createId makes a new id per call
 */
export function placeAddition(
  known: EditorBlocks,
  page: PageDocument,
  addition: Exclude<Addition, { readonly files: unknown }>,
  place: BlocksPlace,
  createId: () => string,
): DoneAct {
  if ('pattern' in addition) return placePattern(known, page, addition.pattern, place, createId);
  if ('layout' in addition) return placeLayout(known, page, addition.layout, place, createId);
  if (countBlocks(page) >= maxBlocksPerLayout) return { operations: [], announcement: say('full') };
  const block = { ...newBlock(known, addition.kind), id: createId() };
  return {
    operations: placeBlocks(page, [block], place),
    announcement: say('added', { kind: kindText(block.type) }),
    added: block.id,
  };
}
