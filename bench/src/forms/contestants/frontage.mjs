import { browserClock } from '@frontage/core-lifecycle/dom';
import { mountForm } from '@frontage/form-runtime/dom';
import { Form } from '../../../../packages/react-blocks/src/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { definition, valuesOf } from './definition.mjs';
import { names, sent, valueOf } from './fields.mjs';

const page = { id: 'p1', title: 'Bench', path: '/' };
let html = '';

/** Done before measuring, like on a server. */
export function prepare(count) {
  const values = Object.fromEntries(names(count).map((name) => [name, valueOf(name)]));
  const form = definition(count);
  html = renderToStaticMarkup(
    createElement(Form, {
      definition: form,
      page,
      result: { formId: form.id, status: 'failed', values, errors: {} },
    }),
  );
}

/** Our HTML as the server sends it, with the behaviour of our forms. */
export function mount(root) {
  root.innerHTML = html;
  mountForm(root.querySelector('form'), {
    clock: browserClock(window),
    random: Math.random,
    page: {
      pageTitle: '',
      pageId: '',
      contentSource: 'c',
      pagePath: '/',
      pagePermissionTypeValue: 1,
    },
    transport: {
      requestKey: async () => ({ ok: true, data: { key: 'k1' } }),
      save: async (submission) => {
        sent(() => valuesOf(submission));
        return { ok: true };
      },
    },
  });
}
