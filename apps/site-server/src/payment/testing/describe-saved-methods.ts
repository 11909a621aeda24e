import { describe, expect, it } from 'vitest';
import type { PaymentPlug, SavedMethods } from '../payment-plug';
import type { ChargeRequest, MethodRequest, SavedMethod } from '../saved-method';
import type { LineMood } from './bad-line';
import { expectFault } from './expect-fault';
import { payAll, startPage, attemptOf } from './pay-all';
import type { BenchProvider, OpenProvider, PaymentBench } from './describe-payment-plug';
import { sampleAsk } from './sample-ask';

type Bench = PaymentBench & { provider: BenchProvider };

/** What a plug keeps of a buyer's way of paying, and charges without them. */
export function describeSavedMethods(openProvider: OpenProvider): void {
  describe('methods that are kept', () => {
    describeKeeping(openProvider);
    describeCharges(openProvider);
    describeBadLines(openProvider);
    describeMethodPages(openProvider);
  });
}

/** An attempt whose buyer has agreed that their method is kept. */
const keeping = sampleAsk('first:1', { keepsMethod: true });

const chargeAsk = (key: string, { id }: SavedMethod): ChargeRequest => {
  const { cents, currency, description, email, metadata } = sampleAsk(key);
  return { key, cents, currency, description, email, metadata, method: id };
};

function methodsOf({ savedMethods }: PaymentPlug): SavedMethods {
  if (savedMethods) return savedMethods;
  throw new Error('This plug keeps no methods.');
}

/** Pays with a card that is kept. */
async function keepCard({ plug, provider }: Bench, card = '4242'): Promise<SavedMethod> {
  await provider.visit(await startPage(plug, keeping), 'approve', card);
  const paid = await plug.lookUp(attemptOf(keeping));
  if (paid.status === 'paid' && paid.saved) return paid.saved;
  throw new Error(`Expected a method that was kept, got ${JSON.stringify(paid)}.`);
}

function describeKeeping(openProvider: OpenProvider): void {
  it('is told with the payment, by asking and by the webhook alike, as a name and four digits', async () => {
    const bench = await openProvider();
    const saved = await keepCard(bench);
    expect(saved).toEqual({ id: expect.any(String), kind: 'card', lastFour: '4242' });
    expect(saved.id).not.toMatch(/^\d{12,19}$/);
    expect(await bench.plug.pay(keeping)).toMatchObject({ status: 'paid', saved });
    const last = (await bench.provider.webhooks(keeping.key)).at(-1);
    expect(await bench.plug.readWebhook(last?.body ?? '', last?.headers ?? {})).toMatchObject({
      key: keeping.key,
      answer: { status: 'paid', saved },
    });
  });

  it('is kept of nobody who did not agree', async () => {
    const bench = await openProvider();
    expect(await payAll(bench, sampleAsk('a:1'))).not.toHaveProperty('saved');
  });
}

function describeCharges(openProvider: OpenProvider): void {
  it('is charged without its buyer once for a key, on every server and for two at once', async () => {
    const bench = await openProvider();
    const saved = await keepCard(bench);
    const request = chargeAsk('renewal:1', saved);
    const [first, other] = await Promise.all([
      methodsOf(bench.plug).charge(request),
      methodsOf(bench.second).charge(request),
    ]);
    expect(first).toEqual({
      status: 'paid',
      paymentId: expect.any(String),
      cents: 3_566,
      currency: 'EUR',
      settled: true,
    });
    expect(other).toEqual(first);
    const tried = { ...attemptOf(request), charged: saved.id };
    expect(await bench.second.lookUp(tried)).toEqual(first);
    expect(await bench.plug.void(tried)).toEqual(first);
    expect(await bench.provider.payments(request.key)).toEqual([
      { amount: 3_566, currency: 'EUR', isPaid: true, refunded: 0 },
    ]);
    const last = (await bench.provider.webhooks(request.key)).at(-1);
    expect(await bench.plug.readWebhook(last?.body ?? '', last?.headers ?? {})).toMatchObject({
      key: request.key,
      answer: first,
    });
  });

  it.each([
    ['0341', 'refused'],
    ['0069', 'expiredCard'],
    ['3184', 'authentication'],
  ] as const)('card %s pays on the page and is declined later: %s', async (card, reason) => {
    const bench = await openProvider();
    const saved = await keepCard(bench, card);
    const request = chargeAsk('renewal:1', saved);
    const declined = { status: 'declined', reason };
    expect(await methodsOf(bench.plug).charge(request)).toEqual(declined);
    expect(await methodsOf(bench.second).charge(request)).toEqual(declined);
    expect(await bench.plug.lookUp({ ...attemptOf(request), charged: saved.id })).toEqual(declined);
    expect(await bench.provider.payments(request.key)).toMatchObject([{ isPaid: false }]);
  });

  it('money of a charge goes back as any other does', async () => {
    const bench = await openProvider();
    const request = chargeAsk('renewal:1', await keepCard(bench));
    const paid = await methodsOf(bench.plug).charge(request);
    if (paid.status !== 'paid') throw new Error(JSON.stringify(paid));
    await bench.plug.refund({ ...paid, cents: 566, key: 'r1' });
    expect(await bench.provider.payments(request.key)).toMatchObject([{ refunded: 566 }]);
  });

  it('a key that stands for another amount is a mismatch; a method that is not there is refused', async () => {
    const bench = await openProvider();
    const saved = await keepCard(bench);
    const request = chargeAsk('renewal:1', saved);
    await methodsOf(bench.plug).charge(request);
    await expectFault(methodsOf(bench.plug).charge({ ...request, cents: 1 }), 'mismatch');
    await expectFault(
      methodsOf(bench.plug).charge({ ...chargeAsk('renewal:2', saved), method: 'cus_0/pm_0' }),
      'refused',
    );
    expect(await bench.provider.payments('renewal:2')).toEqual([]);
  });
}

function describeBadLines(openProvider: OpenProvider): void {
  it.each<LineMood>(['down', 'silent', 'failing', 'foreign'])(
    'a line that is %s charges nobody, and is no decline',
    async (mood) => {
      const bench = await openProvider();
      const { plug, provider } = bench;
      const saved = await keepCard(bench);
      const request = chargeAsk('renewal:1', saved);
      await provider.line(mood);
      const asking = mood === 'silent' ? provider.impatient : plug;
      await expectFault(methodsOf(asking).charge(request), 'unreachable');
      await provider.line('well');
      expect(await plug.lookUp({ ...attemptOf(request), charged: saved.id })).toEqual({
        status: 'unknown',
      });
      expect(await methodsOf(plug).charge(request)).toMatchObject({ status: 'paid' });
      expect(await provider.payments(request.key)).toHaveLength(1);
    },
  );

  it('a charge whose answer got lost is found, and asking again charges nobody twice', async () => {
    const bench = await openProvider();
    const saved = await keepCard(bench);
    const request = chargeAsk('renewal:1', saved);
    await bench.provider.line('losing');
    await expectFault(methodsOf(bench.plug).charge(request), 'unreachable');
    await bench.provider.line('well');
    const found = await bench.plug.lookUp({ ...attemptOf(request), charged: saved.id });
    expect(found).toMatchObject({ status: 'paid', cents: 3_566 });
    expect(await methodsOf(bench.second).charge(request)).toEqual(found);
    expect(await bench.provider.payments(request.key)).toHaveLength(1);
  });
}

function describeMethodPages(openProvider: OpenProvider): void {
  const page: MethodRequest = {
    key: 'method:s:1',
    currency: 'EUR',
    email: 'mara@visitor.example',
    returnUrl: 'https://shop.example/order/x',
  };

  it('another one is named on a page, without paying, and is charged from then on', async () => {
    const bench = await openProvider();
    const { plug, second, provider } = bench;
    const former = await keepCard(bench, '0341');
    const request = { ...page, former: former.id };
    expect(await methodsOf(plug).lookUpPage(attemptOf(request))).toEqual({ status: 'unknown' });
    const opened = await methodsOf(plug).openPage(request);
    if (opened.status !== 'actionNeeded') throw new Error(JSON.stringify(opened));
    expect(plug.pageOrigins).toContain(new URL(opened.url).origin);
    expect(await methodsOf(second).openPage(request)).toEqual(opened);
    expect(await methodsOf(plug).lookUpPage(attemptOf(request))).toEqual(opened);
    await provider.visit(opened.url, 'approve', '4242');
    const saved = await methodsOf(plug).lookUpPage(attemptOf(request));
    expect(saved).toMatchObject({ status: 'saved', method: { kind: 'card', lastFour: '4242' } });
    if (saved.status !== 'saved') return;
    expect(await methodsOf(plug).openPage(request)).toEqual(saved);
    const last = (await provider.webhooks(request.key)).at(-1);
    expect(await plug.readWebhook(last?.body ?? '', last?.headers ?? {})).toEqual({
      eventId: expect.any(String),
      key: request.key,
      method: saved.method,
    });
    expect(await methodsOf(plug).charge(chargeAsk('renewal:1', saved.method))).toMatchObject({
      status: 'paid',
    });
    expect(await provider.payments(request.key)).not.toContainEqual(
      expect.objectContaining({ isPaid: true }),
    );
  });

  it('is named by who had none as well', async () => {
    const { plug, provider } = await openProvider();
    const opened = await methodsOf(plug).openPage(page);
    if (opened.status !== 'actionNeeded') throw new Error(JSON.stringify(opened));
    await provider.visit(opened.url, 'approve');
    const saved = await methodsOf(plug).lookUpPage(attemptOf(page));
    if (saved.status !== 'saved') throw new Error(JSON.stringify(saved));
    expect(await methodsOf(plug).charge(chargeAsk('renewal:1', saved.method))).toMatchObject({
      status: 'paid',
    });
  });
}
