import { describe, expect, it } from 'vitest';
import type { FormField } from './form-definition';
import { sanitizeForm } from './sanitize-form';
import { summarizeForm } from './summarize-form';
import { validateForm } from './validate-form';

const fields: readonly FormField[] = [
  { id: 'come', type: 'radio', title: 'Do you come?', required: true, options: ['Yes', 'No'] },
  {
    id: 'meals',
    type: 'checkbox',
    title: 'Meals',
    required: false,
    options: ['Lunch', 'Supper'],
    showWhen: { field: 'come', oneOf: ['Yes'] },
  },
  {
    id: 'diet',
    type: 'text',
    title: 'Diet',
    required: true,
    showWhen: { field: 'meals', oneOf: ['Lunch', 'Supper'] },
  },
];
const answers = { come: 'Yes', meals: ['Supper'], diet: 'Everything' };

describe('a field with a condition', () => {
  it('keeps its value while the condition is met', () => {
    expect(sanitizeForm({ fields }, answers)).toEqual(answers);
  });

  it('has none while it is not, and so have those that depend on it', () => {
    const blank = { come: 'No', meals: [], diet: '' };
    expect(sanitizeForm({ fields }, { ...answers, come: 'No' })).toEqual(blank);
    expect(sanitizeForm({ fields }, { ...answers, come: undefined })).toEqual({
      ...blank,
      come: '',
    });
    expect(sanitizeForm({ fields }, { ...answers, meals: [] })).toEqual({
      ...answers,
      meals: [],
      diet: '',
    });
  });

  it('is required only where it is shown', () => {
    const check = (values: object) =>
      Object.keys(validateForm({ fields }, sanitizeForm({ fields }, { ...values })));
    expect(check({ come: 'No' })).toEqual([]);
    expect(check({ come: 'Yes' })).toEqual([]);
    expect(check({ ...answers, diet: '' })).toEqual(['diet']);
  });

  it('is missing from the summary where it was not shown', () => {
    const titles = (values: object) =>
      summarizeForm({ fields }, { ...values }).map(({ rawTitle }) => rawTitle);
    expect(titles({ come: 'No' })).toEqual(['Do you come?']);
    expect(titles(answers)).toEqual(['Do you come?', 'Meals', 'Diet']);
  });
});
