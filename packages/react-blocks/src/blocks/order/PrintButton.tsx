import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { orderParts } from './order.parts';
import { orderTexts } from './order.texts';

/** Prints the page, by a script. */
export function PrintButton(): ReactNode {
  const texts = useTexts(orderTexts);
  return (
    <button
      type="button"
      className="fr-action fr-order__print"
      data-look="quiet"
      hidden
      {...{ [orderParts.print]: '' }}
    >
      {texts.print}
    </button>
  );
}
