import type { PageDocument } from '@frontage/site-model';
import {
  beginEditing,
  editedDocument,
  stepEditing,
  undoStep,
  type PageEdit,
} from '@frontage/site-model/editing';
import { actOnBlock } from './act-on-block';
import type { EditorBlocks } from './editor-blocks';
import { nameStep } from './name-step';
import { firstBlock } from './new-block';

/**
 * Works out what moving the first block comes to, and taking that back. A browser compiles what it
 * has never run: whoever moves a block does not wait for that where it was rehearsed. Nothing is
 * changed, kept, sent or shown.
 *
 * @param page as it is
 * @param blocks the kinds of block that there are
 * @returns the page after both: as it was
 */
export function rehearseMoving(page: PageDocument, blocks: EditorBlocks): PageDocument {
  const first = page.sections.find(({ blocks: own }) => own.length > 0)?.blocks[0];
  if (!first) return page;
  const noId = () => '';
  const { operations } = actOnBlock(page, first.id, 'moveDown', noId, firstBlock(blocks));
  const made: PageEdit[] = operations.map((operation) => ({ id: '', step: '', operation }));
  let state = beginEditing(page, 0, []);
  for (const edit of [...made, ...undoStep('', made, noId)]) {
    state = stepEditing(state, { type: 'edited', edit });
    nameStep(edit.operation);
  }
  return editedDocument(state);
}
