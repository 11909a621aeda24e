import { useState, type ReactNode } from 'react';
import { checkoutControls } from '../../shop/checkout-view';
import { meantEmail } from '../../shop/meant-email';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts } from './checkout.texts';
import { CheckoutCountry, useCountry, type CheckoutPlaceProps } from './CheckoutCountry';
import { CheckoutField } from './CheckoutField';

/** The buyer's contact; an order that is not shipped only needs the buyer's country in addition. */
export function CheckoutContact(place: CheckoutPlaceProps): ReactNode {
  const texts = useTexts(checkoutTexts);
  const [country, setCountry] = useCountry(place);
  const { email, cart } = place.view;
  const [typed, setTyped] = useState(email);
  const meant = meantEmail(typed);
  return (
    <fieldset className="fr-checkout__section">
      <legend>{texts.contact}</legend>
      <CheckoutField
        name={checkoutControls.email}
        title={texts.email}
        defaultValue={email}
        error={place.errors['email']}
        notice={meant === undefined ? '' : texts.emailMeant({ email: meant })}
        onBlur={({ currentTarget }) => setTyped(currentTarget.value)}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {!cart.totals.requiresShipping && cart.countries.length > 0 && (
        <CheckoutCountry {...place} country={country} onCountry={setCountry} />
      )}
    </fieldset>
  );
}
