import { saveReview } from '../reviews';
import type { RoomExample } from '../../../testing/add-one-of-each';
import { goods } from '../../../testing/shop-fixture';

/** A review of a jar. */
export const reviewExample: RoomExample = async (db, { siteId, orderId, createId, now }) => {
  const review = {
    id: createId(),
    siteId,
    productId: goods.jar,
    orderId,
    stars: 2,
    title: 'It leaks',
    text: 'From its foot.',
    name: 'Rae',
  };
  await saveReview(db, review, now);
};
