import { describe, expect, it } from 'vitest';
import type { RenewalSafeguards } from './renewal-world';
import { allRenewalSafeguards, simulateRenewals } from './simulate-renewals';

const schedules = process.env['FRONTAGE_RUNS'] === 'nightly' ? 10_000 : 100;

/** The first fault of a kind that a missing safeguard lets through, among so many schedules. */
async function findFault(
  seeds: number,
  safeguards: Partial<RenewalSafeguards>,
  kind: RegExp,
): Promise<string | undefined> {
  for (let seed = 0; seed < seeds; seed += 1) {
    const verdict = await simulateRenewals(seed, { ...allRenewalSafeguards, ...safeguards });
    const fault = verdict.faults.find((text) => kind.test(text));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

describe('renewals through kills at every step, and through lost, late and repeated answers', () => {
  it(
    `charge no period twice, make one order for one payment and give all other money back: ${schedules} schedules`,
    { timeout: 3_600_000 },
    async () => {
      const start = process.env['FRONTAGE_SEED'];
      const seeds =
        start === undefined
          ? Array.from({ length: schedules }, (_, seed) => seed)
          : [Number(start)];
      const faults: unknown[] = [];
      const sum = { orders: 0, refunds: 0, paused: 0, charges: 0 };
      for (const seed of seeds) {
        const verdict = await simulateRenewals(seed);
        sum.orders += verdict.orders;
        sum.refunds += verdict.refunds;
        sum.paused += verdict.paused;
        sum.charges += verdict.charges;
        if (verdict.faults.length > 0) faults.push({ seed, faults: verdict.faults });
        if (faults.length === 5) break;
      }
      expect(faults, 'play one alone with FRONTAGE_SEED=<seed>').toEqual([]);
      if (start !== undefined) return;
      expect(sum.orders).toBeGreaterThan(schedules);
      expect(sum.charges).toBeGreaterThan(schedules);
      expect(sum.refunds).toBeGreaterThan(schedules / 10);
      expect(sum.paused).toBeGreaterThan(schedules / 40);
    },
  );

  it(
    'the control: where servers do not wait for each other, a period is ordered twice',
    { timeout: 120_000 },
    async () => {
      expect(await findFault(100, { isLocked: false }, /2 orders of/)).toBeDefined();
    },
  );

  it(
    'the control: where tries are not written down, money is kept that nothing was ordered for',
    { timeout: 120_000 },
    async () => {
      expect(await findFault(60, { keepsAttempts: false }, /0 orders for/)).toBeDefined();
    },
  );

  it(
    'the control: where the provider forgets keys, one key is charged twice',
    { timeout: 120_000 },
    async () => {
      const twice = /the key \S+ was charged [2-9] times/;
      expect(await findFault(60, { knowsKeys: false }, twice)).toBeDefined();
    },
  );

  it('the same seed plays the same schedule', async () => {
    expect(await simulateRenewals(7)).toEqual(await simulateRenewals(7));
  });
});
