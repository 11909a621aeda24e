import { describe, expect, it } from 'vitest';
import { createServerTexts, englishTexts } from './server-texts';

const table = { left: { one: 'Only # is left.', other: 'Only # are left.' }, by: 'By {who}' };

describe('words of the server', () => {
  it('what is counted has the form of its count, and numbers are grouped', () => {
    const { say } = englishTexts(table);
    expect([say('left', { count: 1 }), say('left', { count: 1_200 })]).toEqual([
      'Only 1 is left.',
      'Only 1,200 are left.',
    ]);
  });

  it('a site may have other forms and other words', () => {
    const server = { left: { few: '# pozostały', other: '# pozostało' }, by: 'Przez {who}' };
    const { lang, say } = createServerTexts(table, 'pl', { server });
    expect([lang, say('left', { count: 3 }), say('left', { count: 9 })]).toEqual([
      'pl',
      '3 pozostały',
      '9 pozostało',
    ]);
    expect(say('by', { who: '{who} # $&' })).toBe('Przez {who} # $&');
  });

  it.each([undefined, '', 5, ['x'], { one: '#' }, { dual: '#', other: '#' }])(
    'of %j it says what stands in English',
    (missing) => {
      const { say } = createServerTexts(table, 'pl', { server: { left: missing } });
      expect(say('left', { count: 2 })).toBe('Only 2 are left.');
    },
  );
});
