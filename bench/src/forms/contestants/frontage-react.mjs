import { Form } from '../../../../packages/react-blocks/src/react';
import { definition, valuesOf } from './definition.mjs';
import { names, sent, valueOf } from './fields.mjs';
import { render } from './render.mjs';

const page = { id: 'p1', title: 'Bench', path: '/' };

/** Our component in a React site; its server calls are answered here. */
export function mount(root, count) {
  window.fetch = async (url, { body }) => {
    if (String(url).includes('SaveFormSubmission')) sent(() => valuesOf(JSON.parse(body)));
    return new Response('{"data":{"key":"k1"}}', {
      headers: { 'content-type': 'application/json' },
    });
  };
  const values = Object.fromEntries(names(count).map((name) => [name, valueOf(name)]));
  const form = definition(count);
  render(root, Form, {
    definition: form,
    page,
    result: { formId: form.id, status: 'failed', values, errors: {} },
  });
}
