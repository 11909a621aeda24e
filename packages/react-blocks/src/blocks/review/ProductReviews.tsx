import type { ReactNode } from 'react';
import { reviewLimits, type ProductReviewsView } from '../../shop/review-view';
import { createShowDate } from '../../shop/show-date';
import { useTexts } from '../../texts/use-texts';
import { reviewTexts } from './review.texts';
import { Stars } from './Stars';

/** The props of a product's reviews. */
export interface ProductReviewsProps {
  view: ProductReviewsView;
  /** The page's language tag. */
  locale: string;
  /** The level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * The reviews of a product with their average; nothing without any. The containing block has their
 * styles.
 */
export function ProductReviews({ view, locale, headingLevel = 2 }: ProductReviewsProps): ReactNode {
  const texts = useTexts(reviewTexts);
  const { count, average, reviews, timeZone } = view;
  if (count === 0) return null;
  const date = createShowDate(locale, timeZone);
  const Heading = `h${headingLevel}` as const;
  const mean = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average);
  return (
    <div className="fr-reviews">
      <Heading>{texts.reviews}</Heading>
      <p className="fr-reviews__mean">
        <Stars stars={average} /> {texts.average({ average: mean, most: reviewLimits.stars })} ·{' '}
        {texts.counted({ count })}
      </p>
      <ul>
        {reviews.map(({ id, stars, title, text, name, at }) => (
          <li key={id}>
            <p>
              <Stars stars={stars} />
              <span className="fr-hidden">{texts.stars({ count: stars })}</span>
            </p>
            {title && <p className="fr-reviews__title">{title}</p>}
            {text && <p className="fr-reviews__text">{text}</p>}
            <p className="fr-reviews__by">{texts.by({ name, when: date(at) })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
