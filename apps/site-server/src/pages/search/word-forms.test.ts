import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWords } from '../documents/fold-words';
import { wordForms } from './word-forms';

it.each([
  ['mugs', ['mugs', 'mug']],
  ['mug', ['mug', 'mugs']],
  ['dishes', ['dishes', 'dishe', 'dish']],
  ['dish', ['dish', 'dishes']],
  ['glaze', ['glaze', 'glazes']],
  ['stories', ['stories', 'storie', 'story']],
  ['story', ['story', 'stories']],
  ['glass', ['glass']],
  ['bus', ['bus']],
  ['of', ['of']],
  ['طين', ['طين']],
  ['2026', ['2026']],
])('%s is looked for as %j', (word, forms) => {
  expect(wordForms(word)).toEqual(forms);
});

it('begins with the word itself, and has nothing that a query could end with', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of foldWords(text)) {
        expect(wordForms(word)[0]).toBe(word);
        for (const form of wordForms(word)) expect(form).toMatch(/^[\p{L}\p{N}]+$/u);
      }
    }),
  );
});
