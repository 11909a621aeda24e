import {
  flag,
  oneOf,
  ownProperty,
  text,
  whole,
  type UnknownRecord,
} from '@frontage/core-lifecycle/reading';
import { optional, optionalList, readObject, readText, textThat, type Report } from './optional';
import { fieldTypes } from './field-types';
import { isFieldId, type FormField } from './form-definition';
import { isCurrencyCode, isMediaType, isOption } from './is-option';

const optionText = textThat('one line of text without space around it', isOption);
const currencyCode = textThat('three capital letters', isCurrencyCode);
const mediaType = textThat('a media type', isMediaType);

/** Reads one field; undefined, with a report, if it has no id or no known type. */
export function readFormField(raw: unknown, path: string, report: Report): FormField | undefined {
  const reportField: Report = (field, expected, value) =>
    report(field ? `${path}.${field}` : path, expected, value);
  const source = readObject(raw, '', reportField);
  const id = ownProperty(source, 'id');
  const type = ownProperty(source, 'type');
  const fieldType = oneOf(fieldTypes);
  if (typeof id !== 'string' || !isFieldId(id))
    return void reportField('id', 'a letter, then letters, digits, - or _', id);
  if (!fieldType.is(type)) return void reportField('type', fieldType.expected, type);

  return {
    id,
    type,
    title: readText(source, 'title', '', reportField),
    ...optional(source, 'description', text, reportField),
    ...optional(source, 'placeholder', text, reportField),
    ...readCondition(source, reportField),
    required: optional(source, 'required', flag(), reportField).required ?? false,
    ...optional(source, 'maxLength', whole(), reportField),
    ...optional(source, 'autocomplete', text, reportField),
    ...optionalList(source, 'options', optionText, reportField),
    ...optional(source, 'showCountryCode', flag(), reportField),
    ...optional(source, 'currency', currencyCode, reportField),
    ...optional(source, 'underline', flag(), reportField),
    ...optional(source, 'startsPage', flag(), reportField),
    ...optional(source, 'key', text, reportField),
    ...optional(source, 'value', text, reportField),
    ...optionalList(source, 'accept', mediaType, reportField),
    ...optional(source, 'maxBytes', whole(), reportField),
  };
}

function readCondition(source: UnknownRecord, report: Report): Pick<FormField, 'showWhen'> {
  const raw = ownProperty(source, 'showWhen');
  if (raw === undefined) return {};
  const condition = readObject(raw, 'showWhen', report);
  const field = ownProperty(condition, 'field');
  const { oneOf: answers } = optionalList(condition, 'oneOf', optionText, (path, expected, value) =>
    report(`showWhen.${path}`, expected, value),
  );
  if (typeof field === 'string' && answers) return { showWhen: { field, oneOf: answers } };
  report('showWhen', 'the id of a field and a list of its options', raw);
  return {};
}
