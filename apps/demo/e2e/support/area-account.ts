import { randomBytes, scryptSync } from 'node:crypto';
import { quoted, runSql } from './change-store';

/** Somebody who may sign in to the owner's area. */
export interface AreaAccount {
  readonly email: string;
  readonly password: string;
}

/** Stores an admin of the sample site, as its own link would make one. */
export async function addAdmin(): Promise<AreaAccount> {
  const id = randomBytes(12).toString('hex');
  const email = `${id}@netloft.example`;
  const password = 'a loft that used to mend nets';
  const [logN, r, p] = [10, 8, 1];
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N: 2 ** logN, r, p });
  const kept = ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')];
  const [site] = await runSql('select id from site');
  const row = [id, String(site?.id), email, email, 'Ada', kept.join('$'), '["admin"]'];
  await runSql(
    `insert into account (id, site_id, email, email_key, name, password, roles, created_at, updated_at)
     values (${row.map(quoted).join(', ')}, 1, 1)`,
  );
  return { email, password };
}
