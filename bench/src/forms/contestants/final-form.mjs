import { createElement as h } from 'react';
import { Field, Form } from 'react-final-form';
import { labelOf, names, sent, valueOf } from './fields.mjs';
import { render } from './render.mjs';

export const mount = (root, count) => render(root, FinalForm, { count });

const validate = (value) => (value?.trim() ? undefined : 'required');

function FinalForm({ count }) {
  const initialValues = Object.fromEntries(names(count).map((name) => [name, valueOf(name)]));
  const field = (name) =>
    h(
      'p',
      { key: name },
      h('label', { htmlFor: name }, labelOf(name)),
      h(Field, { name, validate }, ({ input }) => h('input', { id: name, ...input })),
    );
  const body = ({ handleSubmit }) =>
    h(
      'form',
      { onSubmit: handleSubmit, noValidate: true },
      names(count).map(field),
      h('button', null, 'Send'),
    );
  return h(Form, { onSubmit: sent, initialValues }, body);
}
