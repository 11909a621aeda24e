import {
  anyText,
  count,
  flag,
  oneOf,
  optional,
  optionalList,
  own,
  readObject,
  readText,
  textThat,
  type Tell,
} from './definition-source';
import { fieldTypes } from './field-types';
import { isFieldId, type FormField } from './form-definition';
import { isCurrencyCode, isMediaType, isOption } from './is-option';

const optionText = textThat('one line of text without space around it', isOption);
const currencyCode = textThat('three capital letters', isCurrencyCode);
const mediaType = textThat('a media type', isMediaType);

/** Reads one field; undefined, and told, where it has no id or no known type. */
export function readFormField(raw: unknown, path: string, tell: Tell): FormField | undefined {
  const at: Tell = (field, expected, value) =>
    tell(field ? `${path}.${field}` : path, expected, value);
  const source = readObject(raw, '', at);
  const id = own(source, 'id');
  const type = own(source, 'type');
  const known = oneOf(fieldTypes);
  if (typeof id !== 'string' || !isFieldId(id))
    return void at('id', 'a letter, then letters, digits, - or _', id);
  if (!known.fits(type)) return void at('type', known.expected, type);

  return {
    id,
    type,
    title: readText(source, 'title', '', at),
    ...optional(source, 'description', anyText, at),
    ...optional(source, 'placeholder', anyText, at),
    required: optional(source, 'required', flag, at).required ?? false,
    ...optional(source, 'maxLength', count, at),
    ...optional(source, 'autocomplete', anyText, at),
    ...optionalList(source, 'options', optionText, at),
    ...optional(source, 'showCountryCode', flag, at),
    ...optional(source, 'currency', currencyCode, at),
    ...optional(source, 'underline', flag, at),
    ...optional(source, 'startsPage', flag, at),
    ...optional(source, 'key', anyText, at),
    ...optional(source, 'value', anyText, at),
    ...optionalList(source, 'accept', mediaType, at),
    ...optional(source, 'maxBytes', count, at),
  };
}
