import { maxBlocksPerLayout, type PageDocument } from '@frontage/site-model';
import { countBlocks, type PagePattern } from '@frontage/site-model/editing';
import type { DoneAct } from '../done-act';
import type { EditorBlocks } from '../editor-blocks';
import { say } from '../editor-texts';
import { placeBlocks, sectionAt, type BlocksPlace } from '../place-blocks';
import { readCopiedBlocks } from '../read-copied-blocks';
import { sayOfPatterns } from './pattern-texts';

/**
 * Finds what adds a pattern to a page: its blocks, under ids of their own, or a section of them
 * below that of the place.
 *
 * @param known the kinds of block that there are
 * @param page as it is
 * @param pattern what is added
 * @param place where it comes
 * @param createId makes a new id per call
 */
export function placePattern(
  known: EditorBlocks,
  page: PageDocument,
  { name, blocks: kept, section: settings }: PagePattern,
  place: BlocksPlace,
  createId: () => string,
): DoneAct {
  const blocks = readCopiedBlocks(known, JSON.stringify(kept)).map((block) => ({
    ...block,
    id: createId(),
  }));
  if (countBlocks(page) + blocks.length > maxBlocksPerLayout)
    return { operations: [], announcement: say('full') };
  const announcement = sayOfPatterns('patternAdded', { name });
  if (!settings) {
    const added = blocks.at(-1)?.id;
    return {
      operations: placeBlocks(page, blocks, place),
      announcement,
      ...(added !== undefined && { added }),
    };
  }
  const { space, gap = 'normal', entrance = 'none', picture, ...look } = settings;
  const section = {
    id: `s-${createId()}`,
    ...look,
    ...(space !== 'normal' && { space }),
    ...(gap !== 'normal' && { gap }),
    ...(entrance !== 'none' && { entrance }),
    ...(picture && { picture }),
    blocks,
  };
  return {
    operations: [{ do: 'addSection', section, after: sectionAt(page, place) }],
    announcement,
    addedSection: section.id,
  };
}
