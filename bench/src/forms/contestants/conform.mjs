import { parse } from '@conform-to/dom';
import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { createElement as h } from 'react';
import { labelOf, names, sent, valueOf } from './fields.mjs';
import { render } from './render.mjs';

export const mount = (root, count) => render(root, ConformForm, { count });

function ConformForm({ count }) {
  const [form, fields] = useForm({
    defaultValue: Object.fromEntries(names(count).map((name) => [name, valueOf(name)])),
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve(value) {
          const blank = names(count).filter((name) => !value[name]?.trim());
          return blank.length > 0
            ? { error: Object.fromEntries(blank.map((name) => [name, ['required']])) }
            : { value };
        },
      }),
    onSubmit(event, { submission }) {
      event.preventDefault();
      sent(submission.payload);
    },
  });
  const field = (name) => {
    const { key, ...props } = getInputProps(fields[name], { type: 'text' });
    return h(
      'p',
      { key: name },
      h('label', { htmlFor: props.id }, labelOf(name)),
      h('input', { key, ...props }),
    );
  };
  return h('form', { ...getFormProps(form) }, names(count).map(field), h('button', null, 'Send'));
}
