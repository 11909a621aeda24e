import type { FormDefinition } from '@frontage/form-runtime';
import { seedId } from '../seed-id';

/** The form on the contact page. */
export const contactForm: FormDefinition = {
  id: seedId('form:contact'),
  name: 'Contact',
  submitText: 'Send it',
  successText:
    'It has arrived. One of us will answer by the next evening; on firing days, by the one after.',
  fields: [
    { id: 'text-1', type: 'text', title: 'Your name', required: true, autocomplete: 'name' },
    {
      id: 'email-1',
      type: 'email',
      title: 'Email',
      description: 'Only to answer you. We keep no list.',
      required: true,
      autocomplete: 'email',
    },
    {
      id: 'textarea-1',
      type: 'textarea',
      title: 'What is it about?',
      description: 'If you ask about a pot, its number is scratched under the foot.',
      required: true,
      maxLength: 1200,
    },
  ],
};
