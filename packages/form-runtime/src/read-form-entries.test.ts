import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlNames } from './control-names';
import type { FieldValue, FormField } from './form-definition';
import { readFormEntries } from './read-form-entries';
import { sanitizeForm } from './sanitize-form';
import { everyKindForm } from './testing/definitions';
import { everyKindPairs, everyKindValues } from './testing/every-kind-values';
import { hostileValues } from './testing/hostile-values';

const { fields } = everyKindForm;

/** Files, a repeated name that may occur once, and names of no field. */
const otherPairs = [
  ['file-1', 'a'.repeat(24)],
  ['file-1', 'b'.repeat(24)],
  ['radio-1', 'Small'],
  ['likert-1.1', ''],
  ['frontage-form', 'x'],
  ['section-1', 'x'],
  ['__proto__', 'x'],
] as const;

/** The pairs that a browser would send for a value. */
function entriesOf(
  field: FormField,
  value: FieldValue = '',
): readonly (readonly [string, string])[] {
  const names = controlNames(field);
  if (typeof value === 'string') return [[field.id, value]];
  if (!isList(value))
    return names.map((name, index) => [name, value[field.options?.[index] ?? ''] ?? '']);
  return names.length > 1
    ? names.map((name, index) => [name, value[index] ?? ''])
    : value.map((entry) => [field.id, entry]);
}

function isList(value: FieldValue): value is readonly string[] {
  return Array.isArray(value);
}

describe('readFormEntries', () => {
  it('a plain post and a payload of the same form have the same values', () => {
    fc.assert(
      fc.property(hostileValues(everyKindForm), (raw) => {
        const values = sanitizeForm(everyKindForm, raw);
        const pairs = fields
          .filter(({ type }) => type !== 'section')
          .flatMap((field) => entriesOf(field, values[field.id]));
        expect(sanitizeForm(everyKindForm, readFormEntries(fields, pairs))).toEqual(values);
      }),
      { numRuns: 500 },
    );
  });

  it('[3.07] [3.08] [3.09a] [3.09b] [3.10] [3.12] makes the values of every kind out of the pairs of a form', () => {
    const body = new URLSearchParams([...everyKindPairs, ...otherPairs].map((pair) => [...pair]));
    expect(sanitizeForm(everyKindForm, readFormEntries(fields, body))).toEqual({
      ...everyKindValues,
      'file-1': ['a'.repeat(24), 'b'.repeat(24)],
    });
  });

  it('[3.08] a phone without a country has an empty first part', () => {
    const pairs = everyKindPairs.filter(([name]) => name !== 'phone-1.country');
    expect(readFormEntries(fields, pairs)['phone-1']).toEqual(['', '20', '7946', '0000']);
  });

  it.each([
    ['utm_source=news', [['hidden-1', 'own']], 'news'],
    ['utm_source=', [['hidden-1', 'own']], ''],
    ['hidden-1=x', [['hidden-1', 'own']], 'own'],
    ['', [['hidden-1', '']], ''],
    ['', [], 'direct'],
  ] as const)(
    '[3.11] with the query %j and the pairs %j a hidden field is %j',
    (query, entries, value) => {
      expect(readFormEntries(fields, entries, new URLSearchParams(query))['hidden-1']).toBe(value);
    },
  );

  it('[3.11] a hidden field without a key goes by its id', () => {
    const hidden = { id: 'ref', type: 'hidden', title: '', required: false } as const;
    expect(readFormEntries([hidden], [], new URLSearchParams('ref=a'))).toEqual({ ref: 'a' });
  });

  it('passes over what is no text', () => {
    expect(
      readFormEntries(fields, [
        ['text-1', new Uint8Array(1)],
        ['text-1', 'A'],
      ])['text-1'],
    ).toBe('A');
  });
});

describe('controlNames', () => {
  it('names the controls of each kind', () => {
    const named = Object.fromEntries(fields.map((field) => [field.type, controlNames(field)]));
    expect(named).toMatchObject({
      name: ['name-1.first', 'name-1.last'],
      phone: ['phone-1.country', 'phone-1.area', 'phone-1.prefix', 'phone-1.line'],
      date: ['date-1.month', 'date-1.day', 'date-1.year'],
      time: ['time-1.hour', 'time-1.minute', 'time-1.second', 'time-1.period'],
      likert: ['likert-1.0', 'likert-1.1'],
      checkbox: ['checkbox-1'],
      text: ['text-1'],
      section: [],
    });
  });
});
