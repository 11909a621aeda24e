import { expect, it } from 'vitest';
import { expectFault } from './expect-fault';
import { payAll, startPage, attemptOf } from './pay-all';
import type { OpenProvider } from './describe-payment-plug';
import { sampleAsk } from './sample-ask';

/** Tests of what a visitor decides at the provider. */
export function describeHostedPage(openProvider: OpenProvider): void {
  const sale = sampleAsk('a:1');

  it('leads to a page of an origin that it names', async () => {
    const { plug } = await openProvider();
    const url = await startPage(plug, sale);
    expect(plug.pageOrigins).toContain(new URL(url).origin);
    expect(await plug.lookUp(attemptOf(sale))).toEqual({ status: 'actionNeeded', url });
  });

  it('an approved payment is paid, and stays the same however often it is asked for', async () => {
    const bench = await openProvider();
    const paid = await payAll(bench, sale);
    expect(paid).toEqual({
      status: 'paid',
      paymentId: paid.paymentId,
      cents: 3_566,
      currency: 'EUR',
      settled: true,
    });
    expect(await bench.plug.pay(sale)).toEqual(paid);
    expect(await bench.second.lookUp(attemptOf(sale))).toEqual(paid);
    expect(await bench.provider.payments(sale.key)).toHaveLength(1);
  });

  it('a declined payment is declined, and asking again does not change that', async () => {
    const { plug, provider } = await openProvider();
    await provider.visit(await startPage(plug, sale), 'decline');
    expect(await plug.lookUp(attemptOf(sale))).toMatchObject({ status: 'declined' });
    expect(await plug.pay(sale)).toMatchObject({ status: 'declined' });
    expect(await provider.payments(sale.key)).toMatchObject([{ isPaid: false }]);
  });

  it('a further check leaves it open until it is passed', async () => {
    const { plug, provider } = await openProvider();
    const url = await startPage(plug, sale);
    await provider.visit(url, 'check');
    expect(await plug.lookUp(attemptOf(sale))).toEqual({ status: 'actionNeeded', url });
    await provider.visit(url, 'approve');
    expect(await plug.lookUp(attemptOf(sale))).toMatchObject({ status: 'paid', cents: 3_566 });
  });

  it('each attempt stands for itself', async () => {
    const { plug, provider } = await openProvider();
    const [paid, open, declined] = [sale, sampleAsk('a:2'), sampleAsk('b:1')];
    await provider.visit(await startPage(plug, paid), 'approve');
    await startPage(plug, open);
    await provider.visit(await startPage(plug, declined), 'decline');
    const statuses = async () =>
      Promise.all(
        [paid, open, declined, sampleAsk('c:1')].map(
          async (attempt) => (await plug.lookUp(attemptOf(attempt))).status,
        ),
      );
    expect(await statuses()).toEqual(['paid', 'actionNeeded', 'declined', 'unknown']);
    await plug.void(attemptOf(declined));
    await plug.void(attemptOf(sampleAsk('c:1')));
    expect(await statuses()).toEqual(['paid', 'actionNeeded', 'declined', 'unknown']);
  });

  it('a payment that is taken back cannot be made any more', async () => {
    const { plug, provider } = await openProvider();
    const url = await startPage(plug, sale);
    expect(await plug.void(attemptOf(sale))).toMatchObject({ status: 'declined' });
    await provider.visit(url, 'approve');
    expect(await plug.lookUp(attemptOf(sale))).toMatchObject({ status: 'declined' });
    expect(await plug.void(attemptOf(sale))).toMatchObject({ status: 'declined' });
    expect(await provider.payments(sale.key)).toMatchObject([{ isPaid: false }]);
  });

  it('taking back comes too late for one that is paid: it says so, and the money stays', async () => {
    const bench = await openProvider();
    const paid = await payAll(bench, sale);
    expect(await bench.plug.void(attemptOf(sale))).toEqual(paid);
    expect(await bench.provider.payments(sale.key)).toMatchObject([{ isPaid: true, refunded: 0 }]);
  });

  it.each([{ cents: 3_567 }, { currency: 'USD' as const }])(
    'a key that stands for another amount is a mismatch: %o',
    async (change) => {
      const { plug, provider } = await openProvider();
      await startPage(plug, sale);
      await expectFault(plug.pay({ ...sale, ...change }), 'mismatch');
      expect(await provider.payments(sale.key)).toMatchObject([{ amount: 3_566, currency: 'EUR' }]);
    },
  );
}
