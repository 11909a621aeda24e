import { defineFields, reference } from '@frontage/site-model/fields';

/** What a newsletter block stores: its form is stored once, beside the pages. */
export const newsletterFields = defineFields({
  formId: reference('form', {
    label: 'Newsletter form',
    hint: 'The form that visitors subscribe with.',
    required: true,
  }),
});
