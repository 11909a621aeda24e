import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { ErrorSummary } from '../../shop/ErrorSummary';
import type { ReviewView } from '../../shop/review-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { useTexts } from '../../texts/use-texts';
import { review } from './review.block';
import { reviewParts, type ReviewWords } from './review.parts';
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
 * needs no script. With one a review is sent without loading the page [2.21].
 */
export function Review(props: ReviewProps): ReactNode {
  const { view, errors } = props;
  const texts = useTexts(reviewTexts);
  const { sending, thanks, change, kept } = texts;
  const words: ReviewWords = { sending, thanks, change, kept };
  const root = useMount(
    view.items.length > 0 ? () => import('./review.mount') : undefined,
    `${view.token} ${view.items.length}`,
  );
  const isDone = errors === undefined && view.items.every(({ isSent }) => isSent);
  return (
    <BlockRoot
      block="review"
      {...rootProps(props)}
      rootRef={root}
      waits={view.items.length > 0}
      events={review.events}
      data={{ [reviewParts.words]: JSON.stringify(words) }}
    >
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
