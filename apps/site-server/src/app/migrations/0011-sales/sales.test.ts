import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectSqlite } from '../../../store/connections';
import { migrate } from '../../../store/migrate';
import { migrations } from '../migrations';

/** An order as it was stored before this step. */
const document = {
  kind: 'cart',
  view: {
    cart: {
      entries: [
        { id: '1', productId: 'mug', title: 'Mug' },
        { id: '2', productId: 'tide', title: 'Tide fund' },
      ],
    },
  },
};
const refundable = {
  lines: [
    { id: '1', quantity: 1, cents: 500, taxCents: 0 },
    { id: '2', quantity: 1, cents: 700, taxCents: 0 },
  ],
  payments: [
    { id: 'card', cents: 100 },
    { id: '', cents: 1100 },
  ],
};

it('orders of before are counted as they are: what was given back, and lines once they are paid', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-sales-'));
  const connections = await connectSqlite(join(dataDir, 'frontage.db'));
  const before = migrations.findIndex(({ name }) => name === '0011-sales');
  await migrate(connections, migrations.slice(0, before), () => 1);
  const { writer, reader } = connections;
  await sql`insert into site (id, revision, settings, created_at, updated_at)
    values ('s', 1, '{}', 1, 1)`.execute(writer);
  for (const [number, state] of ['partlyRefunded', 'open', 'canceled'].entries())
    await sql`insert into shop_order
      (id, site_id, purchase_id, number, email, currency, grand_total_cents, due_cents, payment_id,
        payment_state, document, refundable, refunds, version, requires_shipping, buyer_key, visitor,
        created_at, updated_at)
      values (${state}, 's', ${state}, ${number}, 'a', 'EUR', 1700, 1600, 'p', ${state},
        ${JSON.stringify({ ...document, ...(state === 'open' && { kind: 'donate' }) })},
        ${JSON.stringify(refundable)}, '[]', 1, 1, 'a', '', 7, 7)`.execute(writer);
  await migrate(connections, migrations, () => 2);
  const orders = await sql`select id, kind, refunded_cents from shop_order order by number`.execute(
    reader,
  );
  expect(orders.rows).toMatchObject([
    { id: 'partlyRefunded', kind: 'cart', refunded_cents: 500 },
    { id: 'open', kind: 'donate' },
    { id: 'canceled', kind: 'cart' },
  ]);
  const sold = await sql`select order_id, product_id, title, pieces, cents, sold_at from sale
    order by line_id`.execute(reader);
  expect(sold.rows).toMatchObject([
    {
      order_id: 'partlyRefunded',
      product_id: 'mug',
      title: 'Mug',
      pieces: 1,
      cents: 500,
      sold_at: 7,
    },
    { order_id: 'partlyRefunded', product_id: 'tide', pieces: 1, cents: 700 },
  ]);
  await Promise.all([writer.destroy(), reader.destroy()]);
  await rm(dataDir, { recursive: true });
});
