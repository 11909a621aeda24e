import { useState, type ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import { CountrySelect } from '../../shop/CountrySelect';
import { firstCountry } from '../../shop/first-country';
import { useTexts } from '../../texts/use-texts';
import { addressTexts } from '../form/fields/address.texts';
import { FieldError } from './CheckoutField';

/** The props of a checkout's place. */
export interface CheckoutPlaceProps {
  view: CheckoutView;
  locale: string;
  /** Every country, if the shop has no list. */
  countries: readonly string[];
  errors: Readonly<Record<string, string>>;
  /** Called when taxes and shipping may change. */
  onPlace: () => void;
}

/** Gives the chosen country: the buyer's, or the likeliest one. */
export function useCountry({ view, locale }: Pick<CheckoutPlaceProps, 'view' | 'locale'>) {
  return useState(view.address.country || firstCountry(view.cart.countries, locale));
}

/** The country of the delivery, or of the buyer. */
export function CheckoutCountry({
  view,
  locale,
  countries,
  errors,
  onPlace,
  country,
  onCountry,
}: CheckoutPlaceProps & { country: string; onCountry: (country: string) => void }): ReactNode {
  const fields = useTexts(addressTexts);
  const { cart } = view;
  return (
    <div className="fr-checkout__field" data-name="country">
      <label htmlFor="checkout-country">{fields.country}</label>
      <CountrySelect
        id="checkout-country"
        name="country"
        countries={cart.countries.length > 0 ? cart.countries : countries}
        value={country}
        choose={fields.choose}
        locale={locale}
        required={cart.totals.requiresShipping}
        aria-invalid={errors['country'] ? true : undefined}
        aria-describedby="checkout-country-error"
        onChange={(event) => {
          onCountry(event.currentTarget.value);
          onPlace();
        }}
      />
      <FieldError name="country" error={errors['country']} />
    </div>
  );
}
