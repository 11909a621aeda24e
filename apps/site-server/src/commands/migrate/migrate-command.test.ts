import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runMigrate } from './run-migrate';

it('says what was changed, and the next time that nothing was', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-migrate-'));
  let text = '';
  const output = { write: (more: string | Uint8Array) => (text += String(more)) !== '' };
  await runMigrate({ dataDir, databaseUrl: undefined }, output);
  await runMigrate({ dataDir, databaseUrl: undefined }, output);
  expect(text).toMatch(
    /^The data are up to date\. Changed by: 0001-baseline.*\.\nThe data were up to date\.\n$/,
  );
  await rm(dataDir, { recursive: true });
});
