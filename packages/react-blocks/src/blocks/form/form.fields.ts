import { defineFields, reference } from '@frontage/site-model/fields';

/** What a form block stores: the form itself is stored once, separately from pages. */
export const formFields = defineFields({
  formId: reference('form', { label: 'Form', required: true }),
});
