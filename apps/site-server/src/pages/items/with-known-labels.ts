import type { Database } from '../../store/database';
import type { Item } from './items';

/** What labels a new item or a changed one is given. */
interface LabelledItem extends Pick<Item, 'collectionId' | 'category' | 'tags'> {
  /** Of its page. @default none yet */
  readonly id?: string;
}

/**
 * Writes the labels of an item as the other items of its collection have them: one that differs by
 * capital letters alone is no other label.
 *
 * @param db the transaction of a write
 * @param siteId of the collection
 * @param item as it was entered
 */
export async function withKnownLabels<Labelled extends LabelledItem>(
  db: Database,
  siteId: string,
  item: Labelled,
): Promise<Labelled> {
  const others = db
    .selectFrom('page_item')
    .where('page_item.site_id', '=', siteId)
    .where('page_item.collection_id', '=', item.collectionId)
    .where('page_item.page_id', '!=', item.id ?? '');
  const categories = await others.select('category as label').distinct().execute();
  const tags = await others
    .innerJoin('page_item_tag', 'page_item_tag.page_id', 'page_item.page_id')
    .select('page_item_tag.tag as label')
    .distinct()
    .execute();
  const written = speller(tags);
  const byFold = new Map(item.tags.toReversed().map((tag) => [fold(tag), written(tag)]));
  return {
    ...item,
    category: speller(categories)(item.category),
    tags: [...new Set(item.tags.map((tag) => byFold.get(fold(tag)) ?? tag))],
  };
}

const fold = (label: string): string => label.normalize('NFC').toLowerCase();

/** Where others have it in several ways, its own is as good as theirs. */
function speller(known: readonly { readonly label: string }[]): (label: string) => string {
  const labels = new Set(known.map(({ label }) => label));
  const first = new Map([...labels].sort().map((label) => [fold(label), label]));
  return (label) => (labels.has(label) ? label : (first.get(fold(label)) ?? label));
}
