import { insertRestockNotice } from '../restock-notices';
import type { RoomExample } from '../../../testing/add-one-of-each';
import { goods } from '../../../testing/shop-fixture';

/** Somebody who waits for a jar. */
export const restockExample: RoomExample = async (db, { siteId, createId, now }) => {
  const notice = {
    id: createId(),
    siteId,
    productId: goods.jar,
    variantId: 'large',
    email: 'rae@example.com',
    pageUrl: 'https://studio.example/shop/moon-jar',
    language: 'en',
  };
  await insertRestockNotice(db, notice, now);
};
