import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSubmission } from './build-submission';
import type { FormField, FormFields } from './form-definition';
import { sanitizeForm } from './sanitize-form';
import { maxFiles } from './sanitize-value';
import { contactForm, everyKindForm } from './testing/definitions';
import { hostileValues } from './testing/hostile-values';

const fieldOf = (type: FormField['type'], more: Partial<FormField> = {}): FormFields => ({
  fields: [{ id: 'f', type, title: 'F', required: false, ...more }],
});
const sanitized = (form: FormFields, value: unknown): unknown => sanitizeForm(form, { f: value }).f;

describe('sanitizeForm', () => {
  it('[3.06] has a value for every field but sections, and for nothing else', () => {
    const values = sanitizeForm(everyKindForm, { 'section-1': 'x', other: 'x' });
    const ids = everyKindForm.fields.map(({ id }) => id).filter((id) => id !== 'section-1');
    expect(Object.keys(values)).toEqual(ids);
  });

  it.each([
    ['name', ['Ada', ' Lovelace '], ['Ada', 'Lovelace']],
    [
      'address',
      ['1 Mill Rd', '', 'Ely', '', 'CB7', 'GB'],
      ['1 Mill Rd', '', 'Ely', '', 'CB7', 'GB'],
    ],
    ['date', ['7', '4', '2026', 'more'], ['7', '4', '2026']],
    ['time', ['9', '15'], ['9', '15', '', '']],
    ['name', 'Ada', ['', '']],
    ['name', [['a'], { b: 1 }], ['', '']],
  ] as const)('[3.07] a %s of %j has its parts: %j', (type, value, parts) => {
    expect(sanitized(fieldOf(type), value)).toEqual(parts);
  });

  it.each([
    [
      ['646', '123', '0000'],
      ['', '646', '123', '0000'],
    ],
    [
      ['+1', '646', '123', '0000'],
      ['+1', '646', '123', '0000'],
    ],
    [
      ['', '646', '123', '0000'],
      ['', '646', '123', '0000'],
    ],
    [[], ['', '', '', '']],
  ])('[3.08] a phone of %j becomes %j', (value, parts) => {
    expect(sanitized(fieldOf('phone'), value)).toEqual(parts);
  });

  it('[3.09a] a checkbox group is the list of its checked options, in the form’s order', () => {
    const form = fieldOf('checkbox', { options: ['A', 'B', 'C'] });
    expect(sanitized(form, ['C', 'A', 'A', 'D', 7])).toEqual(['A', 'C']);
    expect(sanitized(form, undefined)).toEqual([]);
  });

  it.each(['radio', 'select'] as const)('[3.09b] a %s is the chosen option, or blank', (type) => {
    const form = fieldOf(type, { options: ['A', 'B'] });
    expect([
      sanitized(form, 'B'),
      sanitized(form, 'D'),
      sanitized(form, ['B']),
      sanitized(form, null),
    ]).toEqual(['B', '', '', '']);
  });

  it('[3.10] a likert is a map of statement to answer, the unanswered left out', () => {
    const form = fieldOf('likert', { options: ['Quiet.', 'Clean.', '__proto__'] });
    const value: unknown = JSON.parse('{"Clean.":"-2","Quiet.":"3","__proto__":"1","else":"1"}');
    expect(JSON.stringify(sanitized(form, value))).toBe('{"Clean.":"-2","__proto__":"1"}');
  });

  it('[3.12] any other field is its value, a clean text', () => {
    const values = {
      'text-1': 'A\nda\0',
      'email-1': ' ada@mill.de\t',
      'textarea-1': 'a\r\nb\rc\n ',
      other: 'x',
    };
    expect(sanitizeForm(contactForm, values)).toEqual({
      'text-1': 'A da',
      'email-1': 'ada@mill.de',
      'textarea-1': 'a\nb\nc\n ',
    });
    expect([
      sanitized(fieldOf('password'), ' a b '),
      sanitized(fieldOf('number'), ' 12.50 '),
      sanitized(fieldOf('hidden'), ' a\r\n'),
    ]).toEqual([' a b ', '12.50', ' a\n']);
  });

  it('files are ids of uploads, each once, one more than allowed at most', () => {
    const id = (index: number): string => index.toString(16).padStart(24, '0');
    expect(sanitized(fieldOf('file'), [id(1), '../etc', id(1), 7, id(2)])).toEqual([id(1), id(2)]);
    expect(
      sanitized(
        fieldOf('file'),
        Array.from({ length: 50 }, (_, index) => id(index)),
      ),
    ).toHaveLength(maxFiles + 1);
  });

  it('finds nothing in what every object inherits', () => {
    const kinds = ['text', 'checkbox', 'name', 'likert', 'radio', 'file'] as const;
    const found = kinds.map(
      (type) =>
        sanitizeForm(
          fieldOf(type, { id: 'constructor', options: ['name', 'length', 'prototype'] }),
          {},
        ).constructor,
    );
    expect(found).toEqual(['', [], ['', ''], {}, '', []]);
  });

  it('[3.06] twice is as once, and a payload read again is the same payload, whatever came', () => {
    fc.assert(
      fc.property(hostileValues(everyKindForm), (raw) => {
        const values = sanitizeForm(everyKindForm, raw);
        expect(sanitizeForm(everyKindForm, values)).toEqual(values);
        const page = {
          pageTitle: '',
          pageId: '',
          contentSource: 'c',
          pagePath: '/',
          pagePermissionTypeValue: 1,
        } as const;
        const { form } = buildSubmission({ key: 'k', formId: everyKindForm.id, values, page });
        expect(JSON.stringify(sanitizeForm(everyKindForm, JSON.parse(form)))).toBe(form);
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
      { numRuns: 500 },
    );
  });

  it('looks at each entry of a long list once', () => {
    const steps = (length: number): number => {
      let reads = 0;
      const list = new Proxy(
        Array.from({ length }, (_, index) => `${index}`),
        {
          get: (target, name, receiver) => {
            reads += 1;
            return Reflect.get(target, name, receiver);
          },
        },
      );
      for (const type of ['checkbox', 'file', 'name', 'phone', 'likert', 'select'] as const) {
        sanitized(fieldOf(type, { options: ['A', 'B', 'C'] }), list);
      }
      return reads;
    };
    expect(steps(20_000) - steps(10_000)).toBeLessThanOrEqual(2.2 * (steps(10_000) - steps(5_000)));
    expect(steps(10_000)).toBeLessThan(60_000);
  });

  it('takes a text of a million characters as it is', () => {
    const long = 'x'.repeat(1_000_000);
    expect(sanitized(fieldOf('textarea'), long)).toBe(long);
    expect(sanitized(fieldOf('phone'), [long, long, long])).toEqual(['', long, long, long]);
  });
});
