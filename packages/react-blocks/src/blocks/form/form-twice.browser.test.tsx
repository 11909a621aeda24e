import { createRuntime } from '@frontage/core-lifecycle/dom';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import '../../page/base.css';
import '../../style.css';
import { parse } from '../../testing/hostile-page';
import { testContext } from '../../testing/test-blocks';
import { testForm } from '../../testing/test-form';
import { testDocument, testInput } from '../../testing/test-page';
import { renderPage } from '../../server/render-page';
import { wholeRegistry } from '../../whole-registry';
import { Newsletter } from '../newsletter/Newsletter';
import { Form } from './Form';

// Node's own hashes; what they are made of is not looked at here.
vi.mock('../../server/policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

const data = { formId: testForm.id };
const kinds = ['form', 'newsletter', 'form'];

function showPage() {
  const document_ = testDocument(...kinds.map((type) => ({ type, data })));
  const input = testInput(document_, { form: () => testForm });
  document.body.replaceChildren(...parse(renderPage(input).html).body.childNodes);
  return [...document.querySelectorAll<HTMLElement>('main form')];
}

const runtime = createRuntime({ blocks: wholeRegistry, context: testContext() });
afterEach(() => {
  runtime.destroy();
  document.body.replaceChildren();
});

/** What is named by an attribute of a control, as elements. */
const named = (control: Element | null, name: string): Element[] =>
  (control?.getAttribute(name) ?? '')
    .split(/\s+/)
    .flatMap((id) => document.getElementById(id) ?? []);

it('the same form thrice on a page: every id is there once, labels and errors are tied within each', async () => {
  const forms = showPage();
  expect(forms.map(({ id }) => id)).toEqual([
    `form-${testForm.id}`,
    `form-${testForm.id}-2`,
    `form-${testForm.id}-3`,
  ]);
  runtime.boot();
  await Promise.all(
    [...document.querySelectorAll('[data-block-state]')].map((root) => runtime.start(root)),
  );
  for (const form of forms.toReversed()) {
    form.querySelector<HTMLElement>('button[type=submit]')?.click();
    await expect.poll(() => form.querySelector('[aria-invalid=true]')).not.toBeNull();
    for (const control of form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')) {
      const notes = named(control, 'aria-describedby');
      expect(notes.length).toBeGreaterThan(0);
      expect(notes.every((note) => form.contains(note))).toBe(true);
      expect([...(control.labels ?? [])].every((label) => form.contains(label))).toBe(true);
    }
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('the markup of a copy is that of its component', () => {
  const [, second, third] = showPage();
  const page = { id: 'p', title: 'Work', path: '/work', contentSource: 'c' } as const;
  const markupOf = (block: React.ReactNode) => {
    const host = document.createElement('div');
    host.innerHTML = renderToStaticMarkup(block);
    return host.querySelector('form')?.outerHTML;
  };
  const props = { definition: testForm, page, locale: 'en-GB' } as const;
  expect(markupOf(<Newsletter {...props} copy={2} />)).toBe(second?.outerHTML);
  expect(markupOf(<Form {...props} copy={3} />)).toBe(third?.outerHTML);
});
