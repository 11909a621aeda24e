import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepSecret } from './keep-secret';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'frontage-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('a secret is made once, by many at once, and readable by its owner alone', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => keepSecret(dataDir)));
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(new Set([...secrets, await keepSecret(dataDir)]).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret']);
  if (process.platform !== 'win32')
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
});

it("a file without a whole secret is refused: signatures would be anybody's", async () => {
  await writeFile(join(dataDir, 'secret'), '\n');
  await expect(keepSecret(dataDir)).rejects.toThrow('has 0 characters, expected 32 or more');
});
