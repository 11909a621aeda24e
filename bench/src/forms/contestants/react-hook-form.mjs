import { createElement as h } from 'react';
import { useForm } from 'react-hook-form';
import { labelOf, names, sent, valueOf } from './fields.mjs';
import { render } from './render.mjs';

export const mount = (root, count) => render(root, HookForm, { count });

function HookForm({ count }) {
  const { register, handleSubmit } = useForm({
    defaultValues: Object.fromEntries(names(count).map((name) => [name, valueOf(name)])),
  });
  const field = (name) =>
    h(
      'p',
      { key: name },
      h('label', { htmlFor: name }, labelOf(name)),
      h('input', { id: name, ...register(name, { required: true }) }),
    );
  return h(
    'form',
    { onSubmit: handleSubmit(sent), noValidate: true },
    names(count).map(field),
    h('button', null, 'Send'),
  );
}
