import type { PageDocument } from '@frontage/site-model';
import { locateBlock, subjectId, type PageOperation } from '@frontage/site-model/editing';
import type { EditorBlocks } from './editor-blocks';
import { kindText, say } from './editor-texts';
import { nameField } from './name-field';

/**
 * Names a step of undo by what was done, and to which kind of block.
 *
 * @param operation the first one of it
 * @param page on which its block is, before or after it was taken back
 * @param known the kinds of block that there are
 */
export function nameStep(
  operation: PageOperation,
  page: PageDocument,
  known: EditorBlocks,
): string {
  const type = locateBlock(page, subjectId(operation))?.block.type;
  const kind = type === undefined ? say('block') : kindText(type);
  switch (operation.do) {
    case 'setField':
      return type === undefined
        ? say('stepSetField')
        : say('stepField', { field: nameField(known, type, operation.field) });
    case 'setColumn':
      return say('stepColumn', { kind });
    case 'setMark':
      return say(operation.mark === 'hidden' ? 'stepHidden' : 'stepLocked', { kind });
    case 'setSection':
      return say('stepSection');
    case 'addBlock':
      return say('stepAdd', { kind: kindText(operation.block.type) });
    case 'removeBlock':
      return say('stepRemove', { kind: kindText(operation.block.type) });
    case 'moveBlock':
      return say('stepMove', { kind });
    case 'addSection':
      return say('stepAddSection');
    case 'removeSection':
      return say('stepRemoveSection');
    case 'moveSection':
      return say('stepMoveSection');
  }
}
