import { flag, oneOf, ownProperty, text, whole } from '@frontage/core-lifecycle/reading';
import { optional, optionalList, readObject, readText, textThat, type Report } from './optional';
import { fieldTypes } from './field-types';
import { isFieldId, type FormField } from './form-definition';
import { isCurrencyCode, isMediaType, isOption } from './is-option';

const optionText = textThat('one line of text without space around it', isOption);
const currencyCode = textThat('three capital letters', isCurrencyCode);
const mediaType = textThat('a media type', isMediaType);

/** Reads one field; undefined, with a report, if it has no id or no known type. */
export function readFormField(raw: unknown, path: string, report: Report): FormField | undefined {
  const at: Report = (field, expected, value) =>
    report(field ? `${path}.${field}` : path, expected, value);
  const source = readObject(raw, '', at);
  const id = ownProperty(source, 'id');
  const type = ownProperty(source, 'type');
  const known = oneOf(fieldTypes);
  if (typeof id !== 'string' || !isFieldId(id))
    return void at('id', 'a letter, then letters, digits, - or _', id);
  if (!known.is(type)) return void at('type', known.expected, type);

  return {
    id,
    type,
    title: readText(source, 'title', '', at),
    ...optional(source, 'description', text, at),
    ...optional(source, 'placeholder', text, at),
    required: optional(source, 'required', flag(), at).required ?? false,
    ...optional(source, 'maxLength', whole(), at),
    ...optional(source, 'autocomplete', text, at),
    ...optionalList(source, 'options', optionText, at),
    ...optional(source, 'showCountryCode', flag(), at),
    ...optional(source, 'currency', currencyCode, at),
    ...optional(source, 'underline', flag(), at),
    ...optional(source, 'startsPage', flag(), at),
    ...optional(source, 'key', text, at),
    ...optional(source, 'value', text, at),
    ...optionalList(source, 'accept', mediaType, at),
    ...optional(source, 'maxBytes', whole(), at),
  };
}
