import type { ReactNode } from 'react';
import { reviewLimits } from '../../shop/review-view';

/** Visual stars: filled or outlined. The containing component says the same in words. */
export function Stars({ stars }: { stars: number }): ReactNode {
  const whole = Math.round(stars);
  return (
    <span className="fr-stars" aria-hidden="true">
      {Array.from({ length: reviewLimits.stars }, (_, index) => (
        <span key={index} data-full={index < whole ? '' : undefined}>
          {index < whole ? '★' : '☆'}
        </span>
      ))}
    </span>
  );
}
