import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-context';
import { checkoutTexts } from './checkout.texts';

/** Where the press of the button goes. */
export interface BeginCheckoutProps {
  action: string;
}

/**
 * Asks whoever came by a link from elsewhere to begin the checkout, so that following a link alone
 * begins none: programs that look for harm in mails follow links too.
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
