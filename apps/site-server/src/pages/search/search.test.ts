import type { JsonObject } from '@frontage/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentTexts } from '../documents/document-texts';
import { foldWords, wordsColumn } from '../documents/fold-words';
import { joinTexts, plainTexts } from '../documents/plain-texts';
import { excerpt, excerptLength } from './excerpt';
import { parseSearchQuery, searchQueryLimits } from './parse-search-query';

describe('the query', () => {
  it('has whole words and a last one that may go on, folded', () => {
    expect(parseSearchQuery('  Café CELADON, Gla')).toEqual({
      whole: ['cafe', 'celadon'],
      beginning: 'gla',
    });
    expect(parseSearchQuery('%_ -- "')).toEqual({ whole: [], beginning: undefined });
  });

  it('never throws, never holds a wildcard, stays within its limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (raw) => {
        const { whole, beginning } = parseSearchQuery(raw);
        for (const word of [...whole, beginning ?? 'a']) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(whole.length).toBeLessThan(searchQueryLimits.words);
      }),
      { numRuns: 2_000 },
    );
  });

  it('every word of a text finds it, whole and by each beginning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const column = wordsColumn(foldWords(text));
        for (const word of foldWords(text)) {
          expect(column).toContain(` ${word} `);
          expect(column).toContain(` ${[...word][0]}`);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

/** The texts of a page with one block. */
function textsOf(type: string, stored: object): string[] {
  // The test's data is JSON.
  const data = stored as JsonObject;
  return documentTexts({ sections: [{ blocks: [{ id: '', type, data }] }] });
}

describe('the texts of a document', () => {
  it('are what a visitor reads, not addresses, ids and choices', () => {
    expect(
      textsOf('image', {
        caption: '<h2>Opening&nbsp;hours</h2><p>Daily &lt; 6</p>',
        mode: 'contain',
        href: '/contact us',
        assetId: 'a'.repeat(24),
        alt: 'Bowls',
        other: 'Nobody knows it',
      }),
    ).toEqual(['Bowls', 'Opening hours', 'Daily < 6']);
    expect(
      textsOf('gallery', {
        slides: [{ assetId: 'a', title: 'Jar', description: 'Thrown by hand', url: 'the-jar' }],
        label: 'Works',
      }),
    ).toEqual(['Jar', 'Thrown by hand', 'Works']);
    expect(textsOf('unknown', { title: 'A title of what nobody knows' })).toEqual([]);
  });

  it('never throw and never hold a tag', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const text of textsOf('accordion', { items: [{ title: value, nodes: value }] }))
          expect(typeof text).toBe('string');
      }),
      { numRuns: 1_000 },
    );
    expect(plainTexts('<script>alert(1)</script>a<b')).toEqual(['alert(1)', 'a<b']);
    expect(plainTexts('1 < 2 <b>yes</b>, or <i>n</i>o')).toEqual(['1 < 2 yes, or no']);
    expect(plainTexts('one<br>two<param>three<thead>')).toEqual(['one', 'two three']);
  });

  it('are one for each paragraph, heading and item of written text, whatever is emphasised or linked in it', () => {
    const nodes = [
      { kind: 'heading', level: 2, words: ['Columns'] },
      { kind: 'paragraph', words: ['Pots from ', { text: 'the kiln', href: '/kiln' }, '.'] },
      { kind: 'list', ordered: false, items: [['Bo', { text: 'wls', strong: true }], ['Cups']] },
      { kind: 'quote', words: 'Slowly', by: 'Maud' },
      'Shut',
    ];
    expect(textsOf('text', { nodes })).toEqual([
      'Columns',
      'Pots from the kiln.',
      'Bowls',
      'Cups',
      'Slowly',
      'Maud',
      'Shut',
    ]);
    expect(
      textsOf('text', { nodes: [{ kind: 'paragraph', words: [null, 7, { text: 8 }, ['a']] }] }),
    ).toEqual([]);
  });

  it('are not those of a section that not everybody sees, nor those of a hidden block', () => {
    const text = (words: string, more: object = {}) => ({
      id: '',
      type: 'text',
      data: { nodes: [{ kind: 'paragraph', words: [{ text: words }] }] },
      ...more,
    });
    const sections = [
      { blocks: [text('All'), text('Hidden', { hidden: true })] },
      { blocks: [text('Not yet')], shownTo: 'sale=true' },
    ];
    expect(documentTexts({ sections })).toEqual(['All']);
  });

  it('can be told from each other when they are one: by their own stops, or by one between them', () => {
    const texts = [
      'Narrow columns',
      'Wide columns',
      'Tall pots stay tall.',
      'Really?',
      '(“Yes.”)',
      'أين؟',
      'To do:',
      'Bowls',
    ];
    expect(joinTexts(texts)).toBe(
      'Narrow columns · Wide columns · Tall pots stay tall. Really? (“Yes.”) أين؟ To do: Bowls',
    );
    expect([joinTexts([]), joinTexts(['One'])]).toEqual(['', 'One']);
  });
});

describe('the excerpt', () => {
  it('stands around the first match, cut at words', () => {
    const text = `${'clay and water '.repeat(20)}then the Celadon glaze ${'cools slowly '.repeat(30)}`;
    const shown = excerpt(text, parseSearchQuery('celad'));
    expect(shown).toContain('Celadon glaze');
    expect([shown.startsWith('… '), shown.endsWith(' …')]).toEqual([true, true]);
  });

  it('ends with a whole character where a text has no blank', () => {
    const shown = excerpt('👩‍🎨'.repeat(60), parseSearchQuery('clay'));
    expect(shown).toMatch(/^(?:👩‍🎨)+ …$/u);
  });

  it('neither begins nor ends with a stop between two texts', () => {
    const heads = Array.from({ length: 60 }, (_, index) => `Kiln ${index + 100}`);
    for (const query of heads) {
      const shown = excerpt(joinTexts(heads), parseSearchQuery(query.replace('Kiln ', '')));
      expect(shown).toContain(query);
      expect(shown).not.toMatch(/^(?:… )?·|·(?: …)?$/);
    }
  });

  it("is never longer than it may be, and made of the text's own words", () => {
    const words = fc.array(fc.stringMatching(/^[a-zé]{1,40}$/), { maxLength: 120 });
    fc.assert(
      fc.property(words, fc.nat(), (list, pick) => {
        const text = list.join(' ');
        const shown = excerpt(text, parseSearchQuery(list[pick % Math.max(1, list.length)] ?? ''));
        expect(shown.length).toBeLessThanOrEqual(excerptLength);
        for (const word of shown.split(' ')) expect(word === '…' || text.includes(word)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
