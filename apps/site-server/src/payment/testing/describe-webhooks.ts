import { expect, it } from 'vitest';
import { payAll, startPage } from './pay-all';
import type { OpenProvider } from './describe-payment-plug';
import { sampleAsk } from './sample-ask';

const request = sampleAsk('a:1');

/** Opens a provider with a paid payment and its news. */
export async function paidNews(openProvider: OpenProvider) {
  const bench = await openProvider();
  const paid = await payAll(bench, request);
  const last = (await bench.provider.webhooks(request.key)).at(-1);
  if (!last) throw new Error('The provider has nothing to tell.');
  return { ...bench, paid, last };
}

/** Tests of a provider's webhooks. */
export function describeWebhooks(openProvider: OpenProvider): void {
  it('tells of a payment what looking it up tells', async () => {
    const { plug, paid, last } = await paidNews(openProvider);
    const news = await plug.readWebhook(last.body, last.headers);
    expect(news).toEqual({ eventId: expect.any(String), key: request.key, answer: paid });
  });

  it('told twice it is the same event; two events are two', async () => {
    const { plug, second, provider, last } = await paidNews(openProvider);
    const repeated = provider.sign(last.body, { at: Date.now() + 1_000 });
    const ids = [
      await plug.readWebhook(last.body, last.headers),
      await second.readWebhook(repeated.body, repeated.headers),
    ].map((news) => (typeof news === 'object' ? news.eventId : undefined));
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    await provider.visit(await startPage(plug, sampleAsk('b:1')), 'decline');
    for (const other of await provider.webhooks('b:1'))
      expect(await plug.readWebhook(other.body, other.headers)).toMatchObject({
        key: 'b:1',
        eventId: expect.not.stringMatching(ids[0] ?? ''),
      });
  });

  it('tells of a decline', async () => {
    const { plug, provider } = await openProvider();
    await provider.visit(await startPage(plug, request), 'decline');
    const last = (await provider.webhooks(request.key)).at(-1);
    expect(await plug.readWebhook(last?.body ?? '', last?.headers ?? {})).toMatchObject({
      key: request.key,
      answer: { status: 'declined' },
    });
  });

  it('a key that this shop never asked with is told as it is', async () => {
    const { plug, provider, last } = await paidNews(openProvider);
    const foreign = provider.sign(last.body.replaceAll('"a:1"', '"of-another-shop:7"'));
    expect(await plug.readWebhook(foreign.body, foreign.headers)).toMatchObject({
      key: 'of-another-shop:7',
      answer: { status: 'paid' },
    });
  });

  it('news of something else are signed, and nothing for a checkout', async () => {
    const { plug, provider } = await openProvider();
    const other = provider.sign(provider.otherNews());
    expect(await plug.readWebhook(other.body, other.headers)).toBe('other');
  });

  it('whatever is signed is read without a fault', async () => {
    const { plug, provider } = await openProvider();
    for (const body of [
      '{}',
      '[]',
      'null',
      '{"type":"payment.paid"}',
      '{"id":"e","type":"customer.created","data":{"object":{}}}',
    ]) {
      const { headers } = provider.sign(body);
      expect(await plug.readWebhook(body, headers), body).toBe('other');
    }
    const { headers } = provider.sign('{"id":');
    expect(['other', undefined]).toContain(await plug.readWebhook('{"id":', headers));
  });
}
