import type { FormDefinition, FormField } from '@frontage/form-runtime';
import { fieldOf, writeLines, type EntryFields } from '../entries/entry-fields';
import { fieldSettings, type FieldSetting } from './field-settings';
import { formControls } from './form-controls';
import { writeMegabytes } from './megabytes';

/** Writes a form into the controls of its page. */
export function writeFormEntries(form: FormDefinition): EntryFields {
  return {
    name: form.name,
    kind: form.kind ?? 'form',
    submit: form.submitText,
    success: form.successText,
    redirect: form.successRedirect ?? '',
    overlay: form.overlay?.openText ?? '',
    html: form.postSubmitHtml ?? '',
    notify: form.notify ?? '',
    captcha: form.captcha ?? '',
    [formControls.fields]: writeLines(form.fields.map(({ id }) => id)),
    ...Object.assign({}, ...form.fields.map(writeFieldEntries)),
  };
}

/** Writes a field into its controls. */
export function writeFieldEntries(field: FormField): EntryFields {
  const { id, type, title } = field;
  const settings = fieldSettings[type].flatMap((setting) =>
    Object.entries(writers[setting](field)),
  );
  const entries = [['type', type], ['title', title], ...settings] as const;
  return Object.fromEntries(entries.map(([name, value]) => [fieldOf(name, id), value]));
}

const flag = (isOn: boolean | undefined): string => (isOn ? 'on' : '');

const writers: Readonly<Record<FieldSetting, (field: FormField) => EntryFields>> = {
  description: ({ description = '' }) => ({ description }),
  required: ({ required }) => ({ required: flag(required) }),
  placeholder: ({ placeholder = '' }) => ({ placeholder }),
  options: ({ options = [] }) => ({ options: writeLines(options) }),
  max: ({ maxLength }) => ({ max: maxLength ? String(maxLength) : '' }),
  autocomplete: ({ autocomplete = '' }) => ({ autocomplete }),
  'country-code': ({ showCountryCode }) => ({ 'country-code': flag(showCountryCode) }),
  currency: ({ currency = 'USD' }) => ({ currency }),
  underline: ({ underline }) => ({ underline: flag(underline) }),
  'starts-page': ({ startsPage }) => ({ 'starts-page': flag(startsPage) }),
  key: ({ key = '' }) => ({ key }),
  value: ({ value = '' }) => ({ value }),
  accept: ({ accept = [] }) => ({ accept: accept.join(' ') }),
  'max-megabytes': ({ maxBytes }) => ({ 'max-megabytes': writeMegabytes(maxBytes) }),
  when: ({ showWhen }) => ({
    when: showWhen?.field ?? '',
    'when-values': writeLines(showWhen?.oneOf ?? []),
  }),
};
