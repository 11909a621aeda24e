import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlNames } from './control-names';
import { errorTarget } from './error-target';
import { findProblem } from './find-problem';
import type { FieldValue, FormField } from './form-definition';
import { formMessages } from './messages';
import { sanitizeForm } from './sanitize-form';
import { maxFiles } from './sanitize-value';
import { everyKindForm } from './testing/definitions';
import { hostileValues } from './testing/hostile-values';
import { isAmountText, isNumberText } from './is-number-text';
import { isWebsite, websiteAddress } from './website-address';
import { validateForm } from './validate-form';

const field = (type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  id: 'f',
  type,
  title: 'F',
  required: false,
  ...more,
});
const options = ['A', 'B'];

/** Kind, value, the error if required, the error if not; with the control of the error. */
const cases: readonly (readonly [
  FormField['type'],
  FieldValue,
  required?: string,
  optional?: string,
])[] = [
  ['name', ['', ''], 'REQUIRED f.first'],
  ['name', ['Ada', '']],
  ['name', ['', 'Lovelace'], 'INCOMPLETE f.first'],
  ['address', ['', '', '', '', '', 'GB'], 'REQUIRED f.line1'],
  ['address', ['1 Mill Rd', '', '', '', '', ''], 'INCOMPLETE f.city'],
  ['address', ['1 Mill Rd', '', 'Ely', '', '', '']],
  ['date', ['', '', ''], 'REQUIRED f.month'],
  ['date', ['7', '', '2026'], 'INCOMPLETE f.day', 'DATE_INVALID f.day'],
  ['date', ['2', '29', ''], 'INCOMPLETE f.year', 'DATE_INVALID f.year'],
  ['date', ['13', '1', '2026'], 'DATE_INVALID f.month', 'DATE_INVALID f.month'],
  ['date', ['2', '29', '2024']],
  ['date', ['2', '29', '2023'], 'DATE_INVALID f.day', 'DATE_INVALID f.day'],
  ['date', ['2', '29', '1900'], 'DATE_INVALID f.day', 'DATE_INVALID f.day'],
  ['date', ['2', '29', '2000']],
  ['date', ['6', '31', '2026'], 'DATE_INVALID f.day', 'DATE_INVALID f.day'],
  ['date', ['07', '31', '2026']],
  ['date', ['٠٧', '٣١', '٢٠٢٦']],
  ['date', ['۲', '۳۰', '۲۰۲۶'], 'DATE_INVALID f.day', 'DATE_INVALID f.day'],
  ['time', ['٢١', '١٥', '', '']],
  ['phone', ['+٢٠', '٢', '٢٧٣٥', '٠٠٠٠']],
  ['date', ['7', '4', '26'], 'DATE_INVALID f.year', 'DATE_INVALID f.year'],
  ['time', ['', '', '', 'PM'], 'REQUIRED f.hour'],
  ['time', ['9', '15', '', 'AM']],
  ['time', ['21', '15', '', '']],
  ['time', ['21', '15', '', 'PM'], 'TIME_INVALID f.hour', 'TIME_INVALID f.hour'],
  ['time', ['0', '60', '', ''], 'TIME_INVALID f.minute', 'TIME_INVALID f.minute'],
  ['time', ['9', '15', '61', 'am'], 'TIME_INVALID f.second', 'TIME_INVALID f.second'],
  ['time', ['9', '15', '', 'xm'], 'TIME_INVALID f.period', 'TIME_INVALID f.period'],
  ['phone', ['+1', '', '', ''], 'REQUIRED f.area'],
  ['phone', ['', '646', '123', '0000']],
  ['phone', ['+44', '', '20 7946', '0958']],
  ['phone', ['x', '646', '123', '0000'], 'PHONE_INVALID f.country', 'PHONE_INVALID f.country'],
  ['phone', ['', '646', 'abc', '0000'], 'PHONE_INVALID f.prefix', 'PHONE_INVALID f.prefix'],
  ['phone', ['', '646', '', ''], 'PHONE_INVALID f.prefix', 'PHONE_INVALID f.prefix'],
  ['phone', ['', '64600', '1230000', '00009999'], 'PHONE_INVALID f.area', 'PHONE_INVALID f.area'],
  ['checkbox', [], 'REQUIRED f'],
  ['checkbox', ['A']],
  ['radio', '', 'REQUIRED f'],
  ['select', 'A'],
  ['likert', {}, 'REQUIRED f.0'],
  ['likert', { A: '0' }, 'INCOMPLETE f.1'],
  ['likert', { A: '0', B: '-2' }],
  ['file', [], 'REQUIRED f'],
  [
    'file',
    Array.from({ length: maxFiles + 1 }, (_, index) => `${index}`),
    'TOO_MANY_FILES f',
    'TOO_MANY_FILES f',
  ],
  ['file', Array.from({ length: maxFiles }, (_, index) => `${index}`)],
  ['hidden', ''],
  ['section', ''],
  ['number', '12.50'],
  ['number', '1,200'],
  ['number', '1 200,5'],
  ['number', '-3'],
  ['number', '٣٫٥'],
  ['number', 'twelve', 'NUMBER_INVALID f', 'NUMBER_INVALID f'],
  ['number', '1,,2', 'NUMBER_INVALID f', 'NUMBER_INVALID f'],
  ['currency', '$12.50'],
  ['currency', '1,200 EUR'],
  ['currency', '12'],
  ['currency', 'a lot', 'CURRENCY_INVALID f', 'CURRENCY_INVALID f'],
  ['website', 'example.com'],
  ['website', 'https://example.photography/a?b#c'],
  ['website', 'пример.рф'],
  ['website', 'javascript:alert(1)', 'WEBSITE_INVALID f', 'WEBSITE_INVALID f'],
  ['website', 'ftp://example.com', 'WEBSITE_INVALID f', 'WEBSITE_INVALID f'],
  ['website', 'example', 'WEBSITE_INVALID f', 'WEBSITE_INVALID f'],
  ['password', 'x'],
  ['twitter', '@ada'],
];

const problemOf = (field: FormField, value: FieldValue): string | undefined => {
  const problem = findProblem(field, value);
  return problem && `${problem.code} ${errorTarget(field, value)}`;
};

describe('findProblem', () => {
  it.each(cases.map(([type, value, required, optional]) => ({ type, value, required, optional })))(
    'a $type of $value: required $required, else $optional',
    ({ type, value, required, optional }) => {
      expect(problemOf(field(type, { options, required: true }), value)).toBe(required);
      expect(problemOf(field(type, { options }), value)).toBe(optional);
    },
  );

  it('has words for what is wrong, which may name the field', () => {
    const form = {
      fields: [field('date', { title: 'Day' }), field('file', { id: 'g', title: 'Plan' })],
    };
    const files = Array.from({ length: maxFiles + 1 }, (_, index) => `${index}`);
    expect(validateForm(form, { f: ['2', '30', '2026'], g: files })).toEqual({
      f: 'Enter a real date, with a four-digit year.',
      g: 'Choose at most 10 files.',
    });
    expect(
      validateForm(form, { f: ['2', '30', '2026'] }, { texts: { DATE_INVALID: '{title}?' } }),
    ).toEqual({ f: 'Day?' });
  });

  it('finds nothing wrong with a form that is blank and asks for nothing', () => {
    expect(validateForm(everyKindForm, sanitizeForm(everyKindForm, {}))).toEqual({});
    expect(validateForm(everyKindForm, {})).toEqual({});
  });

  it('never throws, tells in words it has, and leads to a control of the field', () => {
    const required = everyKindForm.fields.map((each) => ({ ...each, required: true }));
    fc.assert(
      fc.property(hostileValues(everyKindForm), (raw) => {
        const values = sanitizeForm(everyKindForm, raw);
        for (const each of required) {
          const value = values[each.id];
          const problem = findProblem(each, value);
          if (!problem) continue;
          expect(formMessages).toHaveProperty([problem.code]);
          expect(controlNames(each)).toContain(errorTarget(each, value));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('errorTarget', () => {
  it('is the first control that there is where the server found something', () => {
    expect(errorTarget(field('phone'), ['', '646', '123', '0000'])).toBe('f.area');
    expect(
      errorTarget(field('phone', { showCountryCode: true }), ['1', '646', '123', '0000']),
    ).toBe('f.country');
    expect(errorTarget(field('text'), 'x')).toBe('f');
    expect(errorTarget(field('likert', { options: [] }), {})).toBe('f');
  });
});

describe('websiteAddress', () => {
  it('completes what the visitor left out, and nothing else', () => {
    expect(['example.com', 'HTTP://a.de', 'javascript:alert(1)', ''].map(websiteAddress)).toEqual([
      'https://example.com',
      'HTTP://a.de',
      'javascript:alert(1)',
      '',
    ]);
  });

  it('answers at once on a text made to be slow', () => {
    expect(isWebsite(`${'a.'.repeat(999)}-`)).toBe(false);
    expect(isWebsite('a'.repeat(1_000_000))).toBe(false);
  });

  it('takes numbers of 100 characters and addresses of 2,000, and not one more', () => {
    expect([isNumberText('1'.repeat(100)), isNumberText('1'.repeat(101))]).toEqual([true, false]);
    expect([isAmountText('1'.repeat(100)), isAmountText('1'.repeat(101))]).toEqual([true, false]);
    const address = `example.com/${'a'.repeat(1988)}`;
    expect([isWebsite(address), isWebsite(`${address}a`)]).toEqual([true, false]);
  });
});
