import type { FieldType } from '@frontage/form-runtime';

/** What can be set of a field, beside its title. */
export type FieldSetting =
  | 'description'
  | 'required'
  | 'placeholder'
  | 'options'
  | 'max'
  | 'autocomplete'
  | 'country-code'
  | 'currency'
  | 'underline'
  | 'starts-page'
  | 'key'
  | 'value'
  | 'accept'
  | 'max-megabytes'
  | 'when';

const common = ['required', 'description', 'when'] as const;
const typed = [...common, 'placeholder', 'autocomplete'] as const;
const chosen = ['options', ...common] as const;

/** What each kind of field has; a kind without a setting ignores it. */
export const fieldSettings: Readonly<Record<FieldType, readonly FieldSetting[]>> = {
  text: [...typed, 'max'],
  textarea: [...typed, 'max'],
  email: typed,
  currency: [...common, 'placeholder', 'currency'],
  number: [...common, 'placeholder'],
  website: typed,
  password: [...common, 'placeholder'],
  twitter: [...common, 'placeholder'],
  date: common,
  time: common,
  name: common,
  address: common,
  phone: [...common, 'country-code'],
  section: ['description', 'when', 'underline', 'starts-page'],
  radio: chosen,
  checkbox: chosen,
  select: [...chosen, 'placeholder'],
  likert: chosen,
  hidden: ['key', 'value'],
  file: [...common, 'accept', 'max-megabytes'],
};
