import { maxBlocksPerLayout, type PageBlock, type PageDocument } from '@frontage/site-model';
import { countBlocks, locateSection } from '@frontage/site-model/editing';
import { sectionActs, type BlockAct, type SectionAct } from '../block-act';
import type { DoneAct } from '../done-act';
import { addSectionOperation } from '../add-operation';
import { copyBlock } from '../copy-block';
import { kindText, say } from '../editor-texts';
import { moveSectionBy } from '../move-by';
import { removeSectionOperation } from '../remove-operation';

/** What is done with a block, where a section is chosen in its place. */
const likeBlock: Readonly<Partial<Record<BlockAct, SectionAct>>> = {
  moveUp: 'sectionUp',
  moveDown: 'sectionDown',
  duplicate: 'sectionDuplicate',
  remove: 'sectionRemove',
};

/** What an act does with a section; undefined where it is for blocks alone. */
export function sectionActOf(act: BlockAct): SectionAct | undefined {
  return likeBlock[act] ?? sectionActs.find((one) => one === act);
}

/**
 * Finds what an act on a section changes.
 *
 * @param page as it is
 * @param sectionId the section
 * @param createId makes a new id per call
 * @param begun what a new section begins with
 */
export function actOnSection(
  page: PageDocument,
  sectionId: string,
  act: SectionAct,
  createId: () => string,
  begun: Omit<PageBlock, 'id'>,
): DoneAct {
  const section = locateSection(page, sectionId)?.section;
  if (!section) return { operations: [], announcement: '' };
  const hasRoom = (count: number) => countBlocks(page) + count <= maxBlocksPerLayout;
  const full: DoneAct = { operations: [], announcement: say('full') };
  switch (act) {
    case 'sectionUp':
    case 'sectionDown': {
      const by = act === 'sectionUp' ? -1 : 1;
      const operation = moveSectionBy(page, section.id, by);
      if (!operation)
        return { operations: [], announcement: say('cannotMove', { kind: say('section') }) };
      const place = page.sections.indexOf(section) + 1 + by;
      const count = page.sections.length;
      return { operations: [operation], announcement: say('sectionMoved', { place, count }) };
    }
    case 'sectionDuplicate': {
      const blocks = section.blocks.map((block) => copyBlock(block, createId()));
      if (!hasRoom(blocks.length)) return full;
      const copy = { ...section, id: `s-${createId()}`, blocks };
      return {
        operations: [{ do: 'addSection', section: copy, after: section.id }],
        announcement: say('sectionDuplicated'),
        addedSection: copy.id,
      };
    }
    case 'sectionAdd': {
      if (!hasRoom(1)) return full;
      const added = createId();
      const first = { ...begun, id: added };
      return {
        operations: [addSectionOperation(`s-${createId()}`, first, section.id)],
        announcement: say('sectionAdded', { kind: kindText(begun.type) }),
        added,
      };
    }
    case 'sectionRemove':
      return {
        operations: [removeSectionOperation(page, section.id)].filter((one) => one !== undefined),
        announcement: say('sectionRemoved'),
      };
  }
}
