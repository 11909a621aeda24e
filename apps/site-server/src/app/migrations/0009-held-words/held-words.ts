import { sql, type QueryExecutorProvider } from 'kysely';

/** How many products are read at once. */
const groupSize = 500;

interface ProductRow {
  readonly id: string;
  readonly site_id: string;
  readonly slug: string;
  readonly document: string;
}

/**
 * The table of the words of what pages show and do not store. The words of the variants of all
 * products go there, and to the words of their pages.
 */
export async function heldWords(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table held_words (
        held_id text primary key,
        site_id text not null references site (id),
        words text not null
      )`,
    )
    .execute(db);
  for (let last = ''; ;) {
    const { rows } = await sql<ProductRow>`
      select id, site_id, slug, document from product
      where id > ${last} order by id limit ${sql.lit(groupSize)}`.execute(db);
    for (const row of rows) await addWords(db, row);
    last = rows.at(-1)?.id ?? '';
    if (rows.length < groupSize) return;
  }
}

async function addWords(
  db: QueryExecutorProvider,
  { id, site_id, slug, document }: ProductRow,
): Promise<void> {
  const words = [...new Set(foldWords(variantTexts(JSON.parse(document))))];
  if (words.length === 0) return;
  await sql`insert into held_words (held_id, site_id, words)
    values (${id}, ${site_id}, ${words.join(' ')})`.execute(db);
  const { rows } = await sql<{ page_id: string; words: string }>`
    select page_id, words from page_words
    where page_id in (select id from page where site_id = ${site_id} and slug = ${slug})`.execute(
    db,
  );
  for (const page of rows) {
    const further = words.filter((word) => !page.words.includes(` ${word} `));
    const all = `${page.words}${further.map((word) => `${word} `).join('')}`;
    await sql`update page_words set words = ${all} where page_id = ${page.page_id}`.execute(db);
  }
}

/** The values of the options of all variants. */
function variantTexts(document: unknown): string {
  const texts: unknown[] = [];
  for (const variant of listAt(memberOf(document, 'product'), 'variants'))
    for (const option of listAt(variant, 'optionValues')) texts.push(memberOf(option, 'value'));
  return texts.filter((text) => typeof text === 'string').join(' ');
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function foldWords(text: string): readonly string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]{1,200}/gu) ?? [];
}
