import type { FormDefinition, FormField } from '@frontage/form-runtime';
import { mountForm } from '@frontage/form-runtime/dom';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPageStyle, PageStyleProvider } from '../../render/page-style';
import '../../style.css';
import { Form } from './Form';

const fields: readonly FormField[] = [
  { id: 'come', type: 'radio', title: 'Do you come?', required: true, options: ['Yes', 'No'] },
  {
    id: 'meal',
    type: 'select',
    title: 'Which meal?',
    required: true,
    options: ['None', 'Lunch', 'Supper'],
    showWhen: { field: 'come', oneOf: ['Yes'] },
  },
  {
    id: 'diet',
    type: 'text',
    title: 'Your diet',
    required: true,
    showWhen: { field: 'meal', oneOf: ['Lunch', 'Supper'] },
  },
];
const definition: FormDefinition = {
  id: 'a'.repeat(24),
  name: 'Feast',
  submitText: 'Send',
  successText: 'Thanks',
  fields,
};

/** As a served page has it: the rules stand in the style sheet of the page. */
function show(): HTMLFormElement {
  const style = createPageStyle();
  document.body.innerHTML = renderToStaticMarkup(
    <PageStyleProvider value={style}>
      <Form definition={definition} page={{ id: '1', title: 'Feast', path: '/feast' }} />
    </PageStyleProvider>,
  );
  const element = document.createElement('style');
  element.textContent = style.text();
  document.body.append(element);
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  return form;
}

const meal = () => page.getByLabelText('Which meal?');
const diet = () => page.getByLabelText('Your diet');
const seen = () => [meal(), diet()].map((field) => field.query()?.checkVisibility() ?? false);

let form: HTMLFormElement;
beforeEach(() => {
  form = show();
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('fields with conditions, without a script', () => {
  it('are shown while an answer is chosen that shows them, also one after the other', async () => {
    expect(seen()).toEqual([false, false]);
    await userEvent.click(page.getByLabelText('Yes'));
    expect(seen()).toEqual([true, false]);
    await userEvent.selectOptions(meal(), 'Supper');
    expect(seen()).toEqual([true, true]);
    await userEvent.selectOptions(meal(), 'None');
    expect(seen()).toEqual([true, false]);
    await userEvent.selectOptions(meal(), 'Lunch');
    await userEvent.click(page.getByLabelText('No', { exact: true }));
    expect(seen()).toEqual([false, false]);
  });

  it('stop no browser from sending the form, and are no obstacle to anybody', async () => {
    await userEvent.click(page.getByLabelText('No', { exact: true }));
    expect(form.checkValidity()).toBe(true);
    await userEvent.click(page.getByLabelText('Yes'));
    const { violations } = await axe.run(form);
    expect(violations).toEqual([]);
  });
});

describe('fields with conditions, with a script', () => {
  it('are sent and checked only where they are shown', async () => {
    const sent: string[] = [];
    const destroy = mountForm(form, {
      page: {
        pageTitle: '',
        pageId: '',
        contentSource: 'c',
        pagePath: '/',
        pagePermissionTypeValue: 1,
      },
      transport: {
        requestKey: () => Promise.resolve({ ok: true, data: { key: 'k' } }),
        save: (submission) => {
          sent.push(submission.form);
          return Promise.resolve({ ok: true, data: {} });
        },
      },
      clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
      random: () => 0,
    });
    await userEvent.click(page.getByLabelText('Yes'));
    await userEvent.selectOptions(meal(), 'Lunch');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => document.querySelectorAll('[data-invalid]').length).toBe(1);
    expect(sent).toEqual([]);
    await userEvent.click(page.getByLabelText('No', { exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => sent).toEqual(['{"come":"No"}']);
    destroy();
  });
});
