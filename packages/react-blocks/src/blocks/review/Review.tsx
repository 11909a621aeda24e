import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { ErrorSummary } from '../../shop/ErrorSummary';
import type { ReviewView } from '../../shop/review-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { useTexts } from '../../texts/use-texts';
import { reviewTexts } from './review.texts';
import { ReviewForm } from './ReviewForm';

/** The props of the review page. */
export interface ReviewProps extends RootProps {
  view: ReviewView;
  /** The errors of one of them. @default nothing */
  errors?: (ShopErrors & { readonly productId: string }) | undefined;
}

/**
 * The page on which a buyer reviews the products of an order [2.11]: a form for each product; it
 * needs no script.
 */
export function Review(props: ReviewProps): ReactNode {
  const { view, errors } = props;
  const texts = useTexts(reviewTexts);
  const isDone = errors === undefined && view.items.every(({ isSent }) => isSent);
  return (
    <BlockRoot block="review" {...rootProps(props)}>
      <ErrorSummary
        errors={errors}
        targetOf={(field) => `review-${errors?.productId ?? ''}-${field}`}
      />
      {isDone && <p role="status">{view.items.length === 0 ? texts.nothing : texts.already}</p>}
      {view.items.map((item) => (
        <ReviewForm
          key={item.productId}
          item={item}
          token={view.token}
          errors={errors?.productId === item.productId ? errors.fields : {}}
        />
      ))}
    </BlockRoot>
  );
}
