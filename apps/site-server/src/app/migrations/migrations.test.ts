import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type QueryExecutorProvider } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connectPostgres, connectSqlite, type Connections } from '../../store/connections';
import { migrate } from '../../store/migrate';
import { createTestDatabase, hasPostgres } from '../../testing/postgres-database';
import { contactForm, ids, pageDocument, settings } from '../../testing/site-fixture';
import { openStore } from '../open-store';
import { migrations } from './migrations';

type Row = Record<string, unknown>;
type Kind = 'SQLite' | 'PostgreSQL';

/** Rows as written by the first release, parents before children. */
const firstRows: Record<string, Row[]> = {
  site: [
    {
      id: ids.site,
      host: 'studio.example',
      revision: 2 ** 40,
      settings: JSON.stringify(settings),
      created_at: 1,
      updated_at: 2 ** 41,
    },
  ],
  page: [
    {
      id: 'page',
      site_id: ids.site,
      slug: 'über-uns',
      page_type: 2,
      collection_id: null,
      draft_version_id: 'v1',
      published_version_id: 'v1',
      created_at: 1,
      updated_at: 2,
    },
  ],
  page_version: [
    {
      id: 'v1',
      site_id: ids.site,
      page_id: 'page',
      number: 1,
      title: 'Über uns',
      description: '',
      document: JSON.stringify(
        pageDocument({ type: 'text', data: { html: '<p>Ton &amp; Glut 🔥</p>' } }),
      ),
      plain_text: 'Ton & Glut 🔥',
      created_at: 1,
    },
  ],
  page_words: [
    {
      id: 7,
      page_id: 'page',
      site_id: ids.site,
      title_words: ' uber uns ',
      words: ' uber uns ton glut ',
    },
  ],
  asset: [
    {
      id: ids.asset,
      site_id: ids.site,
      name: 'a.jpg',
      mime: 'image/jpeg',
      width: 9,
      height: 8,
      alt: '',
      focal_x: 0.25,
      focal_y: 0.5,
      color: '#102030',
      bytes: 2 ** 33,
      created_at: 1,
    },
  ],
  form: [
    {
      id: ids.form,
      site_id: ids.site,
      definition: JSON.stringify(contactForm),
      created_at: 1,
      updated_at: 1,
    },
  ],
  form_key: [
    {
      key: 'used',
      site_id: ids.site,
      form_id: ids.form,
      created_at: 1,
      expires_at: 2,
      body_hash: 'h',
      answer: '{"data":{"submissionId":"s"}}',
    },
  ],
  submission: [
    {
      id: 's',
      site_id: ids.site,
      form_id: ids.form,
      key: 'used',
      body: JSON.stringify({ 'text-1': 'Ada', 'email-1': 'ada@example.com' }),
      page_id: 'page',
      page_title: 'Über uns',
      page_path: '/über-uns',
      content_source: 'c',
      flagged: 1,
      created_at: 2 ** 41,
    },
  ],
};

/** An empty database of one kind, and a function that opens it again. */
async function openEmpty(kind: Kind) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-migrate-'));
  const database = kind === 'PostgreSQL' ? await createTestDatabase() : undefined;
  const place = { dataDir, ...(database && { databaseUrl: database.url }) };
  const connections = await (database
    ? connectPostgres(database.url)
    : connectSqlite(join(dataDir, 'frontage.db')));
  return {
    place,
    connections,
    async remove() {
      await Promise.all([connections.writer.destroy(), connections.reader.destroy()]);
      await database?.remove();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function insertFirstRows({ writer }: Connections): Promise<void> {
  for (const [table, rows] of Object.entries(firstRows)) {
    for (const row of rows) {
      const values = sql.join(Object.values(row));
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${values})`.execute(
        writer,
      );
    }
  }
}

/** The current values of the columns of the first release. */
async function readFirstRows({ reader }: Connections): Promise<Record<string, Row[]>> {
  const read: Record<string, Row[]> = {};
  for (const [table, rows] of Object.entries(firstRows)) {
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    read[table] = [
      ...(await sql<Row>`select ${columns} from ${sql.table(table)}`.execute(reader)).rows,
    ].map((row) => ({ ...row }));
  }
  return read;
}

/** How many databases are open at a time. */
const atOnce = 10;

/** The words of its page as the search has them by now: those of its title are marked, too. */
const markedWords = {
  id: 7,
  page_id: 'page',
  site_id: ids.site,
  title_words: ' uber uns ',
  words: ' uber uns ton glut §uber §uns ',
};

/** Takes a database of the first release to a step, then opens it as it is now. */
async function expectNothingLost(kind: Kind, reached: number): Promise<void> {
  const { place, connections, remove } = await openEmpty(kind);
  await migrate(connections, migrations.slice(0, 1), () => 1);
  await insertFirstRows(connections);
  await migrate(connections, migrations.slice(0, reached + 1), () => 2);
  const store = await openStore(place);
  expect(await readFirstRows(connections)).toEqual({ ...firstRows, page_words: [markedWords] });
  expect(await store.submissions(ids.form)).toMatchObject([
    { id: 's', values: { 'text-1': 'Ada' }, flagged: true, createdAt: 2 ** 41 },
  ]);
  expect(await store.asset(ids.site, ids.asset)).toMatchObject({
    width: 9,
    focalPoint: { x: 0.25, y: 0.5 },
    bytes: 2 ** 33,
  });
  expect(await store.form(ids.site, ids.form)).toEqual(contactForm);
  expect(await store.publishedPage(ids.site, 'über-uns')).toMatchObject({
    title: 'Über uns',
  });
  expect((await store.searchPages(ids.site, 'glut', 8)).results).toEqual([
    { title: 'Über uns', url: '/über-uns', excerpt: 'Ton & Glut 🔥' },
  ]);
  await store.close();
  await remove();
}

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  describe.skipIf(kind === 'PostgreSQL' && !hasPostgres)(`migrations of ${kind}`, () => {
    it('a database of the first release loses nothing, whichever step it had reached', async () => {
      const steps = [...migrations.keys()];
      // A new database is mostly waited for; each takes several of the server's connections.
      for (let begun = 0; begun < steps.length; begun += atOnce)
        await Promise.all(
          steps.slice(begun, begun + atOnce).map((reached) => expectNothingLost(kind, reached)),
        );
    });

    it('a product whose page was published before has the words of its variants searched', async () => {
      const { place, connections, remove } = await openEmpty(kind);
      await migrate(connections, migrations.slice(0, 1), () => 1);
      await insertFirstRows(connections);
      const optionValues = [{ optionName: 'Farbe', value: 'Grün' }];
      const document = JSON.stringify({ product: { variants: [{ optionValues }] } });
      await sql`insert into product (id, site_id, slug, category, state, search_text, document,
          revision, created_at, updated_at)
        values ('p', ${ids.site}, 'über-uns', '', 'published', '', ${document}, 1, 1, 1)`.execute(
        connections.writer,
      );
      const store = await openStore(place);
      for (const query of ['grun', 'ton grün'])
        expect((await store.searchPages(ids.site, query, 8)).results).toMatchObject([
          { url: '/über-uns' },
        ]);
      await store.close();
      await remove();
    });

    it('keep what no code may break: nothing below none, nothing twice that is there once', async () => {
      const { connections, remove } = await openEmpty(kind);
      await migrate(connections, migrations, () => 1);
      const insert = (table: string, row: Row) =>
        sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
          connections.writer,
        );
      const facts = { site_id: ids.site, created_at: 1 };
      const changed = { ...facts, updated_at: 1 };
      const variant = { product_id: 'p', variant_id: 'v', site_id: ids.site };
      const cart = { ...changed, version: 1, document: '{}', expires_at: 1 };
      const checkout = { ...changed, kind: 'cart', at: 'open', version: 0, document: '{}' };
      await insert('site', {
        id: ids.site,
        revision: 1,
        settings: '{}',
        created_at: 1,
        updated_at: 1,
      });
      await insert('product', {
        ...changed,
        id: 'p',
        slug: 's',
        category: '',
        state: 'draft',
        search_text: '',
        document: '{}',
        revision: 1,
      });
      await insert('cart', { ...cart, id: 'c', token_hash: 'c' });
      await insert('checkout', { ...checkout, id: 'one', cart_id: 'c' });

      const gift = { ...facts, code_hash: 'h', last_four: 'abcd', currency: 'USD' };
      const refused: [string, Row][] = [
        ['stock', { ...variant, quantity: -1 }],
        ['hold', { ...variant, checkout_id: 'one', quantity: 0, expires_at: 1, created_at: 1 }],
        ['coupon', { ...changed, id: 'k', code_key: 'K', document: '{}', uses: 0, uses_left: -1 }],
        ['gift_card', { ...gift, id: 'g', balance_cents: -1 }],
        ['cart', { ...cart, id: 'd', token_hash: 'c' }],
        ['checkout', { ...checkout, id: 'two', cart_id: 'c' }],
        ['stock', { ...variant, product_id: 'gone', quantity: 1 }],
      ];
      for (const [table, row] of refused) await expect(insert(table, row)).rejects.toThrow();
      await sql`update checkout set closed_at = 2 where id = 'one'`.execute(connections.writer);
      await insert('checkout', { ...checkout, id: 'two', cart_id: 'c' });
      await insert('stock', { ...variant, quantity: 0 });
      await remove();
    });

    it('run once, in their order, and a second time not at all', async () => {
      const { connections, remove } = await openEmpty(kind);
      expect(await migrate(connections, migrations, () => 1)).toEqual(
        migrations.map(({ name }) => name),
      );
      expect(await migrate(connections, migrations, () => 2)).toEqual([]);
      await remove();
    });

    it('a step that fails takes those before it back, and all can be run again', async () => {
      const { connections, remove } = await openEmpty(kind);
      const create = {
        name: 'one',
        up: async (db: QueryExecutorProvider) =>
          void (await sql`create table one (id text)`.execute(db)),
      };
      const fail = { name: 'two', up: () => Promise.reject(new Error('no')) };
      await expect(migrate(connections, [create, fail], () => 1)).rejects.toThrow('no');
      expect(await migrate(connections, [create], () => 1)).toEqual(['one']);
      await remove();
    });
  });
}

/** In SQLite a word index consists of several tables; in PostgreSQL it has none. */
const indexTables = 'page_words_index';

it.skipIf(!hasPostgres)(
  'both databases end with the same tables, columns and indexes',
  async () => {
    const [file, server] = [await openEmpty('SQLite'), await openEmpty('PostgreSQL')];
    await Promise.all([
      migrate(file.connections, migrations, () => 1),
      migrate(server.connections, migrations, () => 1),
    ]);
    const columns = async ({ reader }: Connections) => {
      const tables = await reader.introspection.getTables();
      return tables
        .filter(({ name }) => !name.startsWith(indexTables))
        .flatMap(({ name, columns: tableColumns }) =>
          tableColumns.map((column) => `${name}.${column.name}`),
        )
        .sort();
    };
    expect(await columns(server.connections)).toEqual(await columns(file.connections));
    expect(await columns(server.connections)).toContain('submission.key');
    const named = async ({ reader }: Connections, from: string) =>
      (await sql<{ name: string }>`${sql.raw(from)}`.execute(reader)).rows.map(({ name }) => name);
    const ownIndexes = await named(
      file.connections,
      "select name from sqlite_master where type = 'index' and sql is not null order by name",
    );
    const serverIndexes = await named(
      server.connections,
      "select indexname as name from pg_indexes where schemaname = 'public'",
    );
    expect(ownIndexes).toContain('page_due');
    // They hold the words of a row, which PostgreSQL keeps apart from it.
    expect(ownIndexes.filter((name) => !serverIndexes.includes(name))).toEqual([
      'account_listed',
      'asset_listed',
      'audit_entry_listed',
      'coupon_listed',
      'gift_card_listed',
      'member_listed',
      'page_listed',
      'product_listed',
      'redirect_listed',
      'restock_notice_listed',
      'review_newest_words',
      'review_state_words',
      'shop_order_listed',
      'submission_listed',
      'subscription_listed',
    ]);
    await Promise.all([file.remove(), server.remove()]);
  },
);
