import { expect, it } from 'vitest';
import { payAll, attemptOf } from './pay-all';
import type { OpenBench } from './describe-payment-plug';
import { sampleAsk } from './sample-ask';

/** Tests of keys. */
export function describeKeys(openBench: OpenBench): void {
  it('the same key is the same payment, on every server', async () => {
    const { plug, second, provider } = await openBench();
    const request = sampleAsk('a:1');
    const first = await plug.pay(request);
    expect(await plug.pay(request)).toEqual(first);
    expect(await second.pay(request)).toEqual(first);
    if (provider) expect(await provider.payments('a:1')).toHaveLength(1);
  });

  it('two at once are one payment', async () => {
    const { plug, second, provider } = await openBench();
    const request = sampleAsk('a:1');
    const [first, other] = await Promise.all([plug.pay(request), second.pay(request)]);
    expect(other).toEqual(first);
    if (provider) expect(await provider.payments('a:1')).toHaveLength(1);
  });

  it('another attempt is another payment', async () => {
    const bench = await openBench();
    const first = await payAll(bench, sampleAsk('a:1'));
    const other = await payAll(bench, sampleAsk('a:2'));
    expect(other.paymentId).not.toBe(first.paymentId);
  });

  it.each([
    ['EUR', 3_566],
    ['JPY', 500],
    ['COP', 1_234_567],
    ['USD', 1],
  ] as const)(
    'what is paid is what was asked for, in minor units: %s %i',
    async (currency, cents) => {
      const bench = await openBench();
      const paid = await payAll(bench, sampleAsk('a:1', { currency, cents }));
      expect(paid).toMatchObject({ cents, currency, settled: bench.provider !== undefined });
      const payments = await bench.provider?.payments('a:1');
      if (payments)
        expect(payments).toEqual([{ amount: cents, currency, isPaid: true, refunded: 0 }]);
    },
  );

  it('a key that nobody asked with is unknown, to look up and to take back', async () => {
    const { plug } = await openBench();
    expect(await plug.lookUp(attemptOf({ key: 'nobody:1' }))).toEqual({ status: 'unknown' });
    expect(await plug.void(attemptOf({ key: 'nobody:1' }))).toEqual({ status: 'unknown' });
  });
}
