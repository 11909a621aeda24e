import type { PictureData } from '../picture/picture.parts';

/** A review as a product's page shows it. */
export interface ProductReview {
  readonly id: string;
  /** From 1 to 5. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** The author's chosen name. */
  readonly name: string;
  /** UTC milliseconds. */
  readonly at: number;
}

/** The reviews of a product by its buyers. */
export interface ProductReviewsView {
  /** The total number; `reviews` may be fewer. */
  readonly count: number;
  /** From 1 to 5; 0 without reviews. */
  readonly average: number;
  /** The newest first. */
  readonly reviews: readonly ProductReview[];
  /** The site's time zone. */
  readonly timeZone: string;
}

/** A product of an order, for its buyer to review. */
export interface ReviewItem {
  readonly productId: string;
  readonly title: string;
  readonly variantLabel: string;
  readonly picture: PictureData | null;
  readonly slug: string;
  /** What the buyer wrote, now or before; stars are 0 until given. */
  readonly review: {
    readonly stars: number;
    readonly title: string;
    readonly text: string;
    readonly name: string;
  };
  /** Whether the server has received it. */
  readonly isSent: boolean;
}

/** The page on which a buyer reviews the products of an order. */
export interface ReviewView {
  readonly token: string;
  readonly items: readonly ReviewItem[];
}

/** The highest number of stars, and the longest texts in UTF-16 units. */
export const reviewLimits = { stars: 5, title: 100, text: 2_000, name: 60 } as const;

/**
 * The names of the controls of a review's form, posted to `/review/<token>`. Errors use the same
 * names.
 */
export const reviewControls = {
  productId: 'productId',
  stars: 'stars',
  title: 'title',
  text: 'text',
  name: 'name',
} as const;
