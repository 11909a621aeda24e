import type { FormDefinition } from '../form-definition';

/** A form with every kind of field there is so far. */
export const contactForm: FormDefinition = {
  id: '65f0000000000000000000a1',
  name: 'Contact',
  submitText: 'Send',
  successText: 'Thank you! We answer within two days.',
  fields: [
    { id: 'text-1', type: 'text', title: 'Name', required: true, autocomplete: 'name' },
    { id: 'email-1', type: 'email', title: 'Email', required: true, description: 'For our answer only.', autocomplete: 'email' },
    { id: 'textarea-1', type: 'textarea', title: 'Message', required: false, placeholder: 'Your idea', maxLength: 20 },
  ],
};
