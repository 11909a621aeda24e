import { randomBytes } from 'node:crypto';
import { quoted, runSql } from './change-store';
import { storedPassword, testPassword } from './stored-password';

/** Somebody who may sign in to the owner's area. */
export interface AreaAccount {
  readonly email: string;
  readonly password: string;
}

/** Stores an admin of the sample site, as its own link would make one. */
export async function addAdmin(): Promise<AreaAccount> {
  const id = randomBytes(12).toString('hex');
  const email = `${id}@netloft.example`;
  const [site] = await runSql('select id from site');
  const row = [id, String(site?.id), email, email, 'Ada', storedPassword(), '["admin"]'];
  await runSql(
    `insert into account (id, site_id, email, email_key, name, password, roles, created_at, updated_at)
     values (${row.map(quoted).join(', ')}, 1, 1)`,
  );
  return { email, password: testPassword };
}
