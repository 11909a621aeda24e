import { expect, it } from 'vitest';
import type { LineMood } from './bad-line';
import { expectFault } from './expect-fault';
import { payAll, attemptOf } from './pay-all';
import type { OpenProvider } from './describe-payment-plug';
import { sampleAsk } from './sample-ask';

/** Tests of a provider that cannot be reached, or whose answers are lost. */
export function describeTrouble(openProvider: OpenProvider): void {
  const request = sampleAsk('a:1');
  const moods: LineMood[] = ['down', 'silent', 'failing', 'foreign'];

  it.each(moods)(
    'a line that is %s is no decline: nothing is said, and later it goes through once',
    async (mood) => {
      const bench = await openProvider();
      const { plug, provider } = bench;
      const asking = mood === 'silent' ? provider.impatient : plug;
      await provider.line(mood);
      await expectFault(asking.pay(request), 'unreachable');
      await expectFault(asking.lookUp(attemptOf(request)), 'unreachable');
      await expectFault(asking.void(attemptOf(request)), 'unreachable');
      await provider.line('well');
      expect(await plug.lookUp(attemptOf(request))).toEqual({ status: 'unknown' });
      const { paymentId, currency } = await payAll(bench, request);
      const refund = { paymentId, cents: 566, currency, key: 'r1' };
      await provider.line(mood);
      await expectFault(asking.refund(refund), 'unreachable');
      await provider.line('well');
      await plug.refund(refund);
      expect(await provider.payments(request.key)).toMatchObject([{ isPaid: true, refunded: 566 }]);
    },
  );

  it('an answer that got lost is found again, and asking again makes no second payment', async () => {
    const { plug, second, provider } = await openProvider();
    await provider.line('losing');
    await expectFault(plug.pay(request), 'unreachable');
    await provider.line('well');
    const found = await plug.lookUp(attemptOf(request));
    expect(found).toMatchObject({ status: 'actionNeeded' });
    expect(await second.pay(request)).toEqual(found);
    expect(await provider.payments(request.key)).toHaveLength(1);
  });

  it('a refund whose answer got lost is made once', async () => {
    const bench = await openProvider();
    const { paymentId, currency } = await payAll(bench, request);
    const refund = { paymentId, cents: 566, currency, key: 'r1' };
    await bench.provider.line('losing');
    await expectFault(bench.plug.refund(refund), 'unreachable');
    await bench.provider.line('well');
    await bench.plug.refund(refund);
    expect(await bench.provider.payments(request.key)).toMatchObject([{ refunded: 566 }]);
  });

  it('taking back over a line that loses answers is done all the same', async () => {
    const { plug, provider } = await openProvider();
    await plug.pay(request);
    await provider.line('losing');
    await expectFault(plug.void(attemptOf(request)), 'unreachable');
    await provider.line('well');
    expect(await plug.void(attemptOf(request))).toMatchObject({ status: 'declined' });
  });
}
