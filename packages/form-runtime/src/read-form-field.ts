import { optionalText, own, readObject, readText, type Source, type Tell } from './definition-source';
import { fieldTypes } from './field-types';
import { isFieldId, type FormField } from './form-definition';

/** Reads one field; undefined, and told, where it has no id or no known type. */
export function readFormField(raw: unknown, path: string, tell: Tell): FormField | undefined {
  const at: Tell = (field, expected, value) => tell(field ? `${path}.${field}` : path, expected, value);
  const source = readObject(raw, '', at);
  const id = own(source, 'id');
  const type = fieldTypes.find((known) => known === own(source, 'type'));
  if (typeof id !== 'string' || !isFieldId(id)) return void at('id', 'a letter, then letters, digits, - or _', id);
  if (!type) return void at('type', `one of ${fieldTypes.join(', ')}`, own(source, 'type'));

  return {
    id,
    type,
    title: readText(source, 'title', '', at),
    ...optionalText(source, 'description', at),
    ...optionalText(source, 'placeholder', at),
    required: readRequired(source, at),
    ...readMaxLength(source, at),
    ...optionalText(source, 'autocomplete', at),
  };
}

function readRequired(source: Source, tell: Tell): boolean {
  const required = own(source, 'required');
  if (required !== undefined && typeof required !== 'boolean') tell('required', 'true or false', required);
  return required === true;
}

function readMaxLength(source: Source, tell: Tell): { maxLength?: number } {
  const maxLength = own(source, 'maxLength');
  if (maxLength === undefined) return {};
  if (typeof maxLength === 'number' && Number.isSafeInteger(maxLength) && maxLength >= 0) return { maxLength };
  tell('maxLength', 'a whole number from 0', maxLength);
  return {};
}
