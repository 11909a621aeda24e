import { createElement as h } from 'react';
import { labelOf, names, sent, valueOf } from './fields.mjs';
import { render } from './render.mjs';

export const mount = (root, count) => render(root, PlainForm, { count });

/** Inputs that React renders and leaves alone, checked by hand. */
function PlainForm({ count }) {
  const onSubmit = (event) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    if (names(count).every((name) => values[name].trim())) sent(values);
  };
  const field = (name) =>
    h(
      'p',
      { key: name },
      h('label', { htmlFor: name }, labelOf(name)),
      h('input', { id: name, name, defaultValue: valueOf(name) }),
    );
  return h(
    'form',
    { onSubmit, noValidate: true },
    names(count).map(field),
    h('button', null, 'Send'),
  );
}
