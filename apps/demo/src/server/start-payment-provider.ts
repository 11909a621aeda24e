import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ProviderVariables } from './provider-variables';

/** Where the demo's payment provider is, and what both sides know. */
export interface PaymentProvider {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  secret: string;
}

/**
 * Starts the test provider beside the demo, on a free port. It ends when this process does, however
 * that happens.
 *
 * @param appdir the demo's folder, where its program was bundled
 * @param dataDir where its payments are kept
 * @param facts the demo's own address; without one the provider tells nobody of payments, and is
 *   asked
 * @throws when it does not start
 */
export async function startPaymentProvider(
  appdir: string,
  dataDir: string,
  { shop }: { shop: string | undefined },
): Promise<PaymentProvider> {
  // For this run alone: the provider knows nothing that the shop's own keys follow from.
  const shared = randomBytes(32).toString('hex');
  const variables: ProviderVariables = {
    PROVIDER_SECRET: shared,
    PROVIDER_FILE: join(dataDir, 'test-payments.jsonl'),
    PROVIDER_WEBHOOK_URL: shop === undefined ? '' : `${shop}/api/commerce/webhook/test`,
  };
  const provider = fork(join(appdir, '.frontage', 'payment-provider.mjs'), {
    execArgv: ['--no-warnings'],
    // Nothing of what the shop is set up by: its secret and its database are not the provider's.
    env: { PATH: process.env['PATH'], ...variables },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    provider.once('message', (said) => resolve(String(said)));
    provider.once('exit', (code) =>
      reject(new Error(`the test payment provider ended with ${code}.`)),
    );
  });
  // It waits for this process, not the other way round.
  provider.unref();
  provider.channel?.unref();
  return { origin, secret: shared };
}
