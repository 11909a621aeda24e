export { applyOperation, countBlocks, type AppliedOperation } from './apply-operation';
export { compareDocuments, restoreBlock, type PageChange } from './compare-documents';
export { isBlockColumn } from '../page-document';
export {
  pageParts,
  type EditAnswer,
  type EditorData,
  type EditorStart,
  type KeptStep,
  type KeptSteps,
  type NamedEdit,
  type PagePart,
  type PagePresence,
  type PageStatus,
  type ShownMarks,
} from './editor-data';
export { invertOperation } from './invert-operation';
export { isHeldByLock } from './is-held-by-lock';
export { isSameJson } from './is-same-json';
export { locateBlock, locateSection, type LocatedBlock } from './locate';
export { mergeItems, type MergedItems } from './merge-items';
export { originsOf } from './origins-of';
export type {
  BlockPosition,
  LeftOutChange,
  OperationOutcome,
  PageEdit,
  PageOperation,
  SectionSettings,
} from './page-operation';
export { restoreDocument } from './restore-document';
export { sectionSettings } from './section-settings';
export { shortenText } from './shorten-text';
export type { PagePattern } from './page-pattern';
export type { PublishReview, ReviewChange, ReviewFact, TextChange } from './publish-review';
export {
  beginEditing,
  editedDocument,
  isRefusal,
  stepEditing,
  type EditingEvent,
  type EditingState,
  type NumberedEdit,
} from './step-editing';
export { stackSteps, type UndoStacks, type UndoStep } from './stack-steps';
export { subjectId } from './subject-id';
export { undoStep } from './undo-step';
