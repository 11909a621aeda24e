export { createIssue, describeKind, issueMessage, type Issue } from './issue';
export { isRecord, ownProperty, type UnknownRecord } from './unknown-record';
export {
  flag,
  listOf,
  oneOf,
  orNull,
  readValue,
  shaped,
  text,
  whole,
  type ValueKind,
  type ValueKinds,
  type ValueOf,
  type ValuesOf,
} from './value-kind';
export { isCount, isFilledText, isText } from './is-text';
