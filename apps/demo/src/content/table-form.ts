import type { FormDefinition } from '@frontage/form-runtime';
import { seedId } from '../seed-id';

/** The long table for an evening: a form that opens above the page. */
export const tableForm: FormDefinition = {
  id: seedId('form:table'),
  name: 'The long table',
  overlay: { openText: 'Ask for the long table' },
  submitText: 'Ask',
  successText: 'Asked. We will look in the book and write back tomorrow.',
  fields: [
    { id: 'text-1', type: 'text', title: 'Your name', required: true, autocomplete: 'name' },
    { id: 'email-1', type: 'email', title: 'Email', required: true },
    { id: 'date-1', type: 'date', title: 'Which evening', required: true },
    {
      id: 'number-1',
      type: 'number',
      title: 'How many at the table',
      description: 'It seats fourteen, sixteen if they like each other.',
      required: true,
    },
  ],
};
