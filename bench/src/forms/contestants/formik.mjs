import { Field, Form, Formik } from 'formik';
import { createElement as h } from 'react';
import { labelOf, names, sent, valueOf } from './fields.mjs';
import { render } from './render.mjs';

export const mount = (root, count) => render(root, FormikForm, { count });

function FormikForm({ count }) {
  const initialValues = Object.fromEntries(names(count).map((name) => [name, valueOf(name)]));
  const validate = (values) =>
    Object.fromEntries(
      names(count)
        .filter((name) => !values[name]?.trim())
        .map((name) => [name, 'required']),
    );
  const field = (name) =>
    h(
      'p',
      { key: name },
      h('label', { htmlFor: name }, labelOf(name)),
      h(Field, { id: name, name }),
    );
  return h(
    Formik,
    { initialValues, validate, onSubmit: sent },
    h(Form, { noValidate: true }, names(count).map(field), h('button', { type: 'submit' }, 'Send')),
  );
}
