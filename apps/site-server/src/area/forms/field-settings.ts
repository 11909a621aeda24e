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

const asked = ['required', 'description', 'when'] as const;
const typed = [...asked, 'placeholder', 'autocomplete'] as const;
const chosen = ['options', ...asked] as const;

/** What each kind of field has; a kind without a setting ignores it. */
export const fieldSettings: Readonly<Record<FieldType, readonly FieldSetting[]>> = {
  text: [...typed, 'max'],
  textarea: [...typed, 'max'],
  email: typed,
  currency: [...asked, 'placeholder', 'currency'],
  number: [...asked, 'placeholder'],
  website: typed,
  password: [...asked, 'placeholder'],
  twitter: [...asked, 'placeholder'],
  date: asked,
  time: asked,
  name: asked,
  address: asked,
  phone: [...asked, 'country-code'],
  section: ['description', 'when', 'underline', 'starts-page'],
  radio: chosen,
  checkbox: chosen,
  select: [...chosen, 'placeholder'],
  likert: chosen,
  hidden: ['key', 'value'],
  file: [...asked, 'accept', 'max-megabytes'],
};
