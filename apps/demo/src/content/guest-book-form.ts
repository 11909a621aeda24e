import type { FormDefinition } from '@frontage/form-runtime';
import { seedId } from '../seed-id';

/** A line for the guest book; its captcha is solved by the browser. */
export const guestBookForm: FormDefinition = {
  id: seedId('form:guest-book'),
  name: 'Guest book',
  submitText: 'Write it in',
  successText: 'It is in the book, in our handwriting, on Sunday evening.',
  captcha: 'altcha',
  fields: [
    { id: 'text-1', type: 'text', title: 'How you sign', required: true },
    { id: 'textarea-1', type: 'textarea', title: 'Your line', required: true, maxLength: 280 },
  ],
};
