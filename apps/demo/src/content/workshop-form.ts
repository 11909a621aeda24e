import type { FormDefinition } from '@frontage/form-runtime';
import { seedId } from '../seed-id';

/** A place at the wheel, asked for in three steps. */
export const workshopForm: FormDefinition = {
  id: seedId('form:workshop'),
  name: 'A day at the wheel',
  submitText: 'Ask for a place',
  successText:
    'You are on the list for that day. We will write within two days, with what to bring and what not to wear.',
  fields: [
    {
      id: 'section-1',
      type: 'section',
      title: 'The day',
      description: 'Six wheels, ten to four, soup at one.',
      required: false,
      startsPage: true,
    },
    {
      id: 'radio-1',
      type: 'radio',
      title: 'Which day',
      required: true,
      options: ['Saturday 12 December', 'Saturday 9 January', 'Saturday 23 January'],
    },
    {
      id: 'select-1',
      type: 'select',
      title: 'How many of you',
      required: true,
      options: ['One', 'Two', 'Three'],
    },
    { id: 'section-2', type: 'section', title: 'You', required: false, startsPage: true },
    { id: 'name-1', type: 'name', title: 'Your name', required: true },
    { id: 'email-1', type: 'email', title: 'Email', required: true },
    {
      id: 'section-3',
      type: 'section',
      title: 'Hands and lunch',
      required: false,
      startsPage: true,
    },
    {
      id: 'likert-1',
      type: 'likert',
      title: 'How you get on with clay',
      required: true,
      options: ['I have thrown before.', 'I can stand getting wet.'],
    },
    {
      id: 'checkbox-1',
      type: 'checkbox',
      title: 'Soup',
      required: false,
      options: ['No meat', 'No milk', 'No wheat'],
    },
  ],
};
