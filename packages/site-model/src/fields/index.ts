export { choice, color, flag, numberChoice } from './choice-fields';
export { collectReferences, type BlockTables, type PageReferences } from './collect-references';
export { collectWords } from './collect-words';
export {
  defineFields,
  group,
  list,
  readFields,
  type DraftOf,
  type StoredOf,
} from './define-fields';
export type { FieldRule, Fields, FieldTable, KnownField } from './field-table';
export { date, dateTime, length, number, ratio } from './number-fields';
export {
  category,
  embed,
  focalPoint,
  reference,
  tag,
  type FocalPoint,
  type ReferenceTarget,
} from './reference-fields';
export { readRichText, type RichNode, type RichWords } from './rich-text';
export { email, fileLink, link, richText, text } from './text-fields';
export { walkFields, type VisitField } from './walk-fields';
