import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyKind } from '../http/action/action';
import { actionWorld, type ActionWorld } from '../testing/action-world';
import { addOneOfEach } from '../testing/add-one-of-each';
import { addMember, signMemberIn } from '../testing/add-member';
import { dumpStore } from '../testing/dump-store';
import { ask, visitor } from '../testing/server-fixture';
import { addGiftCard, shopSettings } from '../testing/shop-server';
import { addAccount, signIn } from '../testing/sign-in-as';
import { settings } from '../testing/site-fixture';
import { storeVersion } from '../testing/store-version';
import { allActions } from './all-actions';

/*
 * Two live sites in one store: an admin and a member of the second ask for everything that the
 * first one has, by every address that names something.
 */

const otherHost = 'two.example';
const otherSite = 'second';

let world: ActionWorld;
/** The ids of what the first site has, as addresses name them. */
let named: readonly string[];
/** Names, addresses and texts that only the first site has. */
let secrets: readonly string[];
/** Its rows. */
let firstSite: readonly string[];
let browser: { readonly crumb: string; readonly cookie: string };

beforeAll(async () => {
  world = await actionWorld();
  await addMore();
  const rows = await listRows();
  named = [...new Set(firstOfEach(rows).flatMap(idsOf))];
  secrets = listSecrets(rows);
  firstSite = await storedRows();
  const { store, server } = world.shop;
  await store.saveSite({
    id: otherSite,
    host: otherHost,
    settings: { ...settings, shop: shopSettings },
  });
  const admin = await signIn(
    store,
    await addAccount(store, ['admin'], 'zoe@two.example', otherSite),
  );
  const member = await signMemberIn(store, await addMember(store, 'max@two.example', otherSite));
  const { crumb, cookie } = await visitor(server, '10.9.0.1', otherHost);
  browser = { crumb, cookie: [cookie, admin, member].join('; ') };
}, 120_000);
afterAll(() => world.shop.remove());

const rows = allActions.flatMap(({ who, addresses }) =>
  addresses.map((address) => ({ ...address, who, name: `${address.method} ${address.url}` })),
);
type Row = (typeof rows)[number];

/** Bodies that would change something; all others are those of the samples. */
const bodies: Readonly<Record<string, string>> = {
  'POST /config/product/:id': `do=save&base=${encodeURIComponent('{"title":"Moon jar"}')}&title=Taken`,
  'POST /config/products': 'row-0=["{id}","small",0]&stock-0=9',
  'POST /config/reviews': 'do=approve@{id}',
  'POST /config/restock': 'do=remove@{id}',
  'POST /config/sign-ins': 'end={id}',
  'POST /config/tokens/:id/end': '',
  'POST /config/people/invitations/:id': 'do=end',
  'POST /config/members/:id/remove': '',
  'POST /config/account/passkeys/:id': 'do=remove',
  'POST /config/orders/:number/refund/retry': '',
};

const types: Readonly<Record<BodyKind, string | undefined>> = {
  none: undefined,
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'application/x-www-form-urlencoded',
  file: 'application/octet-stream',
  raw: 'application/json',
};

let requests = 0;

/** Asks the second site's server for something of the first. */
async function send(row: Row, url: string, body: string): Promise<readonly string[]> {
  const type = types[row.body];
  requests += 1;
  const { text } = await ask(world.shop.server, {
    method: row.method,
    url: `${url}${url.includes('?') ? '&' : '?'}crumb=${encodeURIComponent(browser.crumb)}`,
    headers: {
      host: otherHost,
      'sec-fetch-site': 'same-origin',
      // So that no rate limit is reached by chance.
      'x-forwarded-for': `10.2.${requests >> 8}.${requests & 255}`,
      cookie: [browser.cookie, world.samples[row.name]?.cookie ?? ''].join('; '),
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(type !== undefined && { body }),
  });
  // An answer may repeat what it was sent.
  const sent = body + new URLSearchParams(body).toString().replaceAll('+', ' ') + url;
  return secrets.filter(
    (secret) => text.includes(secret) && !decodeURIComponent(sent).includes(secret),
  );
}

/** The version of the store at which the first site was last seen untouched. */
let untouchedVersion: number | undefined;

async function isUntouched(): Promise<boolean> {
  const version = await storeVersion(world.shop.store);
  // Nothing was written since, so all rows need not be read again.
  if (version === untouchedVersion) return true;
  const now = new Set(await storedRows());
  const isSame = firstSite.every((row) => now.has(row));
  if (isSame) untouchedVersion = version;
  return isSame;
}

describe('[6.06d] who looks after one site, or is a member of it, gets nothing of another', () => {
  const naming = rows.filter(
    ({ url, name }) => url.includes(':') || bodies[name]?.includes('{id}'),
  );

  it.each(naming)(
    '$name, whatever it names',
    async (row) => {
      const body = bodies[row.name] ?? world.samples[row.name]?.body ?? '';
      for (const id of named) {
        const url = row.url.replaceAll(/:\w+/g, encodeURIComponent(id));
        expect([id, await send(row, url, body.replaceAll('{id}', id))]).toEqual([id, []]);
      }
      expect(await isUntouched()).toBe(true);
    },
    120_000,
  );

  // They name what is there, or hold what lets visitors of the first site in.
  it.each(rows.filter(({ name }) => !signOuts.has(name)))(
    '$name, as the first site asks it',
    async (row) => {
      const { url = row.url, body = '' } = world.samples[row.name] ?? {};
      const found = await send(row, url, body);
      // The product's own texts have these words too.
      const isOfProduct = row.name.endsWith('/languages/:tag/export');
      const ownWords = isOfProduct ? ['Hello', 'Not yet'] : [];
      expect(found.filter((word) => !ownWords.includes(word))).toEqual([]);
      expect(await isUntouched()).toBe(true);
    },
  );

  it('there was something to get', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(secrets).toEqual(
      expect.arrayContaining(['Moon jar', 'mia@example.com', 'It leaks', 'sue@example.com']),
    );
  });
});

/** They end the session that the others need. */
const signOuts = new Set([
  'POST /account/sign-out',
  'POST /config/sign-out',
  'POST /api/auth/Logout',
]);

/** What samples only name. */
async function addMore(): Promise<void> {
  await addGiftCard(world.shop, 500);
  const stored = await listRows();
  const idIn = (table: string) => String(stored.find((found) => found.table === table)?.row['id']);
  await addOneOfEach(world.shop.store, {
    orderId: idIn('shop_order'),
    accountId: idIn('account'),
  });
}

type StoredRow = Readonly<Record<string, unknown>>;

async function listRows(): Promise<{ table: string; row: StoredRow }[]> {
  const { read } = world.shop.store;
  const tables = await read.introspection.getTables();
  const listed = tables.map(async ({ name: table }) => {
    const found = await sql<StoredRow>`select * from ${sql.table(table)}`.execute(read);
    return found.rows.map((row) => ({ table, row }));
  });
  return (await Promise.all(listed)).flat();
}

/** Two rows of each table. */
function firstOfEach(stored: readonly { table: string; row: StoredRow }[]): StoredRow[] {
  const isFirst = ({ table }: { table: string }, index: number) =>
    stored.slice(0, index).filter((other) => other.table === table).length < 2;
  return stored.filter(isFirst).map(({ row }) => row);
}

/** What an address may name a row by. */
function idsOf({ id, number, product_id }: StoredRow): string[] {
  return [id, number, product_id].flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
}

const secretColumns = ['email', 'title', 'actor', 'last_four', 'text_body'];

function listSecrets(rows: readonly { row: StoredRow }[]): string[] {
  const found = rows.flatMap(({ row }) => secretColumns.flatMap((name) => row[name] ?? []));
  const values = found.filter((value) => typeof value === 'string');
  return [...new Set([...values, 'Hello', 'SECRETSPRING'])].filter(
    (value) => value.length > 3 && !shared.has(value),
  );
}

/** What stands on pages of every site. */
const shared = new Set(['Home', 'Contact', 'Gift card']);

/** All rows, but for those of limits. */
async function storedRows(): Promise<string[]> {
  // as `dumpStore` writes them
  const tables = JSON.parse(await dumpStore(world.shop.store)) as [string, string[]][];
  return tables.flatMap(([name, stored]) => (name === 'rate_limit' ? [] : stored));
}
