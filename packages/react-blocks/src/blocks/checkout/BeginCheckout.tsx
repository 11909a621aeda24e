import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts } from './checkout.texts';

/** The target of the button. */
export interface BeginCheckoutProps {
  action: string;
}

/**
 * Asks a visitor from another site to start the checkout, so that following a link alone starts
 * none: programs that scan mails follow links too.
 */
export function BeginCheckout({ action }: BeginCheckoutProps): ReactNode {
  const texts = useTexts(checkoutTexts);
  return (
    <form className="fr-checkout__alone" method="post" action={action}>
      <p>{texts.beginHint}</p>
      <button type="submit" className="fr-action">
        {texts.begin}
      </button>
    </form>
  );
}
