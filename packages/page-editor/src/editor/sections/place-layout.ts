import { maxBlocksPerLayout, type BlockColumn, type PageDocument } from '@frontage/site-model';
import { countBlocks } from '@frontage/site-model/editing';
import type { DoneAct } from '../done-act';
import type { EditorBlocks } from '../editor-blocks';
import { say } from '../editor-texts';
import { firstBlock } from '../new-block';
import { sectionAt, type BlocksPlace } from '../place-blocks';
import { sayOfLayouts } from './layout-texts';
import { sectionLayouts, type SectionLayout } from './section-layouts';

/**
 * Finds what adds a section with a block in each of its columns, below the section of the place.
 *
 * @param known the kinds of block that there are
 * @param page as it is
 * @param layout that the section has
 * @param place where it comes
 * @param createId makes a new id per call
 */
export function placeLayout(
  known: EditorBlocks,
  page: PageDocument,
  layout: SectionLayout,
  place: BlocksPlace,
  createId: () => string,
): DoneAct {
  const columns: readonly (BlockColumn | null)[] = sectionLayouts[layout];
  if (countBlocks(page) + columns.length > maxBlocksPerLayout)
    return { operations: [], announcement: say('full') };
  const begun = firstBlock(known);
  const blocks = columns.map((column) => ({
    ...begun,
    id: createId(),
    ...(column && { column }),
  }));
  const width = columns.length > 1 ? 'wide' : 'text';
  const section = { id: `s-${createId()}`, width, tone: 'plain', blocks } as const;
  return {
    operations: [{ do: 'addSection', section, after: sectionAt(page, place) }],
    announcement: sayOfLayouts('added', { layout: say(layout) }),
    ...(blocks[0] && { added: blocks[0].id }),
  };
}
