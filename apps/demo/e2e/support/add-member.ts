import { randomBytes } from 'node:crypto';
import { quoted, runSql } from './change-store';
import { storedPassword } from './stored-password';

/** Stores a member of the sample site under an address, with `testPassword`. */
export async function addMember(email: string): Promise<void> {
  const [site] = await runSql('select id from site');
  const id = randomBytes(12).toString('hex');
  const row = [id, String(site?.id), email, email, 'Ada', 'ada', storedPassword()];
  await runSql(
    `insert into member (id, site_id, email, email_key, name, name_key, password, created_at, updated_at)
     values (${row.map(quoted).join(', ')}, 1, 1)`,
  );
}
