import type { FormDefinition } from '@frontage/form-runtime';

/** A form with each kind of field. */
export const testForm: FormDefinition = {
  id: 'abcdef0123456789abcdef01',
  name: 'Contact',
  submitText: 'Send',
  successText: 'Thank you.',
  fields: [
    { id: 'name', type: 'text', title: 'Name', required: true, autocomplete: 'name' },
    { id: 'email', type: 'email', title: 'Email', required: true, description: 'We answer here.' },
    { id: 'message', type: 'textarea', title: 'Message', required: false, maxLength: 20 },
  ],
};
