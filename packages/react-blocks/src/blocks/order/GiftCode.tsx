import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { orderParts } from './order.parts';
import { orderTexts } from './order.texts';

/** The code of a gift card; with a script a button copies it. */
export function GiftCode({ code }: { code: string }): ReactNode {
  const texts = useTexts(orderTexts);
  return (
    <p className="fr-order__code">
      <code>{code}</code>
      <button
        type="button"
        className="fr-action"
        data-look="quiet"
        hidden
        {...{ [orderParts.copy]: code, [orderParts.copied]: texts.copied }}
      >
        {texts.copy}
      </button>
      <span className="fr-hidden" role="status" />
    </p>
  );
}
