import { formParts } from '@frontage/form-runtime/markup';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useForm, type UseFormOptions } from './use-form';

const page = {
  pageTitle: 'Contact',
  pageId: 'p1',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
} as const;

let renders = 0;

function Own({ save }: { save: UseFormOptions['transport']['save'] }): ReactNode {
  renders += 1;
  const form = useForm({
    page,
    transport: { requestKey: async () => ({ ok: true, data: { key: 'k1' } }), save },
  });
  return (
    <div>
      <form ref={form} {...{ [formParts.formId]: '65f0000000000000000000b1' }}>
        <div {...{ [formParts.summary]: '' }} hidden tabIndex={-1}>
          <p role="alert" {...{ [formParts.summaryText]: '' }} />
          <ul {...{ [formParts.summaryList]: '' }} />
        </div>
        <div {...{ [formParts.fields]: '' }}>
          <div {...{ [formParts.field]: 'email' }}>
            <p id="own-error" />
            <label htmlFor="own" {...{ [formParts.title]: '' }}>
              Email
            </label>
            <input id="own" name="email-1" required aria-describedby="own-error" />
          </div>
        </div>
        <button {...{ [formParts.submit]: '' }}>Send</button>
      </form>
      <p {...{ [formParts.success]: '' }} hidden tabIndex={-1}>
        Thank you.
      </p>
    </div>
  );
}

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  renders = 0;
  document.body.innerHTML = '<div id="host"></div>';
});
afterEach(() => document.body.replaceChildren());

it('[4.01a] [4.01b] a form of own markup is checked, sent once through the transport of the last render, and given back', async () => {
  const [first, last] = [
    vi.fn(),
    vi.fn<UseFormOptions['transport']['save']>(async () => ({ ok: true })),
  ];
  const root = createRoot(find('#host'));
  const render = (save: UseFormOptions['transport']['save']) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <Own save={save} />
        </StrictMode>,
      ),
    );
  render(first);
  const before = find('form').innerHTML;
  await expect.poll(() => find('form').hasAttribute('novalidate')).toBe(true);

  find(`[${formParts.submit}]`).click();
  await expect.poll(() => find('#own-error').textContent).toBe('Enter your email address.');
  render(last);
  const rendered = renders;
  await userEvent.fill(find('#own'), 'ada@mill.example');
  find(`[${formParts.submit}]`).click();
  await expect.poll(() => find(`[${formParts.success}]`).hidden).toBe(false);
  expect(last.mock.calls.map(([submission]) => JSON.parse(submission.form))).toEqual([
    { 'email-1': 'ada@mill.example' },
  ]);
  expect(first).not.toHaveBeenCalled();
  // Neither typing nor sending renders anything.
  expect(renders).toBe(rendered);

  flushSync(() => root.render(<div />));
  flushSync(() =>
    root.render(
      <StrictMode>
        <Own save={last} />
      </StrictMode>,
    ),
  );
  expect(find('form').innerHTML).toBe(before);
  flushSync(() => root.unmount());
});
