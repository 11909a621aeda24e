import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSummaryField, type SummaryOptions } from './format-summary-field';
import { likertScores } from './likert-score';
import { sanitizeForm } from './sanitize-form';
import { summarizeForm, type SummaryField } from './summarize-form';
import { likertTexts, summaryTexts } from './summary-texts';
import { everyKindForm } from './testing/definitions';
import { hostileValues } from './testing/hostile-values';

const summary = (
  type: SummaryField['type'],
  held: string | SummaryField['values'],
  options?: SummaryOptions,
): string =>
  formatSummaryField(
    {
      type,
      rawTitle: 'F',
      ...(typeof held === 'string' ? { value: held, values: [] } : { value: '', values: held }),
    },
    options,
  );

describe('summarizeForm', () => {
  it('[3.14] a field has its type, values, value and raw title', () => {
    const values = {
      'name-1': ['Ada', ''],
      'likert-1': { 'It was quiet.': '2' },
      'text-1': 'A',
      gone: 'x',
    };
    const fields = summarizeForm(everyKindForm, values);
    expect(fields.map(({ type }) => type)).toEqual(
      everyKindForm.fields.map(({ type }) => type).filter((type) => type !== 'section'),
    );
    expect(fields[0]).toEqual({ type: 'name', values: ['Ada', ''], value: '', rawTitle: 'Name' });
    expect(fields).toContainEqual({
      type: 'likert',
      values: { 'It was quiet.': '2' },
      value: '',
      rawTitle: 'How was it?',
    });
    expect(fields).toContainEqual({ type: 'text', values: [], value: 'A', rawTitle: 'Nickname' });
    expect(fields).toContainEqual({ type: 'number', values: [], value: '', rawTitle: 'Guests' });
  });

  it('[3.14] a field without a title goes by its key, else by its id', () => {
    const hidden = { id: 'h', type: 'hidden', title: '', required: false } as const;
    const titles = summarizeForm(
      {
        fields: [
          { ...hidden, key: 'ref' },
          { ...hidden, id: 'i' },
        ],
      },
      {},
    ).map(({ rawTitle }) => rawTitle);
    expect(titles).toEqual(['ref', 'i']);
  });
});

describe('formatSummaryField', () => {
  it.each([
    ['phone', ['1', '646', '123', '0000'], '+1 646-123-0000'],
    ['phone', ['+44', '', '20 7946', '0958'], '+44 20 7946-0958'],
    ['phone', ['', '646', '123', '0000'], '646-123-0000'],
    ['phone', ['+1', '', '', ''], 'No answer'],
    ['time', ['9', '15', '31', 'AM'], '9:15:31 am'],
    ['time', ['9', '5', '', 'PM'], '9:05 pm'],
    ['time', ['21', '15', '', ''], '21:15'],
    ['time', ['', '', '', 'AM'], 'No answer'],
    ['date', ['7', '4', '2026'], 'July 4, 2026'],
    ['date', ['02', '29', '0096'], 'February 29, 96'],
    ['date', ['2', '30', '2026'], '2/30/2026'],
    ['date', ['٧', '٤', '٢٠٢٦'], 'July 4, 2026'],
    ['date', ['', '', ''], 'No answer'],
    ['name', ['Ada', 'Lovelace'], 'Ada Lovelace'],
    ['name', ['', 'Lovelace'], 'Lovelace'],
    ['address', ['1 Mill Rd', '', 'Ely', 'Cambs', 'CB7', 'GB'], '1 Mill Rd\nEly, Cambs CB7\nGB'],
    ['address', ['', '', 'Ely', '', '', ''], 'Ely'],
    ['checkbox', ['A', 'B'], 'A, B'],
    ['checkbox', [], 'No answer'],
    ['text', 'Hi', 'Hi'],
    ['textarea', ' \n', 'No answer'],
    ['website', 'mill.de', 'https://mill.de'],
    ['website', '', 'No answer'],
    ['password', 'secret', '••••••••'],
    ['password', '', 'No answer'],
  ] as const)('a %s of %j reads %j', (type, held, text) => {
    expect(summary(type, held)).toBe(text);
  });

  it('[9.10] says the five answers of a likert in words', () => {
    expect(likertScores.map((score) => likertTexts[score])).toEqual([
      'Strongly disagree',
      'Disagree',
      'Neutral',
      'Agree',
      'Strongly agree',
    ]);
    expect(likertScores.map(Number)).toEqual([-2, -1, 0, 1, 2]);
    expect(summary('likert', { 'Quiet.': '-2', 'Clean.': '0' })).toBe(
      'Quiet.: Strongly disagree\nClean.: Neutral',
    );
    expect(summary('likert', {})).toBe('No answer');
  });

  it('speaks another language', () => {
    const texts = {
      ...summaryTexts,
      noAnswer: 'Keine Angabe',
      likert: { ...likertTexts, '1': 'Stimmt' },
    };
    expect(summary('text', '', { texts })).toBe('Keine Angabe');
    expect(summary('likert', { 'Sauber.': '1' }, { texts })).toBe('Sauber.: Stimmt');
    expect(summary('date', ['7', '4', '2026'], { locale: 'de' })).toBe('4. Juli 2026');
  });

  it('never throws and is never blank, whatever was stored', () => {
    fc.assert(
      fc.property(hostileValues(everyKindForm), (raw) => {
        const fields = summarizeForm(everyKindForm, raw);
        expect(fields).toEqual(summarizeForm(everyKindForm, sanitizeForm(everyKindForm, raw)));
        for (const field of fields) expect(formatSummaryField(field).trim()).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
