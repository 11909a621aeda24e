import { labelOf, names } from './fields.mjs';

/** The same form as an owner would have set it up. */
export const definition = (count) => ({
  id: '65f0000000000000000000a1',
  name: 'Bench',
  submitText: 'Send',
  successText: 'Thank you!',
  fields: names(count).map((id) => ({ id, type: 'text', title: labelOf(id), required: true })),
});

/** The values of a submission, back from its JSON. */
export const valuesOf = ({ form }) => JSON.parse(form);
