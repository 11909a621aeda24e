import { describe, expect, it } from 'vitest';
import { shortenText } from './shorten-text';

describe('a text that is too long', () => {
  it.each([
    ['a few words', 20, 'a few words'],
    ['a few words more', 11, 'a few words …'],
    ['a few words', 8, 'a few …'],
    ['nowhere', 4, 'nowh …'],
    // A family is eleven code units and one character.
    ['ab👨‍👩‍👧‍👦cd', 6, 'ab …'],
    ['👨‍👩‍👧‍👦abc', 4, '👨‍👩‍👧‍👦 …'],
    ['cafe\u0301s', 4, 'caf …'],
    ['क्षत्रिय', 3, 'क्ष …'],
    ['🇳🇴🇸🇪🇩🇰', 6, '🇳🇴 …'],
  ])('%s of %i is cut between words or whole characters: %s', (text, most, short) => {
    expect(shortenText(text, most)).toBe(short);
  });
});
