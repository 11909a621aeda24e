import { expect, it } from 'vitest';
import { payAll, startPage } from './conformance-steps';
import type { OpenProvider, SentWebhook } from './payment-conformance';
import { sampleAsk } from './sample-ask';

/** What a provider tells by itself. */
export function describeWebhooks(openProvider: OpenProvider): void {
  const ask = sampleAsk('a:1');
  const minute = 60_000;

  async function paidNews() {
    const bench = await openProvider();
    const paid = await payAll(bench, ask);
    const last = (await bench.provider.webhooks(ask.key)).at(-1);
    if (!last) throw new Error('The provider has nothing to tell.');
    return { ...bench, paid, last };
  }

  const changed = (
    { body, headers }: SentWebhook,
    change: (headers: [string, string][]) => [string, string][],
  ): SentWebhook => ({
    body,
    headers: Object.fromEntries(change(Object.entries(headers))),
  });

  it('tells of a payment what looking it up tells', async () => {
    const { plug, paid, last } = await paidNews();
    const news = await plug.readWebhook(last.body, last.headers);
    expect(news).toEqual({ eventId: expect.any(String), key: ask.key, answer: paid });
  });

  it('told twice it is the same event; two events are two', async () => {
    const { plug, second, provider, last } = await paidNews();
    const again = provider.sign(last.body, { at: Date.now() + 1_000 });
    const ids = [
      await plug.readWebhook(last.body, last.headers),
      await second.readWebhook(again.body, again.headers),
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
    await provider.visit(await startPage(plug, ask), 'decline');
    const last = (await provider.webhooks(ask.key)).at(-1);
    expect(await plug.readWebhook(last?.body ?? '', last?.headers ?? {})).toMatchObject({
      key: ask.key,
      answer: { status: 'declined' },
    });
  });

  it('is not believed without a signature, with a wrong one, with that of another text or another secret', async () => {
    const { plug, provider, last } = await paidNews();
    const cheaper = last.body.replace('3566', '1');
    expect(cheaper).not.toBe(last.body);
    const forged: SentWebhook[] = [
      { body: last.body, headers: {} },
      changed(last, (headers) => headers.map(([name]) => [name, ''])),
      changed(last, (headers) =>
        headers.map(([name, value]) => [
          name,
          value.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
        ]),
      ),
      changed(last, (headers) =>
        headers.map(([name, value]) => [name, value.replace(/v1=.*/, 'v1=ü')]),
      ),
      { body: cheaper, headers: last.headers },
      { body: `${last.body} `, headers: last.headers },
      provider.sign(last.body, { secret: 'somebody-elses-secret' }),
    ];
    for (const { body, headers } of forged)
      expect(await plug.readWebhook(body, headers)).toBeUndefined();
  });

  it('is not believed when it is older than five minutes', async () => {
    const { plug, provider, last } = await paidNews();
    const recent = provider.sign(last.body, { at: Date.now() - 4 * minute });
    const old = provider.sign(last.body, { at: Date.now() - 6 * minute });
    expect(await plug.readWebhook(recent.body, recent.headers)).toMatchObject({ key: ask.key });
    expect(await plug.readWebhook(old.body, old.headers)).toBeUndefined();
  });

  it('a key that this shop never asked with is told as it is', async () => {
    const { plug, provider, last } = await paidNews();
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
