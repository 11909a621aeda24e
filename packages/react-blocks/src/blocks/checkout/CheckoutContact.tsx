import type { ReactNode } from 'react';
import { checkoutControls } from '../../shop/checkout-view';
import { useTexts } from '../../texts/texts-context';
import { checkoutTexts } from './checkout.texts';
import { CheckoutAddressFields, type CheckoutAddressProps } from './CheckoutAddressFields';
import { CheckoutField } from './CheckoutField';

/** Who buys, and where it goes; what is not sent only asks for the buyer's country. */
export function CheckoutContact(place: CheckoutAddressProps): ReactNode {
  const texts = useTexts(checkoutTexts);
  const { email, cart } = place.view;
  const { requiresShipping } = cart.totals;
  return (
    <>
      <fieldset className="fr-checkout__section">
        <legend>{texts.contact}</legend>
        <CheckoutField
          name={checkoutControls.email}
          title={texts.email}
          defaultValue={email}
          error={place.errors['email']}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {!requiresShipping && cart.countries.length > 0 && <CheckoutAddressFields {...place} />}
      </fieldset>
      {requiresShipping && (
        <fieldset className="fr-checkout__section">
          <legend>{texts.delivery}</legend>
          <CheckoutAddressFields {...place} />
        </fieldset>
      )}
    </>
  );
}
