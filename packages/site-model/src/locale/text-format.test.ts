import { describe, expect, it } from 'vitest';
import { createTextFormat } from './text-format';
import { createValueWriter } from './create-value-writer';

describe('createTextFormat', () => {
  it('a text by count has the form of its category, and is filled in', () => {
    const format = createTextFormat('ar-EG', createValueWriter('ar-EG'));
    const text = { one: 'صفحة {name}', few: '# صفحات {name}', other: '# صفحة {name}' };
    expect([1, 3, 12].map((count) => format(text, { count, name: '#' }))).toEqual([
      'صفحة #',
      '٣ صفحات #',
      '١٢ صفحة #',
    ]);
  });

  it('numbers are written as the language writes them, in words and in counts alike', () => {
    const format = createTextFormat('en', createValueWriter('en'));
    expect(format('{count} of {count}', { count: 1_200 })).toBe('1,200 of 1,200');
    expect(format({ other: '# of {count}' }, { count: 1_200 })).toBe('1,200 of 1,200');
  });

  it('words may have their numbers written in another way than counts', () => {
    const format = createTextFormat('en');
    expect(format('{count}', { count: 1_200 })).toBe('1200');
    expect(format({ other: '# of {count}' }, { count: 1_200 })).toBe('1,200 of 1200');
  });

  it('a text by count without one is that of none', () => {
    expect(createTextFormat('en')({ one: 'one', other: '#' }, {})).toBe('0');
  });

  it('a category that the language has not is passed over', () => {
    expect(createTextFormat('en')({ few: 'few', other: 'other' }, { count: 3 })).toBe('other');
  });

  it('asks for nothing of the locale before it is needed', () => {
    const format = createTextFormat('no such locale', createValueWriter('no such locale'));
    expect(format('{name}', { name: 'x' })).toBe('x');
    expect(() => format('{count}', { count: 1 })).toThrow(RangeError);
  });
});
