import type { FormDefinition, FormField } from '@frontage/form-runtime';
import { expect, it } from 'vitest';
import { testForm } from '../../testing/test-form';
import { formStart } from './form-start';

const field = (type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  id: `${type}-1`,
  type,
  title: 'A field',
  required: true,
  ...more,
});
const cases: readonly (readonly [string, Partial<FormDefinition>])[] = [
  ['steps', { fields: [field('text'), field('section', { startsPage: true })] }],
  ['files', { fields: [field('file')] }],
  ['an address', { fields: [field('address')] }],
  ['a captcha', { captcha: 'altcha' }],
  ['a place above the page', { overlay: { openText: 'Write' } }],
];

it('a form that looks the same with its script waits for a touch', () => {
  expect(formStart(testForm, undefined)).toBe('interaction');
});

it.each(cases)('one with %s starts when it is seen', (_, over) => {
  expect(formStart({ ...testForm, ...over }, undefined)).toBeUndefined();
});

it('one that was sent without scripts starts when it is seen', () => {
  const result = { formId: testForm.id, status: 'failed', values: {}, errors: {} } as const;
  expect(formStart(testForm, result)).toBeUndefined();
});
