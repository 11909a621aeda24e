import { describe, expect, it } from 'vitest';
import { simulate, type Outcome } from './simulate';

const schedules = process.env['FRONTAGE_RUNS'] === 'nightly' ? 100_000 : 2_000;

/** Seeds of schedules that once failed. */
const failed: readonly number[] = [];

function isFault({ doubled, lost, isSettled }: Outcome): boolean {
  return doubled.length > 0 || lost.length > 0 || !isSettled;
}

describe('a submission through lost, late and repeated messages', () => {
  it(
    `[7.01] [7.02] is stored once, and nobody is told otherwise: ${schedules} schedules of faults`,
    { timeout: 1_800_000 },
    async () => {
      const start = process.env['FRONTAGE_SEED'];
      const seeds =
        start === undefined
          ? [...failed, ...Array.from({ length: schedules }, (_, seed) => seed)]
          : [Number(start)];
      const faults: unknown[] = [];
      let stored = 0;
      for (const seed of seeds) {
        const outcome = await simulate(seed);
        stored += outcome.stored;
        if (isFault(outcome)) faults.push({ seed, ...outcome });
        if (faults.length === 5) break;
      }
      expect(faults, 'play one alone with FRONTAGE_SEED=<seed>').toEqual([]);
      expect(stored).toBeGreaterThanOrEqual(seeds.length);
    },
  );

  it('the control: without keys, the same schedules store some letters more than once', async () => {
    let doubled = 0;
    for (let seed = 0; seed < 200; seed += 1)
      doubled += (await simulate(seed, false)).doubled.length;
    expect(doubled).toBeGreaterThan(20);
  });

  it('the same seed plays the same schedule', async () => {
    expect(await simulate(7)).toEqual(await simulate(7));
  });
});
