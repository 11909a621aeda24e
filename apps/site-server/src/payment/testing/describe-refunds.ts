import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectFault } from './expect-fault';
import { payAll } from './pay-all';
import type { OpenBench, PaymentBench } from './describe-payment-plug';
import { sampleAsk } from './sample-ask';

/** Tests of refunds. */
export function describeRefunds(openBench: OpenBench): void {
  const backOf = async ({ provider }: PaymentBench, key: string) =>
    (await provider?.payments(key))?.[0]?.refunded;

  it('any split of a payment goes back to the cent, and not a cent more', async () => {
    const bench = await openBench();
    let run = 0;
    const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(parts, fc.constantFrom('EUR', 'JPY'), async (cents, currency) => {
        const key = `split-${(run += 1)}:1`;
        const sum = cents.reduce((total, part) => total + part, 0);
        const { paymentId } = await payAll(bench, sampleAsk(key, { cents: sum, currency }));
        const refund = (part: number, index: number) =>
          bench.plug.refund({ paymentId, cents: part, currency, key: `${key}:r${index}` });
        const ids = [];
        for (const [index, part] of cents.entries()) ids.push((await refund(part, index)).refundId);
        expect(new Set(ids).size).toBe(cents.length);
        if (!bench.provider) return;
        expect(await backOf(bench, key)).toBe(sum);
        await expectFault(refund(1, cents.length), 'refused');
        expect(await backOf(bench, key)).toBe(sum);
      }),
      { numRuns: 8 },
    );
  });

  it('more than was paid never goes back', async () => {
    const bench = await openBench();
    const { paymentId, cents, currency } = await payAll(bench, sampleAsk('a:1'));
    await expectFault(
      bench.plug.refund({ paymentId, cents: cents + 1, currency, key: 'r1' }),
      'refused',
    );
    await expectFault(
      bench.plug.refund({ paymentId: 'nothing', cents: 1, currency, key: 'r2' }),
      'refused',
    );
    if (bench.provider) expect(await backOf(bench, 'a:1')).toBe(0);
  });

  it('the same key is the same refund, also when two ask at once', async () => {
    const bench = await openBench();
    const { paymentId, currency } = await payAll(bench, sampleAsk('a:1'));
    const request = { paymentId, cents: 1_000, currency, key: 'r1' };
    const [first, other] = await Promise.all([
      bench.plug.refund(request),
      bench.second.refund(request),
    ]);
    expect(other).toEqual(first);
    expect(await bench.plug.refund(request)).toEqual(first);
    if (!bench.provider) return;
    expect(await backOf(bench, 'a:1')).toBe(1_000);
    await expectFault(bench.plug.refund({ ...request, cents: 2_000 }), 'mismatch');
    expect(await backOf(bench, 'a:1')).toBe(1_000);
  });

  it('a refund in another currency is a mismatch', async () => {
    const bench = await openBench();
    const { paymentId } = await payAll(bench, sampleAsk('a:1'));
    await expectFault(
      bench.plug.refund({ paymentId, cents: 1, currency: 'USD', key: 'r1' }),
      'mismatch',
    );
    if (bench.provider) expect(await backOf(bench, 'a:1')).toBe(0);
  });
}
