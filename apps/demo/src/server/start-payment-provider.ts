import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ProviderVariables } from './provider-variables';

/** The address of the demo's payment provider, and the shared secret. */
export interface PaymentProvider {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  secret: string;
}

/**
 * Starts the test provider next to the demo, on a free port. It ends when this process does,
 * however that happens.
 *
 * @param appdir the demo's folder, where its program was bundled
 * @param dataDir stores its payments
 * @param facts the demo's own address; without one the provider notifies nobody, and is polled
 * @throws if it does not start
 */
export async function startPaymentProvider(
  appdir: string,
  dataDir: string,
  { shop }: { shop: string | undefined },
): Promise<PaymentProvider> {
  // For this run only: the provider learns nothing from which the shop's own keys are derived.
  const shared = randomBytes(32).toString('hex');
  const variables: ProviderVariables = {
    PROVIDER_SECRET: shared,
    PROVIDER_FILE: join(dataDir, 'test-payments.jsonl'),
    PROVIDER_WEBHOOK_URL: shop === undefined ? '' : `${shop}/api/commerce/webhook/test`,
  };
  const provider = fork(join(appdir, '.frontage', 'payment-provider.mjs'), {
    execArgv: ['--no-warnings'],
    // Without the shop's configuration: its secret and its database are not for the provider.
    env: { PATH: process.env['PATH'], ...variables },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    provider.once('message', (address) => resolve(String(address)));
    provider.once('exit', (code) =>
      reject(new Error(`the test payment provider ended with ${code}.`)),
    );
  });
  // The provider waits for this process, not the other way round.
  provider.unref();
  provider.channel?.unref();
  return { origin, secret: shared };
}
