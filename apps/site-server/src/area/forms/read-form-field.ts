import {
  canDecide,
  mostUploadBytes,
  type FieldCondition,
  type FormField,
} from '@frontage/form-runtime';
import type { EntryReader } from '../entries/create-entry-reader';
import { fieldOf, readLines, type EntryFields } from '../entries/entry-fields';
import { fieldSettings, type FieldSetting } from './field-settings';
import { sayOfForms } from './form-texts';
import { readMegabytes, writeMegabytes } from './megabytes';
import { readFieldType } from './read-field-type';

/** The most characters of an answer to choose. */
const longestOption = 300;

/** The most characters that an owner may allow. */
const mostCharacters = 100_000;

/** What a setting is read from. */
interface SettingSource {
  readonly reader: EntryReader;
  readonly fields: EntryFields;
  /** The name of a control of this field. */
  readonly of: (name: string) => string;
  /** The fields above this one. */
  readonly earlier: readonly FormField[];
}

/**
 * Reads one field of a form from its controls.
 *
 * @param reader notes what is wrong
 * @param fields all controls
 * @param id of the field
 * @param earlier the fields above it
 */
export function readFormField(
  reader: EntryReader,
  fields: EntryFields,
  id: string,
  earlier: readonly FormField[],
): FormField {
  const of = (name: string) => fieldOf(name, id);
  const type = readFieldType(fields[of('type')]);
  const title = reader.text(of('title'), 500);
  if (title === '' && type !== 'hidden') reader.complain(of('title'), sayOfForms('wrongTitle'));
  const source = { reader, fields, of, earlier };
  const settings = fieldSettings[type].map((setting) => readers[setting](source));
  return Object.assign({ id, type, title, required: false }, ...settings);
}

/** Gives a property only where something was entered. */
function entered<Name extends keyof FormField>(
  name: Name,
  value: FormField[Name],
): Partial<FormField> {
  return value === '' || value === false || value === undefined ? {} : { [name]: value };
}

const readers: Readonly<Record<FieldSetting, (source: SettingSource) => Partial<FormField>>> = {
  description: ({ reader, of }) => entered('description', reader.text(of('description'), 2_000)),
  required: ({ reader, of }) => ({ required: reader.isOn(of('required')) }),
  placeholder: ({ reader, of }) => entered('placeholder', reader.text(of('placeholder'), 300)),
  options: ({ reader, fields, of }) => {
    const options = readLines(fields[of('options')]);
    const wrong = options.some(({ length }) => length > longestOption);
    if (options.length === 0) reader.complain(of('options'), sayOfForms('wrongOptions'));
    if (wrong) reader.complain(of('options'), sayOfForms('wrongOption', { count: longestOption }));
    return { options };
  },
  max: ({ reader, of }) => {
    const maxLength = reader.whole(of('max'), { min: 0, max: mostCharacters }, 0);
    return maxLength === 0 ? {} : { maxLength };
  },
  autocomplete: ({ reader, of }) => entered('autocomplete', reader.text(of('autocomplete'), 100)),
  'country-code': ({ reader, of }) => entered('showCountryCode', reader.isOn(of('country-code'))),
  currency: ({ reader, of }) => {
    const currency = reader.text(of('currency'), 3);
    return /^[A-Z]{3}$/.test(currency) ? { currency } : {};
  },
  underline: ({ reader, of }) => entered('underline', reader.isOn(of('underline'))),
  'starts-page': ({ reader, of }) => entered('startsPage', reader.isOn(of('starts-page'))),
  key: ({ reader, of }) => entered('key', reader.text(of('key'), 100)),
  value: ({ reader, of }) => entered('value', reader.text(of('value'), 1_000)),
  accept: ({ fields, of }) => {
    const accept = (fields[of('accept')] ?? '').split(' ').filter((type) => type.includes('/'));
    return accept.length === 0 ? {} : { accept };
  },
  'max-megabytes': ({ reader, of }) => {
    const text = reader.text(of('max-megabytes'), 20);
    if (text === '') return {};
    const maxBytes = readMegabytes(text);
    if (maxBytes > 0 && maxBytes <= mostUploadBytes) return { maxBytes };
    const most = writeMegabytes(mostUploadBytes);
    reader.complain(of('max-megabytes'), sayOfForms('wrongMegabytes', { most }));
    return {};
  },
  when: (source) => readCondition(source),
};

function readCondition({ reader, fields, of, earlier }: SettingSource): Partial<FormField> {
  const field = (fields[of('when')] ?? '').trim();
  if (field === '') return {};
  const choice = earlier.find(({ id }) => id === field);
  const oneOf = readLines(fields[of('when-values')]);
  const options = choice?.options ?? [];
  const isChosen = choice !== undefined && canDecide(choice) && oneOf.length > 0;
  const other = oneOf.find((answer) => !options.includes(answer));
  if (!isChosen) reader.complain(of('when-values'), sayOfForms('wrongWhen'));
  else if (other !== undefined)
    reader.complain(of('when-values'), sayOfForms('wrongAnswer', { val: other }));
  if (reader.isOn(of('starts-page')))
    reader.complain(of('when-values'), sayOfForms('wrongWhenStep'));
  const showWhen: FieldCondition = { field, oneOf };
  return isChosen && other === undefined ? { showWhen } : {};
}
