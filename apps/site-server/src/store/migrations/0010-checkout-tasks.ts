import { sql, type Kysely } from 'kysely';

/**
 * What is to be done at payment providers, what checkouts agreed on, and when codes were shown.
 *
 * @param db the connection that holds the migration lock
 */
export async function checkoutTasks(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table checkout_task (
    checkout_id text not null references checkout (id),
    name text not null,
    task text not null,
    due_at bigint not null,
    tries bigint not null,
    primary key (checkout_id, name)
  )`,
  'create index checkout_task_due on checkout_task (due_at)',
  `create table checkout_quote (
    checkout_id text not null references checkout (id),
    price_hash text not null,
    document text not null,
    created_at bigint not null,
    primary key (checkout_id, price_hash)
  )`,
  'alter table shop_order add column codes_shown_at bigint',
];
