import { askAddition } from './ask-addition';
import { createConflictQuestions } from './conflicts/create-conflict-questions';
import { createAdviceLines } from './create-advice-lines';
import { describePlace } from './describe-place';
import { patternOf } from './patterns/pattern-of';
import { placeAddition } from './place-addition';
import { savePattern } from './patterns/save-pattern';
import { createSectionPicture } from './sections/create-section-picture';
import { showPart } from './show-part';

/** What opens over the editor, or is said later, and is needed with it: in a file of its own. */
export const dialogs = {
  askAddition,
  describePlace,
  patternOf,
  placeAddition,
  savePattern,
  showPart,
  createSectionPicture,
  createAdviceLines,
  createConflictQuestions,
};
