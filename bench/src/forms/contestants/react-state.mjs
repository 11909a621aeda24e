import { createElement as h, useState } from 'react';
import { labelOf, names, sent, valueOf } from './fields.mjs';
import { render } from './render.mjs';

export const mount = (root, count) => render(root, StateForm, { count });

/** Inputs whose values are one state of their form. */
function StateForm({ count }) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(names(count).map((name) => [name, valueOf(name)])),
  );
  const onSubmit = (event) => {
    event.preventDefault();
    if (names(count).every((name) => values[name].trim())) sent(values);
  };
  const field = (name) =>
    h(
      'p',
      { key: name },
      h('label', { htmlFor: name }, labelOf(name)),
      h('input', {
        id: name,
        name,
        value: values[name],
        onChange: ({ target }) => setValues((before) => ({ ...before, [name]: target.value })),
      }),
    );
  return h(
    'form',
    { onSubmit, noValidate: true },
    names(count).map(field),
    h('button', null, 'Send'),
  );
}
