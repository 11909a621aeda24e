import { defineServerBlock } from '../../server-block/define-server-block';
import { PageTitle } from '../../server-block/PageTitle';
import type { ShopServices } from '../../shop/shop-state';
import { NoReview } from './NoReview';
import { Review } from './Review';
import { reviewFields } from './review.fields';

/** How the server renders a review block. */
export const reviewServer = defineServerBlock<typeof reviewFields, ShopServices>({
  id: 'review',
  fields: reviewFields,
  cache: 'visitor',
  render: ({ id }, _place, { shop, page, hasTitle }) => (
    <>
      <PageTitle hasTitle={hasTitle} page={page} />
      {shop?.kind === 'review' ? (
        <Review id={id} view={shop.view} errors={shop.errors} />
      ) : (
        <NoReview id={id} />
      )}
    </>
  ),
});
