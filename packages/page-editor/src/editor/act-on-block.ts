import { maxBlocksPerLayout, type PageBlock, type PageDocument } from '@frontage/site-model';
import { countBlocks, locateBlock } from '@frontage/site-model/editing';
import { addBlockOperation } from './add-operation';
import { copyBlock } from './copy-block';
import { moveBlockBy } from './move-by';
import { removeBlockOperation } from './remove-operation';
import type { BlockAct } from './block-act';
import type { DoneAct } from './done-act';
import { kindText, say } from './editor-texts';
import { actOnSection } from './sections/act-on-section';

/**
 * Finds what an act on the chosen block changes.
 *
 * @param page as it is
 * @param blockId the chosen block
 * @param act what is done
 * @param createId makes a new id per call
 * @param begun what a new section begins with
 */
export function actOnBlock(
  page: PageDocument,
  blockId: string,
  act: BlockAct,
  createId: () => string,
  begun: Omit<PageBlock, 'id'>,
): DoneAct {
  const found = locateBlock(page, blockId);
  if (!found) return { operations: [], announcement: '' };
  const { block, section } = found;
  const kind = kindText(block.type);
  const isFull = countBlocks(page) >= maxBlocksPerLayout;
  const full: DoneAct = { operations: [], announcement: say('full') };
  switch (act) {
    case 'moveUp':
    case 'moveDown': {
      const by = act === 'moveUp' ? -1 : 1;
      const operation = moveBlockBy(page, blockId, by);
      if (!operation) return { operations: [], announcement: say('cannotMove', { kind }) };
      const count = countBlocks(page);
      const now = blockNumber(page, blockId);
      // Into another section it goes past no block.
      const isSame = operation.do === 'moveBlock' && operation.to.section === section.id;
      const place = isSame ? now + by : now;
      return { operations: [operation], announcement: say('moved', { kind, place, count }) };
    }
    case 'duplicate': {
      if (isFull) return full;
      const added = createId();
      return {
        operations: [addBlockOperation(page, copyBlock(block, added), blockId)],
        announcement: say('added', { kind }),
        added,
      };
    }
    case 'remove':
      return {
        operations: [removeBlockOperation(page, blockId)].filter((one) => one !== undefined),
        announcement: say('removed', { kind }),
      };
    case 'hide':
    case 'lock': {
      const mark = act === 'hide' ? 'hidden' : 'locked';
      const was = block[mark] === true;
      const announcement = say(markTexts[mark][was ? 'off' : 'on'], { kind });
      return {
        operations: [{ do: 'setMark', block: blockId, mark, value: !was, was }],
        announcement,
      };
    }
    // The name is asked for first.
    case 'savePattern':
      return { operations: [], announcement: '' };
    default:
      return actOnSection(page, section.id, act, createId, begun);
  }
}

const markTexts = {
  hidden: { on: 'nowHidden', off: 'nowShown' },
  locked: { on: 'nowLocked', off: 'nowUnlocked' },
} as const;

/** Where a block stands on its page, from 1. */
function blockNumber({ sections }: PageDocument, blockId: string): number {
  return sections.flatMap(({ blocks }) => blocks).findIndex(({ id }) => id === blockId) + 1;
}
