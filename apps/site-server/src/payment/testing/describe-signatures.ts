import { expect, it } from 'vitest';
import { paidNews } from './describe-webhooks';
import type { OpenProvider, SentWebhook } from './describe-payment-plug';

const minute = 60_000;

const changed = (
  { body, headers }: SentWebhook,
  change: (headers: [string, string][]) => [string, string][],
): SentWebhook => ({ body, headers: Object.fromEntries(change(Object.entries(headers))) });

/** Tests of which webhooks are trusted. */
export function describeSignatures(openProvider: OpenProvider): void {
  it('is not believed without a signature, with a wrong one, with that of another text or another secret', async () => {
    const { plug, provider, last } = await paidNews(openProvider);
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
    const { plug, provider, last } = await paidNews(openProvider);
    const recent = provider.sign(last.body, { at: Date.now() - 4 * minute });
    const old = provider.sign(last.body, { at: Date.now() - 6 * minute });
    expect(await plug.readWebhook(recent.body, recent.headers)).toMatchObject({ key: 'a:1' });
    expect(await plug.readWebhook(old.body, old.headers)).toBeUndefined();
  });
}
