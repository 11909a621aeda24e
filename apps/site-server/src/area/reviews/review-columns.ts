import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { ListedReview } from '../../shop/reviews/list-review-part';
import { exportTime, type ExportColumn } from '../export-list';

/** A review with its product; undefined if that was deleted. */
export type ExportedReview = ListedReview & { readonly stored: StoredProduct | undefined };

/** The columns of the table of reviews. */
export const reviewColumns: readonly ExportColumn<ExportedReview>[] = [
  { heading: 'Written (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
  { heading: 'State', cell: ({ state }) => state },
  { heading: 'Product', cell: ({ stored }) => stored?.product.title ?? '' },
  { heading: 'Stars', cell: ({ stars }) => String(stars) },
  { heading: 'Title', cell: ({ title }) => title },
  { heading: 'Review', cell: ({ text }) => text },
  { heading: 'Name', cell: ({ name }) => name },
];
