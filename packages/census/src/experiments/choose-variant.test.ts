import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseVariant } from './choose-variant';

const visitors = Array.from({ length: 20_000 }, (_value, index) => `visitor-${index}`);
const countOf = (test: string, share: number, among = visitors) =>
  among.filter((visitor) => chooseVariant(test, visitor, share) === 'b').length;

it('a visitor with b keeps it when more of them get it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.nat(99),
      (test, visitor, share) =>
        chooseVariant(test, visitor, share) === 'a' ||
        chooseVariant(test, visitor, share + 1) === 'b',
    ),
  );
});

it('gives everybody a at 0 and b at 100', () => {
  expect([countOf('one', 0), countOf('one', 100)]).toEqual([0, visitors.length]);
});

it.each([5, 50, 90])('gives b to %i of a hundred, within what chance allows', (share) => {
  const wanted = (visitors.length * share) / 100;
  const fourDeviations = 4 * Math.sqrt(wanted * (1 - share / 100));
  expect(Math.abs(countOf('one', share) - wanted)).toBeLessThan(fourDeviations);
});

it('one test says nothing of another', () => {
  const ofOne = visitors.filter((visitor) => chooseVariant('one', visitor, 50) === 'b');
  const half = ofOne.length / 2;
  expect(Math.abs(countOf('two', 50, ofOne) - half)).toBeLessThan(4 * Math.sqrt(half / 2));
});
