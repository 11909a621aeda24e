import { useForm } from '@tanstack/react-form';
import { createElement as h } from 'react';
import { labelOf, names, sent, valueOf } from './fields.mjs';
import { render } from './render.mjs';

export const mount = (root, count) => render(root, TanStackForm, { count });

const validators = { onSubmit: ({ value }) => (value.trim() ? undefined : 'required') };

function TanStackForm({ count }) {
  const form = useForm({
    defaultValues: Object.fromEntries(names(count).map((name) => [name, valueOf(name)])),
    onSubmit: ({ value }) => sent(value),
  });
  const input = ({ name, state, handleBlur, handleChange }) =>
    h('input', {
      id: name,
      name,
      value: state.value,
      onBlur: handleBlur,
      onChange: ({ target }) => handleChange(target.value),
    });
  const field = (name) =>
    h(
      'p',
      { key: name },
      h('label', { htmlFor: name }, labelOf(name)),
      h(form.Field, { name, validators }, input),
    );
  const onSubmit = (event) => {
    event.preventDefault();
    void form.handleSubmit();
  };
  return h(
    'form',
    { onSubmit, noValidate: true },
    names(count).map(field),
    h('button', null, 'Send'),
  );
}
