/** The kinds of field a form can have: those of [3.13], and files. */
export const fieldTypes = [
  'text',
  'textarea',
  'email',
  'currency',
  'number',
  'website',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
  'file',
] as const;

/** One of `fieldTypes`. */
export type FieldType = (typeof fieldTypes)[number];
