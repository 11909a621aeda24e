import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useTexts } from '../../texts/use-texts';
import { reviewTexts } from './review.texts';

/** The review page at its own address, which names no order. */
export function NoReview({ id }: { id: string | undefined }): ReactNode {
  const texts = useTexts(reviewTexts);
  return (
    <BlockRoot block="review" id={id}>
      <p>{texts.noReview}</p>
      <a className="fr-action" data-look="quiet" href="/">
        {texts.home}
      </a>
    </BlockRoot>
  );
}
