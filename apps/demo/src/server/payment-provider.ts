import { startTestProvider } from '@frontage/site-server';

/**
 * Runs the test provider as a separate process next to the shop: it prints its address, and ends
 * with the shop.
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
  // Ctrl+C reaches both; the shop has to finish a running payment.
  process.on('SIGINT', () => undefined);
  process.send?.(provider.origin);
}

main().catch((error: unknown) => {
  console.error(
    `The test payment provider did not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
