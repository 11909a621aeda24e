import { fieldTypes, type FormDefinition } from '@frontage/form-runtime';
import { contactForm } from './site-fixture';

/** One field of every kind, with what a browser sends for it and what is stored. */
export const kinds: Record<string, { sent: [string, string][]; stored: unknown; more?: object }> = {
  text: { sent: [['text-1', 'Ada']], stored: 'Ada' },
  textarea: { sent: [['textarea-1', 'a\r\nb']], stored: 'a\nb' },
  email: { sent: [['email-1', 'ada@example.com']], stored: 'ada@example.com' },
  currency: { sent: [['currency-1', '12.50']], stored: '12.50' },
  number: { sent: [['number-1', '1,200']], stored: '1,200' },
  website: { sent: [['website-1', 'example.com']], stored: 'example.com' },
  password: { sent: [['password-1', 'secret']], stored: 'secret' },
  twitter: { sent: [['twitter-1', '@ada']], stored: '@ada' },
  date: {
    sent: [
      ['date-1.month', '7'],
      ['date-1.day', '4'],
      ['date-1.year', '2026'],
    ],
    stored: ['7', '4', '2026'],
  },
  time: {
    sent: [
      ['time-1.hour', '9'],
      ['time-1.minute', '15'],
      ['time-1.second', ''],
      ['time-1.period', 'AM'],
    ],
    stored: ['9', '15', '', 'AM'],
  },
  name: {
    sent: [
      ['name-1.first', 'Ada'],
      ['name-1.last', 'L'],
    ],
    stored: ['Ada', 'L'],
  },
  address: {
    sent: [
      ['address-1.line1', '1 Mill Rd'],
      ['address-1.city', 'Ely'],
    ],
    stored: ['1 Mill Rd', '', 'Ely', '', '', ''],
  },
  phone: {
    sent: [
      ['phone-1.area', '646'],
      ['phone-1.prefix', '123'],
      ['phone-1.line', '0000'],
    ],
    stored: ['', '646', '123', '0000'],
  },
  section: { sent: [], stored: undefined },
  radio: { sent: [['radio-1', 'B']], stored: 'B', more: { options: ['A', 'B'] } },
  checkbox: {
    sent: [
      ['checkbox-1', 'C'],
      ['checkbox-1', 'A'],
    ],
    stored: ['A', 'C'],
    more: { options: ['A', 'B', 'C'] },
  },
  select: { sent: [['select-1', 'A']], stored: 'A', more: { options: ['A', 'B'] } },
  likert: {
    sent: [
      ['likert-1.0', '2'],
      ['likert-1.1', '-1'],
    ],
    stored: { 'It was quiet.': '2', 'It was clean.': '-1' },
    more: { options: ['It was quiet.', 'It was clean.'] },
  },
  hidden: { sent: [['hidden-1', 'letter']], stored: 'letter', more: { key: 'ref', value: 'own' } },
  file: { sent: [], stored: [] },
};

/** A form with a field of every kind. */
export const everyKind: FormDefinition = {
  ...contactForm,
  fields: fieldTypes.map((type) => ({
    id: `${type}-1`,
    type,
    title: `My ${type}`,
    required: false,
    ...kinds[type]?.more,
  })),
};
