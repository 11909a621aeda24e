import type { PageDocument } from '../page-document';
import { locateBlock, locateSection } from './locate';
import type { PageOperation } from './page-operation';

/** Whether a lock holds an operation off; it counts for the lock's own editor, too. */
export function isHeldByLock(document: PageDocument, operation: PageOperation): boolean {
  switch (operation.do) {
    case 'setField':
    case 'setColumn':
    case 'moveBlock':
      return locateBlock(document, operation.block)?.block.locked === true;
    case 'setMark':
      return (
        operation.mark !== 'locked' && locateBlock(document, operation.block)?.block.locked === true
      );
    case 'removeBlock':
      return locateBlock(document, operation.block.id)?.block.locked === true;
    case 'removeSection': {
      const found = locateSection(document, operation.section.id);
      return found?.section.blocks.some(({ locked }) => locked) === true;
    }
    default:
      return false;
  }
}
