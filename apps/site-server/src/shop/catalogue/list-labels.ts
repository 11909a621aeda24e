import type { Database } from '../../store/database';

/** What products are sorted by: each has many tags, and one category or none. */
export const labelKinds = ['tag', 'category'] as const;

/** A tag or a category. */
export type LabelKind = (typeof labelKinds)[number];

/** A tag or a category, and how many products have it. */
export interface ProductLabel {
  readonly name: string;
  readonly count: number;
}

/** The most tags, or categories, of a site that are listed. */
const mostLabels = 500;

/**
 * Lists the tags or the categories of a site's products, those that visitors do not see included,
 * by name as a language has it.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param kind which of them
 * @param locale whose order of names it is. @default 'en'
 */
export async function listLabels(
  db: Database,
  siteId: string,
  kind: LabelKind,
  locale = 'en',
): Promise<readonly ProductLabel[]> {
  const rows =
    kind === 'tag'
      ? await db
          .selectFrom('listing_tag')
          .select(['tag as name', (eb) => eb.fn.countAll<number | string>().as('count')])
          .where('site_id', '=', siteId)
          .groupBy('tag')
          .orderBy('tag')
          .limit(mostLabels)
          .execute()
      : await db
          .selectFrom('product')
          .select(['category as name', (eb) => eb.fn.countAll<number | string>().as('count')])
          .where('site_id', '=', siteId)
          .where('deleted_at', 'is', null)
          .where('category', '!=', '')
          .groupBy('category')
          .orderBy('category')
          .limit(mostLabels)
          .execute();
  // A database sorts by code units: "Äpfel" would come after "Zebra".
  const { compare } = new Intl.Collator(locale);
  return rows
    .map(({ name, count }) => ({ name, count: Number(count) }))
    .sort((one, other) => compare(one.name, other.name));
}
