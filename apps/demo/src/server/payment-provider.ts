import { startTestProvider } from '@frontage/site-server';

/**
 * The test provider as a process of its own, beside the shop: it tells where it is, and ends when
 * the shop does.
 */
async function main(): Promise<void> {
  const {
    PROVIDER_SECRET: secret = '',
    PROVIDER_FILE: file = '',
    PROVIDER_WEBHOOK_URL: webhookUrl,
  } = process.env;
  const provider = await startTestProvider({
    port: 0,
    secret,
    file,
    ...(webhookUrl && { webhookUrl }),
  });
  const end = (): void => void provider.close().then(() => process.exit(0));
  process.once('disconnect', end);
  process.once('SIGTERM', end);
  // Ctrl+C reaches both; a payment that is under way is the shop's to finish.
  process.on('SIGINT', () => undefined);
  process.send?.(provider.origin);
}

main().catch((error: unknown) => {
  console.error(
    `The test payment provider did not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
