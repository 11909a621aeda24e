import type { PageDocument } from '@frontage/site-model';
import { locateBlock, subjectId, type PageOperation } from '@frontage/site-model/editing';
import type { NamedStep } from './create-history';
import type { EditorBlocks } from './editor-blocks';
import { kindText, say } from './editor-texts';
import { nameField } from './name-field';

/**
 * Names a step of undo by what was done, and to which kind of block or to how many of them.
 *
 * @param step its operations, of which the first says what was done, or the version it brings back
 * @param page on which its block is, before or after it was taken back
 * @param known the kinds of block that there are
 */
export function nameStep(
  { operations, restores }: NamedStep,
  page: PageDocument,
  known: EditorBlocks,
): string {
  if (restores !== undefined) return say('stepRestore', { number: restores });
  const [operation] = operations;
  const type = typeOf(operation, page);
  const alike = operations.filter((one) => one.do === operation.do);
  const { size: count } = new Set(alike.map(subjectId));
  const one = type === undefined ? say('block') : kindText(type);
  const kind = count > 1 ? say('blocks', { count }) : one;
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
      return say('stepAdd', { kind });
    case 'removeBlock':
      return say('stepRemove', { kind });
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

function typeOf(operation: PageOperation, page: PageDocument): string | undefined {
  if (operation.do === 'addBlock' || operation.do === 'removeBlock') return operation.block.type;
  return locateBlock(page, subjectId(operation))?.block.type;
}
