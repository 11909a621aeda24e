import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RateLimits } from '../http/rate-limit';

/** Limits with a clock that a test moves. */
export interface LimitsAtTime {
  readonly limits: RateLimits;
  /** Sets the clock, in milliseconds. */
  setTime(ms: number): void;
}

/**
 * Tests what all limits have in common, wherever they keep their buckets.
 *
 * @param open makes limits in which no bucket has been used
 * @param numRuns how often each property is tried
 */
export function limitsContract(open: () => LimitsAtTime, numRuns: number): void {
  it('never lets more through in any minute than twice its rate, and never starves a patient visitor', async () => {
    const { limits, setTime } = open();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.nat({ max: 5_000 }), { maxLength: 200 }),
        async (rate, pauses) => {
          let now = 0;
          const limit = limits.create(`limit ${(run += 1)}`, rate);
          const takeAt = (time: number) => {
            setTime(time);
            return limit.take('a');
          };
          const passed: number[] = [];
          for (const pause of pauses) {
            now += pause;
            const wait = await takeAt(now);
            if (wait > 0) {
              now += wait * 1000;
              expect(await takeAt(now)).toBe(0);
            }
            passed.push(now);
          }
          for (const start of passed)
            expect(
              passed.filter((time) => time >= start && time < start + 60_000).length,
            ).toBeLessThanOrEqual(2 * rate);
        },
      ),
      { numRuns },
    );
  });

  it("allows a minute's worth at once, at any rate, and then one after the other", async () => {
    const { limits, setTime } = open();
    for (const rate of [1, 7, 10, 59, 120]) {
      const limit = limits.create(`at ${rate}`, rate);
      setTime(5);
      const waits = [];
      for (let count = 0; count <= rate; count += 1) waits.push(await limit.take('a'));
      const next = Math.ceil(60 / rate);
      expect(waits).toEqual([...Array.from({ length: rate }, () => 0), next]);
      setTime(5 + next * 1_000);
      expect(await limit.take('a')).toBe(0);
    }
  });

  it('keeps keys and limits apart', async () => {
    const { limits, setTime } = open();
    setTime(0);
    const [first, second] = [limits.create('one', 1), limits.create('other', 1)];
    const waits = [];
    for (const [limit, key] of [
      [first, 'a'],
      [first, 'b'],
      [second, 'a'],
      [first, 'a'],
    ] as const)
      waits.push(await limit.take(key));
    expect(waits).toEqual([0, 0, 0, 60]);
  });

  it('of events at the same moment as many are allowed as one after the other', async () => {
    const { limits, setTime } = open();
    setTime(0);
    const limit = limits.create('one', 20);
    const waits = await Promise.all(Array.from({ length: 50 }, () => limit.take('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(Math.max(...waits)).toBe(3);
  });

  it('a clock that was an hour ahead locks nobody out for longer than a minute', async () => {
    const { limits, setTime } = open();
    const limit = limits.create('one', 2);
    setTime(3_600_000);
    await limit.take('a');
    setTime(0);
    expect(await limit.take('a')).toBeLessThanOrEqual(30);
    setTime(60_000);
    expect(await limit.take('a')).toBe(0);
  });

  it('forgets no bucket that somebody still has to wait for', async () => {
    const { limits, setTime } = open();
    const limit = limits.create('one', 1);
    setTime(0);
    await limit.take('a');
    setTime(59_000);
    await limits.sweep();
    expect(await limit.take('a')).toBe(1);
    setTime(60_000);
    await limits.sweep();
    expect(await limit.take('a')).toBe(0);
  });
}
