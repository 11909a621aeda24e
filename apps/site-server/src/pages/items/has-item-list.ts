import { blockFields } from '@frontage/react-blocks/fields';
import type { PageDocument } from '@frontage/site-model';
import { readFields } from '@frontage/site-model/fields';
import type { Database } from '../../store/database';
import type { BlockPage } from '../block-content';
import { findPublishedDocument } from '../documents/find-published-document';

/**
 * Whether the page of a collection has an item list that visitors may filter, as they see it; of
 * the page that is rendered, as it is rendered.
 *
 * @param db the reading side
 */
export async function hasItemList(
  db: Database,
  { page, document }: BlockPage,
  collectionId: string,
): Promise<boolean> {
  const shown = page.id === collectionId ? document : await findPublishedDocument(db, collectionId);
  return shown !== undefined && listsItems(shown);
}

function listsItems({ sections }: PageDocument): boolean {
  return sections.some(({ blocks }) =>
    blocks.some(
      ({ type, data }) =>
        type === 'item-list' && readFields(blockFields['item-list'], data).filters,
    ),
  );
}
