import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeOutcome } from './judge-outcome';

const counts = (a: [number, number], b: [number, number]) =>
  judgeOutcome([
    { variant: 'a', reached: a[0], seen: a[1] },
    { variant: 'b', reached: b[0], seen: b[1] },
  ]);

describe('the outcome of a test', () => {
  it('is that of Newcombe’s published example: 56 of 70 and 48 of 80', () => {
    const { from, to } = counts([48, 80], [56, 70]).difference;
    expect(from).toBeCloseTo(0.0524, 4);
    expect(to).toBeCloseTo(0.3339, 4);
  });

  it.each<[string, [number, number], [number, number], string]>([
    ['nobody has seen it', [0, 0], [0, 0], 'unclear'],
    ['few have', [0, 3], [3, 3], 'unclear'],
    ['many have, and nothing differs', [100, 1000], [104, 1000], 'unclear'],
    ['b does better', [100, 1000], [160, 1000], 'b'],
    ['a does better', [160, 1000], [100, 1000], 'a'],
    ['only one was seen', [50, 100], [0, 0], 'unclear'],
  ])('%s', (_name, a, b, better) => {
    expect(counts(a, b).better).toBe(better);
  });

  it('says the opposite when the variants change places', () => {
    const count = fc
      .tuple(fc.nat(5000), fc.nat(5000))
      .map(([seen, reached]): [number, number] => [Math.min(seen, reached), seen]);
    fc.assert(
      fc.property(count, count, (a, b) => {
        const [one, other] = [counts(a, b).difference, counts(b, a).difference];
        expect(one.from).toBeCloseTo(-other.to, 10);
        expect(one.from).toBeGreaterThanOrEqual(-1);
      }),
    );
  });
});
