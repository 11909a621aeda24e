import { expect, it } from 'vitest';
import { fieldTypes, type FieldType } from './field-types';
import { problemMessage } from './problem-message';

const blank = (type: FieldType): string =>
  problemMessage({ type, title: 'F' }, { code: 'REQUIRED' });

it.each<[FieldType, string]>([
  ['text', 'Fill in this field.'],
  ['textarea', 'Fill in this field.'],
  ['name', 'Fill in this field.'],
  ['address', 'Fill in this field.'],
  ['select', 'Choose an option.'],
  ['radio', 'Choose an option.'],
  ['checkbox', 'Choose an option.'],
  ['likert', 'Choose an answer to each statement.'],
  ['file', 'Choose a file.'],
  ['number', 'Enter a number, such as 12.50 or 1,200.'],
  ['currency', 'Enter an amount, such as 12.50 or 1,200.'],
  ['website', 'Enter a web address, such as example.com.'],
  ['date', 'Enter a real date, with a four-digit year.'],
  ['time', 'Enter a time, such as 9:15 am or 21:15.'],
  ['phone', 'Enter a phone number with 4 to 15 digits.'],
])('a blank %s is told what to do: %s', (type, words) => {
  expect(blank(type)).toBe(words);
});

it('whatever is blank is told what to do, never what it is not', () => {
  for (const type of fieldTypes) expect(blank(type)).toMatch(/^(Fill in|Enter|Choose) .*\.$/);
});

it('a field of which a part is missing names that part by its place, a likert all statements', () => {
  const incomplete = (type: FieldType): string =>
    problemMessage({ type, title: 'F' }, { code: 'INCOMPLETE', part: 0 });
  expect(incomplete('address')).toBe('Fill in the missing part.');
  expect(incomplete('date')).toBe(blank('date'));
  expect(incomplete('likert')).toBe(blank('likert'));
});

it('takes other words, which may name the field', () => {
  const texts = { CHOICE_REQUIRED: 'Bei {title} fehlt die Auswahl.' };
  const field = { type: 'radio', title: 'Farbe' } as const;
  expect(problemMessage(field, { code: 'REQUIRED' }, texts)).toBe('Bei Farbe fehlt die Auswahl.');
});
