import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPaymentProvider } from './start-payment-provider';

let appdir: string;

beforeEach(async () => {
  appdir = await mkdtemp(join(tmpdir(), 'frontage-provider-'));
  await mkdir(join(appdir, '.frontage'));
  // Answers its variables in place of an address.
  const program = 'process.send(JSON.stringify(process.env), () => process.exit());';
  await writeFile(join(appdir, '.frontage', 'payment-provider.mjs'), program);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(appdir, { recursive: true, force: true });
});

const start = () => startPaymentProvider(appdir, 'data', { shop: 'http://127.0.0.1:1' });

it('the provider gets nothing that the shop was started with, and a secret of this run', async () => {
  vi.stubEnv('KEYS_DIR', 'where-the-keys-are');
  vi.stubEnv('DATABASE_URL', 'postgres://owner:password@127.0.0.1/shop');
  const [first, second] = [await start(), await start()];
  expect(JSON.parse(first.origin)).toMatchObject({ PROVIDER_SECRET: first.secret });
  expect(first.origin).not.toMatch(/KEYS_DIR|where-the-keys-are|DATABASE_URL|password/);
  expect(first.secret).toMatch(/^[\da-f]{64}$/);
  expect(second.secret).not.toBe(first.secret);
});
