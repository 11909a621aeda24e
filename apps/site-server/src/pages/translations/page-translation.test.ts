import type { PageBlock, PageDocument } from '@frontage/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPageTranslation,
  emptyPageTranslation,
  learnPageTranslation,
  listPageTranslation,
  type PageWords,
} from './page-translation';
import { hasMarksOfRichWords, readRichWords, writeRichWords } from './rich-words';

const text = (id: string, ...words: string[]): PageBlock => ({
  id,
  type: 'text',
  data: { nodes: words.map((word) => ({ kind: 'paragraph', words: [word] })) },
});
const button = (id: string, word: string): PageBlock => ({
  id,
  type: 'button',
  data: { text: word, href: '/a' },
});
const page = (title: string, ...blocks: PageBlock[]): PageWords => ({
  title,
  description: '',
  document: { version: 1, sections: [{ id: 'top', width: 'text', tone: 'plain', blocks }] },
});
const german = (words: PageWords): PageWords => ({
  ...words,
  document: { ...words.document, language: 'de' },
});
const blocksOf = ({ document }: { document: PageDocument }) =>
  document.sections.flatMap((section) => section.blocks.map(({ id }) => id));
const shownOf = (words: PageWords) =>
  listPageTranslation(words, emptyPageTranslation).map((one) => one.text);
const empty = german(page(''));

describe('a translation', () => {
  it('has the blocks of the original, its language, and its words until they are translated', () => {
    const original = page('Hello', text('a', 'One', 'Two'), button('b', 'Go'));
    const built = buildPageTranslation(original, empty, emptyPageTranslation);
    expect(built.page.document.language).toBe('de');
    expect(shownOf(built.page)).toEqual(['Hello', 'One', 'Two', 'Go']);
    const words = { Hello: 'Hallo', Two: 'Zwei' };
    const more = buildPageTranslation(original, built.page, { ...built.memory, words });
    expect(shownOf(more.page)).toEqual(['Hallo', 'One', 'Zwei', 'Go']);
    expect(listPageTranslation(original, more.memory).map(({ state }) => state)).toEqual([
      'translated',
      'missing',
      'translated',
      'missing',
    ]);
  });

  it('keeps what is translated where the original moves it, and tells what has changed', () => {
    const words = { One: 'Eins', Go: 'Los', Hi: 'Hallo' };
    const first = buildPageTranslation(page('Hi', text('a', 'One'), button('b', 'Go')), empty, {
      ...emptyPageTranslation,
      words,
    });
    const original = page('Hi', button('c', 'New'), button('b', 'Go'), text('a', 'Once'));
    const listed = listPageTranslation(original, first.memory);
    expect(listed.map(({ state, translation }) => [state, translation])).toEqual([
      ['translated', 'Hallo'],
      ['missing', ''],
      ['translated', 'Los'],
      ['changed', 'Eins'],
    ]);
    // Visitors read the earlier words rather than another language.
    const next = buildPageTranslation(original, first.page, first.memory);
    expect(shownOf(next.page)).toEqual(['Hallo', 'New', 'Los', 'Eins']);
    expect(listPageTranslation(original, next.memory)[3]?.state).toBe('changed');
  });

  it('keeps blocks and words that were written on the page itself', () => {
    const original = page('Hi', text('a', 'One'), button('b', 'Go'));
    const first = buildPageTranslation(original, empty, emptyPageTranslation);
    const edited = german(
      page('Hi', text('a', 'Eins'), button('own', 'Nur hier'), button('b', 'Go')),
    );
    const learned = learnPageTranslation(edited, first.memory);
    expect(learned.words).toEqual({ One: 'Eins' });
    const next = buildPageTranslation(original, edited, learned);
    expect([blocksOf(next.page), shownOf(next.page)]).toEqual([
      ['a', 'own', 'b'],
      ['Hi', 'Eins', 'Nur hier', 'Go'],
    ]);
    const without = page('Hi', text('a', 'One'));
    expect(blocksOf(buildPageTranslation(without, next.page, next.memory).page)).toEqual([
      'a',
      'own',
    ]);
  });

  it('that is made again is the same, whatever is translated', () => {
    const word = fc.constantFrom('One', 'Two', 'Go', 'Hi', '');
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 5 }),
        fc.dictionary(word, fc.constantFrom('Eins', 'Zwei', 'Los')),
        (texts, words) => {
          const original = page('Hi', text('a', ...texts));
          const memory = { ...emptyPageTranslation, words };
          const once = buildPageTranslation(original, empty, memory);
          const learned = learnPageTranslation(once.page, once.memory);
          expect(learned).toEqual(once.memory);
          expect(buildPageTranslation(original, once.page, learned)).toEqual(once);
        },
      ),
    );
  });
});

describe('words with links and emphasis', () => {
  const words = [
    'Thrown ',
    { text: 'by hand', emphasis: true },
    '. ',
    { text: 'Write', href: '/c' },
  ];

  it('are one text with marks, which may stand elsewhere in another language', () => {
    const written = writeRichWords(words);
    expect(written).toBe('Thrown <1>by hand</1>. <2>Write</2>');
    expect(readRichWords(written, words)).toEqual(words);
    expect(readRichWords('<2>Schreib</2>: <1>von Hand</1> <9>x</9>', words)).toEqual([
      { text: 'Schreib', href: '/c' },
      ': ',
      { text: 'von Hand', emphasis: true },
      ' <9>x</9>',
    ]);
  });

  it.each([
    ['<1>von Hand</1> <2>Schreib</2>', true],
    ['<2>Schreib</2> <1>von Hand</1>', true],
    ['von Hand <2>Schreib</2>', false],
    ['<1>von Hand</1>', false],
    ['<1>a</1> <1>b</1> <2>c</2>', false],
  ])('%j has all marks: %s', (translated, expected) =>
    expect(hasMarksOfRichWords(translated, writeRichWords(words))).toBe(expected),
  );
});
