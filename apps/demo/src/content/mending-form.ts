import type { FormDefinition } from '@frontage/form-runtime';
import { seedId } from '../seed-id';

/** A broken pot, with pictures of it. */
export const mendingForm: FormDefinition = {
  id: seedId('form:mending'),
  name: 'Mending',
  submitText: 'Send it to the mending shelf',
  successText:
    'It lies on the mending shelf. Keep the pieces, even the small ones; we will write by the weekend.',
  fields: [
    { id: 'email-1', type: 'email', title: 'Email', required: true },
    { id: 'textarea-1', type: 'textarea', title: 'What happened', required: false, maxLength: 400 },
    {
      id: 'file-1',
      type: 'file',
      title: 'Pictures of it',
      description: 'One of the break and one of the foot, where its number is.',
      required: true,
      accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
      maxBytes: 5_000_000,
    },
  ],
};
