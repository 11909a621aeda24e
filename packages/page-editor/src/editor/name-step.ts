import type { PageOperation } from '@frontage/site-model/editing';
import { kindText, say } from './editor-texts';

/** Names a step of undo by what was done. */
export function nameStep(operation: PageOperation): string {
  switch (operation.do) {
    case 'setField':
      return say('stepSetField');
    case 'setColumn':
      return say('stepColumn');
    case 'setMark':
      return say(operation.mark === 'hidden' ? 'stepHidden' : 'stepLocked');
    case 'setSection':
      return say('stepSection');
    case 'addBlock':
      return say('stepAdd', { kind: kindText(operation.block.type) });
    case 'removeBlock':
      return say('stepRemove', { kind: kindText(operation.block.type) });
    case 'moveBlock':
      return say('stepMove');
    case 'addSection':
      return say('stepAddSection');
    case 'removeSection':
      return say('stepRemoveSection');
    case 'moveSection':
      return say('stepMoveSection');
  }
}
