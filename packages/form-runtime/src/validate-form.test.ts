import { describe, expect, it } from 'vitest';
import type { FormField } from './form-definition';
import { contactForm } from './testing/definitions';
import { isTooLong } from './check-text';
import { validateForm } from './validate-form';

const emailError = 'Email is not valid. Email addresses should follow the format name@example.com.';
const field = (part: Partial<FormField>): { fields: FormField[] } => ({
  fields: [{ id: 'f', type: 'text', title: 'Name', required: false, ...part }],
});

describe('validateForm', () => {
  it('finds nothing wrong with what is right', () => {
    const values = {
      'text-1': 'Ada',
      'email-1': 'ada@mill.photography',
      'textarea-1': 'x'.repeat(20),
    };
    expect(validateForm(contactForm, values)).toEqual({});
  });

  it('says what a blank required field wants, in the order of the fields', () => {
    const errors = validateForm(contactForm, { 'text-1': ' \n' });
    expect(Object.entries(errors)).toEqual([
      ['text-1', 'Fill in this field.'],
      ['email-1', 'Enter your email address.'],
    ]);
  });

  it('[5.05b] lets a blank email pass unless it is required', () => {
    expect(validateForm(field({ type: 'email' }), { f: '' })).toEqual({});
    expect(validateForm(field({ type: 'email', required: true }), { f: '' })).toEqual({
      f: 'Enter your email address.',
    });
  });

  it('[5.05c] has the message for a wrong email', () => {
    expect(validateForm(field({ type: 'email' }), { f: 'ada@mill' })).toEqual({ f: emailError });
  });

  it('takes the top level as told', () => {
    expect(
      validateForm(field({ type: 'email' }), { f: 'a@b.museum' }, { topLevel: 'two-to-four' }),
    ).toEqual({ f: emailError });
  });

  it('[5.06c] has the message for too long a text; blank passes unless required', () => {
    const error = { f: 'You have exceeded the character limit.' };
    expect(validateForm(field({ type: 'textarea', maxLength: 3 }), { f: 'abcd' })).toEqual(error);
    expect(validateForm(field({ type: 'textarea', maxLength: 3 }), { f: 'abc' })).toEqual({});
    expect(validateForm(field({ type: 'textarea', maxLength: 3 }), { f: '' })).toEqual({});
    expect(validateForm(field({ type: 'textarea', maxLength: 3, required: true }), {})).toEqual({
      f: 'Fill in this field.',
    });
  });

  it.each([undefined, 0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[5.06b] a maximum of %s is no limit',
    (max) => {
      expect(isTooLong('x'.repeat(5000), max)).toBe(false);
    },
  );

  it('counts as JavaScript does', () => {
    expect(isTooLong('👩‍🎨', 5)).toBe(false);
    expect(isTooLong('👩‍🎨', 4)).toBe(true);
  });

  it('speaks with other texts', () => {
    const texts = { REQUIRED: '{title} fehlt.' };
    expect(validateForm(field({ required: true }), {}, { texts })).toEqual({ f: 'Name fehlt.' });
  });
});
