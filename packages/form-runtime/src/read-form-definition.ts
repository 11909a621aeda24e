import { isId, type Issue } from '@frontage/site-model';
import { fieldTypes, isFieldId, type FormDefinition, type FormField } from './form-definition';
import { isRedirect } from './is-redirect';

/** The words on the button where none are given. */
export const defaultSubmitText = 'Submit';

/** The text after success where none is given. */
export const defaultSuccessText = 'Thank you!';

/** What `readFormDefinition` returns. */
export interface FormReading {
  readonly definition: FormDefinition;
  /** What was wrong and was left out or replaced by its default. */
  readonly issues: readonly Issue[];
}

/** Tells of something wrong: where, what was wanted, what came. */
type Tell = (field: string, expected: string, value: unknown) => void;
type Source = Readonly<Record<string, unknown>>;

/**
 * Reads a form's definition from parsed JSON. Never throws: a field that is not one is
 * left out, a wrong or missing text has its default, each wrong thing is an issue.
 * Equal to the schema of `./schema` wherever that accepts.
 */
export function readFormDefinition(json: unknown): FormReading {
  const issues: Issue[] = [];
  const tell: Tell = (field, expected, value) => {
    const received = describe(value);
    const message = `form definition, ${field || 'whole'}: expected ${expected}, received ${received}`;
    issues.push({ kind: 'value', field, expected, received, message });
  };
  const source = readObject(json, '', tell);
  const redirect = readRedirect(source, tell);

  const definition: FormDefinition = {
    id: readId(source, tell),
    name: readText(source, 'name', '', tell),
    submitText: readText(source, 'submitText', defaultSubmitText, tell),
    successText: readText(source, 'successText', defaultSuccessText, tell),
    ...(redirect === undefined ? {} : { successRedirect: redirect }),
    fields: readFields(own(source, 'fields'), tell),
  };
  return { definition, issues };
}

function readId(source: Source, tell: Tell): string {
  const id = own(source, 'id');
  if (typeof id === 'string' && isId(id)) return id;
  tell('id', '24 lowercase hexadecimal characters', id);
  return '';
}

function readRedirect(source: Source, tell: Tell): string | undefined {
  const address = own(source, 'successRedirect');
  if (address === undefined) return undefined;
  if (typeof address === 'string' && isRedirect(address)) return address;
  tell('successRedirect', 'a path from the root or an http address', address);
  return undefined;
}

function readFields(raw: unknown, tell: Tell): readonly FormField[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) {
    tell('fields', 'a list', raw);
    return [];
  }
  const seen = new Set<string>();
  return raw.flatMap((entry: unknown, index) => {
    const field = readField(entry, `fields.${index}`, tell);
    if (!field) return [];
    if (seen.has(field.id)) {
      tell(`fields.${index}.id`, 'an id that no other field has', field.id);
      return [];
    }
    seen.add(field.id);
    return [field];
  });
}

function readField(raw: unknown, path: string, tell: Tell): FormField | undefined {
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

function readText(source: Source, name: string, fallback: string, tell: Tell): string {
  const text = own(source, name);
  if (typeof text === 'string') return text;
  if (text !== undefined) tell(name, 'a text', text);
  return fallback;
}

function optionalText<Name extends string>(source: Source, name: Name, tell: Tell): { [Key in Name]?: string } {
  const text = own(source, name);
  if (text !== undefined && typeof text !== 'string') tell(name, 'a text', text);
  // The computed key is `name` itself, which the compiler widens to any text.
  return (typeof text === 'string' ? { [name]: text } : {}) as { [Key in Name]?: string };
}

function readObject(raw: unknown, path: string, tell: Tell): Source {
  // Checked right here: neither null nor a list, so its keys may be looked at.
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Source;
  tell(path, 'an object', raw);
  return {};
}

function own(source: Source, key: string): unknown {
  return Object.hasOwn(source, key) ? source[key] : undefined;
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
