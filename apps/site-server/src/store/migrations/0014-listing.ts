import { sql, type Kysely } from 'kysely';
import { insertListing, listingRows, type Listed } from '../../shop/catalogue/listing';
import { parseJson } from '../parse-json';

/**
 * What lists of products are found by.
 *
 * @param db the connection that holds the migration lock
 */
export async function listing(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<{
    site_id: string;
    category: string;
    state: Listed['state'];
    publish_at: number | null;
    document: string;
    created_at: number;
  }>`
    select site_id, category, state, publish_at, document, created_at from product`.execute(db);
  for (const row of rows) {
    // Only `saveProduct` writes this column.
    const document = parseJson(row.document) as Pick<
      Listed,
      'product' | 'currency' | 'pricesByCurrency' | 'tags' | 'position'
    >;
    const listed = {
      ...document,
      siteId: row.site_id,
      category: row.category,
      state: row.state,
      publishAt: row.publish_at,
      createdAt: row.created_at,
    };
    // The three tables are there since the lines above.
    await insertListing(db, listingRows(listed));
  }
}

const statements = [
  `create table listing (
    product_id text not null references product (id),
    currency text not null,
    site_id text not null references site (id),
    title text not null,
    category text not null,
    visible_from bigint,
    position bigint not null,
    created_at bigint not null,
    from_cents bigint not null,
    on_sale integer not null,
    is_endless integer not null,
    primary key (product_id, currency)
  )`,
  'create index listing_order on listing (site_id, currency, position, created_at desc, product_id desc)',
  'create index listing_category on listing (site_id, currency, category)',
  `create table listing_tag (
    product_id text not null references product (id),
    site_id text not null references site (id),
    tag text not null,
    primary key (product_id, tag)
  )`,
  'create index listing_tag_site on listing_tag (site_id, tag, product_id)',
  `create table listing_variant (
    product_id text not null references product (id),
    currency text not null,
    variant_id text not null,
    primary key (product_id, currency, variant_id)
  )`,
];
