import type { FormDefinition } from '@frontage/form-runtime';
import { seedId } from '../seed-id';

/** The letter that goes out when the kiln is opened. */
export const kilnPostForm: FormDefinition = {
  id: seedId('form:kiln-post'),
  kind: 'newsletter',
  name: 'Kiln post',
  submitText: 'Put me on the list',
  successText: 'Nearly. A letter with a link is on its way; open it, and you are on the list.',
  fields: [{ id: 'email-1', type: 'email', title: 'Your email', required: true }],
};
