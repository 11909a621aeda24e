import { readRichText } from '@frontage/site-model/fields';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRichDocument, toRichDocument } from './rich-document';

const text = fc.string({ minLength: 1, maxLength: 8 });
const words = fc.uniqueArray(
  fc.oneof(
    text,
    fc.record(
      {
        text,
        strong: fc.constant(true),
        emphasis: fc.constant(true),
        href: fc.constantFrom('/about', 'https://studio.example/'),
      },
      { requiredKeys: ['text', 'strong'] },
    ),
  ),
  // Neighbours of one look are one piece of text.
  {
    selector: (word) => (typeof word === 'string' ? '' : JSON.stringify({ ...word, text: '' })),
    maxLength: 3,
  },
);
const nodes = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('paragraph', 'lead', 'small'), words }),
    fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(1, 2, 3), words }),
    fc.record({
      kind: fc.constant('list'),
      ordered: fc.boolean(),
      items: fc.array(words, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('quote'), words, by: text }, { requiredKeys: ['kind', 'words'] }),
  ),
  { minLength: 1, maxLength: 4 },
);

describe('[1.02b] written text', () => {
  it('is stored as it was, whatever it is', () => {
    fc.assert(
      fc.property(nodes, (stored) => {
        expect(fromRichDocument(toRichDocument(stored))).toEqual(readRichText(stored));
      }),
    );
  });

  it('is one empty paragraph where nothing is stored', () => {
    for (const stored of [null, [], 'words', 7, [{ kind: 'none' }]])
      expect(fromRichDocument(toRichDocument(stored))).toEqual([{ kind: 'paragraph', words: [] }]);
  });
});
