import type { FormDefinition } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/markup';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { testForm } from '../../testing/test-form';
import { Form } from './Form';
import type { FormResult } from './form.parts';

const page = { id: '1', title: 'Contact', path: '/contact' };

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => document.body.replaceChildren());

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

it('stays as it is while a host renders an equal definition anew, and starts anew with another', async () => {
  document.body.innerHTML = '<div id="host"></div>';
  const root = createRoot(find('#host'));
  const render = (definition: FormDefinition) =>
    flushSync(() => root.render(<Form definition={definition} page={page} />));
  render(testForm);
  await expect.poll(() => find('form').hasAttribute('novalidate')).toBe(true);
  find(`[${formParts.submit}]`).click();
  expect(find('form').getAttribute(formParts.state)).toBe('failure');

  render(structuredClone(testForm));
  expect(find('form').getAttribute(formParts.state)).toBe('failure');
  render({ ...testForm, submitText: 'Go' });
  await expect.poll(() => find('form').hasAttribute(formParts.state)).toBe(false);
  flushSync(() => root.unmount());
});

it.each([
  [{}, { contentSource: 'c', pagePermissionTypeValue: 1 }],
  [
    { contentSource: 'i', permissionType: 3 },
    { contentSource: 'i', pagePermissionTypeValue: 3 },
  ],
] as const)('[3.05d] a form on a page with %j says so', async (more, message) => {
  const sent: unknown[] = [];
  const fetch = vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    // The key is asked for with an empty body.
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Promise.resolve(Response.json({ data: { key: 'key-1' } }));
  });
  const root = showMarkup(<Form definition={testForm} page={{ ...page, ...more }} />);
  const end = await mountBlock(root, await import('./form.mount'), testContext());
  for (const control of root.querySelectorAll<HTMLInputElement>('[required]'))
    await userEvent.fill(control, control.type === 'email' ? 'ada@example.com' : 'Ada');
  find(`[${formParts.submit}]`).click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ key: 'key-1', ...message });
  end();
  fetch.mockRestore();
});

it('a one-line field with a maximum counts as well', async () => {
  const fields = [
    { id: 'name', type: 'text', title: 'Name', required: true, maxLength: 5 },
  ] as const;
  const root = showMarkup(<Form definition={{ ...testForm, fields }} page={page} />);
  const end = await mountBlock(root, await import('./form.mount'), testContext());
  await userEvent.fill(find('[name=name]'), 'Ada Lovelace');
  expect(find('[name=name]').getAttribute('aria-describedby')).toContain(
    find(`[${formParts.counter}]`).id,
  );
  expect([
    find(`[${formParts.counter}]`).textContent,
    find(`[${formParts.over}]`).textContent,
  ]).toEqual(['12 / 5', '12 / 5']);
  find(`[${formParts.submit}]`).click();
  expect(find('[id$="-name-error"]').textContent).toBe('You have exceeded the character limit.');
  end();
});

it('without scripts, too long a text has its counter in error style', () => {
  const result = (message: string): FormResult => ({
    formId: testForm.id,
    status: 'failed',
    values: { message },
    errors: {},
  });
  showMarkup(<Form definition={testForm} page={page} result={result('x'.repeat(21))} />);
  expect(find(`[${formParts.counter}]`).hasAttribute(formParts.over)).toBe(true);
  showMarkup(<Form definition={testForm} page={page} result={result('x'.repeat(20))} />);
  expect(find(`[${formParts.counter}]`).hasAttribute(formParts.over)).toBe(false);
});
