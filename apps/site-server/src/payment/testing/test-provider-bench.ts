import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCode } from '../../test-provider/payment-page';
import {
  startTestProvider,
  type TestProviderOptions,
} from '../../test-provider/start-test-provider';
import type { TestNews } from '../../test-provider/test-news';
import type { TestPayment } from '../../test-provider/test-payment';
import { createTestPlug } from '../create-test-plug';
import { signatureHeader, signWebhook } from '../sign-webhook';
import { openBadLine } from './bad-line';
import type { BenchProvider, PaymentBench, VisitorAct } from './describe-payment-plug';

const secret = 'secret-of-the-tests';

/** A bench with the test provider in this process, on a separate port with a separate file. */
export async function testProviderBench(
  options: Partial<TestProviderOptions> = {},
): Promise<TestBench> {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-payments-'));
  const started = { port: 0, secret, file: join(folder, 'payments.jsonl'), ...options };
  const provider = await startTestProvider(started);
  const line = await openBadLine(provider.origin);
  // Pages are at the provider's origin, calls go through the unreliable connection.
  const plugOf = (answerTime: number) => ({
    ...createTestPlug({ origin: line.origin, secret, answerTime }),
    pageOrigins: [provider.origin],
  });
  const call = callsTo(provider.origin);

  return {
    plug: plugOf(60_000),
    second: plugOf(60_000),
    call,
    origin: provider.origin,
    file: started.file,
    provider: {
      async payments(key) {
        const { payment } = await call<{ payment?: TestPayment }>(
          `payments/${encodeURIComponent(key)}`,
        );
        if (!payment) return [];
        const refunded = payment.refunds.reduce((sum, { cents }) => sum + cents, 0);
        return [
          {
            amount: payment.cents,
            currency: payment.currency,
            isPaid: payment.state === 'paid',
            refunded,
          },
        ];
      },
      visit: visitPage,
      async webhooks(key) {
        const { news } = await call<{ news: TestNews[] }>('news');
        return news.filter((item) => item.key === key).map(({ body }) => signed(body, {}));
      },
      sign: (body, wanted = {}) => signed(body, wanted),
      otherNews: () =>
        JSON.stringify({
          id: 'tn_1',
          type: 'payment.refunded',
          createdAt: 1,
          payment: shownPayment,
        }),
      line: (mood) => line.set(mood),
      impatient: plugOf(100),
    },
    async close() {
      await line.close();
      await provider.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The bench, with extras for tests of the test provider. */
export interface TestBench extends PaymentBench {
  provider: BenchProvider;
  origin: string;
  file: string;
  /** Calls the provider, by a path below `/v1/`: GET, or POST if there is a body. */
  call<Answer>(path: string, body?: object, key?: string): Promise<Answer>;
}

const shownPayment = { id: 'tp_1', key: 'a:1', cents: 1, currency: 'EUR', state: 'paid' };

function callsTo(origin: string): TestBench['call'] {
  return async <Answer>(path: string, body?: object, key = 'none') => {
    const reply = await fetch(`${origin}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await reply.json()) as Answer; // what the test says of that call
  };
}

function signed(
  body: string,
  { secret: by = secret, at = Date.now() }: { secret?: string; at?: number },
) {
  return { body, headers: { [signatureHeader]: signWebhook(by, body, at) } };
}

/** Loads the page, and submits its form. */
async function visitPage(url: string, act: VisitorAct, card = '4242'): Promise<void> {
  const page = await (await fetch(url)).text();
  const isChecking = page.includes('name="code"') && act === 'approve';
  const isNaming = page.includes('value="save"');
  const form: Record<string, string> = isChecking
    ? { do: 'code', code: checkCode }
    : { do: isNaming ? 'save' : act, card };
  const reply = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  await reply.arrayBuffer();
}
