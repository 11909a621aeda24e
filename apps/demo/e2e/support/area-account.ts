import { createHash, randomBytes } from 'node:crypto';
import { quoted, runSql } from './change-store';
import { storedPassword, testPassword } from './stored-password';

/** Somebody who may sign in to the owner's area. */
export interface AreaAccount {
  readonly id: string;
  readonly siteId: string;
  readonly email: string;
  readonly password: string;
}

/** Runs SQL on the database of a demo. */
type RunSql = (sql: string) => unknown;

/**
 * Stores an admin of the sample site, as its own link would make one.
 *
 * @param run where. @default the demo under test
 */
export async function addAdmin(run: RunSql = runSql): Promise<AreaAccount> {
  const id = randomBytes(12).toString('hex');
  const email = `${id}@netloft.example`;
  const [site] = await runSql('select id from site');
  const row = [id, String(site?.id), email, email, 'Ada', storedPassword(), '["admin"]'];
  await run(
    `insert into account (id, site_id, email, email_key, name, password, roles, created_at, updated_at)
     values (${row.map(quoted).join(', ')}, 1, 1)`,
  );
  return { id, siteId: String(site?.id), email, password: testPassword };
}

/**
 * Opens a session of an account, as signing in does, without the time that this takes.
 *
 * @param account whose
 * @param run where. @default the demo under test
 * @returns the value of its cookie
 */
export async function openAreaSession(
  { id, siteId }: AreaAccount,
  run: RunSql = runSql,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const names = [randomBytes(12).toString('hex'), siteId, 'account', id, hash, 'Tests', 'local'];
  const now = Date.now();
  await run(
    `insert into session (id, site_id, holder, holder_id, token_hash, device, network, remembered, created_at, seen_at, expires_at)
     values (${names.map(quoted).join(', ')}, 0, ${now}, ${now}, ${now + 12 * 60 * 60 * 1000})`,
  );
  return token;
}
