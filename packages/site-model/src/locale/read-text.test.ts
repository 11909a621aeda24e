import { describe, expect, it } from 'vitest';
import { readText } from './read-text';

describe('readText', () => {
  it.each(['{count} pages', { one: '# page', other: '# pages' }, { '=0': 'none', other: '#' }])(
    '%j is a text in English',
    (raw) => {
      expect(readText(raw, 'en')).toBe(raw);
    },
  );

  it.each([
    [undefined, null, 5, '', [], ['x'], {}],
    [{ one: '#' }, { other: 5 }, { one: 5, other: '#' }, Object.create({ other: '#' })],
    [
      { few: '#', other: '#' },
      { dual: '#', other: '#' },
    ],
  ])('%j and others are none', (...raws) => {
    for (const raw of raws) expect(readText(raw, 'en')).toBeUndefined();
  });

  it('forms in no language are none', () => {
    expect(readText({ other: '#' }, 'no such locale')).toBeUndefined();
  });
});
