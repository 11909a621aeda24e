import { randomBytes, scryptSync } from 'node:crypto';

const [email, password] = ['bench@example.com', 'only for this bench'];

/**
 * Stores an admin of the demo.
 *
 * @param {import('./open-database.mjs').OpenDatabase} db
 */
export function insertAdmin(db) {
  const { id: site } = db.prepare('select id from site order by id limit 1').get();
  const [logN, r, p] = [10, 8, 1];
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N: 2 ** logN, r, p });
  const hashParts = ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')];
  db.prepare(
    `insert into account (id, site_id, email, email_key, name, password, roles, created_at, updated_at)
     values ('bench', ?, ?, ?, 'Ada', ?, '["admin"]', 1, 1)`,
  ).run(site, email, email, hashParts.join('$'));
}

/**
 * Signs the admin in.
 *
 * @param {string} address of the server
 * @returns {Promise<string>} the cookies of the browser
 * @throws if the server does not let them in
 */
export async function signInAdmin(address) {
  const reply = await fetch(`${address}/config/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: address },
    body: new URLSearchParams({ email, password }),
  });
  if (reply.status !== 303) throw new Error(`[bench] the admin got ${reply.status} to sign in.`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
