import { useState, type ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import { CountrySelect } from '../../shop/CountrySelect';
import { firstCountry } from '../../shop/first-country';
import { useTexts } from '../../texts/texts-context';
import { addressFormat } from '../form/fields/address-formats';
import { addressTexts } from '../form/fields/address.texts';
import { addressNames } from './address-names';
import { checkoutTexts } from './checkout.texts';
import { CheckoutField, FieldError } from './CheckoutField';

/** What the place of a checkout is shown with. */
export interface CheckoutAddressProps {
  view: CheckoutView;
  locale: string;
  /** Every country, where the shop names none. */
  countries: readonly string[];
  errors: Readonly<Record<string, string>>;
  /** Called when taxes and shipping may be others. */
  onPlace: () => void;
}

const autoComplete = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
} as const;

/** As the parts of an address are called in a form block. */
const partNames = {
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'region',
  zip: 'postalCode',
} as const;

/** Parts that every address has room for; where a country has none they stay out of sight. */
const hideable = ['region', 'postalCode'] as const;

/**
 * Who gets it and where, in the order in which the country writes addresses; nothing but a country
 * where nothing is sent.
 */
export function CheckoutAddressFields(props: CheckoutAddressProps): ReactNode {
  const { view, locale, errors } = props;
  const { address, cart } = view;
  const texts = useTexts(checkoutTexts);
  const { optional } = useTexts(addressTexts);
  const [country, setCountry] = useState(address.country || firstCountry(cart.countries, locale));
  const choice = <CountryField {...props} country={country} onCountry={setCountry} />;
  if (!cart.totals.requiresShipping) return choice;
  return (
    <>
      <CheckoutField
        name="name"
        title={texts.name}
        defaultValue={address.name}
        error={errors['name']}
        autoComplete="name"
        required
      />
      {choice}
      <PlaceFields {...props} country={country} />
      <CheckoutField
        name="phone"
        title={texts.phone}
        hint={optional}
        defaultValue={address.phone}
        error={errors['phone']}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}

interface CountryProps extends CheckoutAddressProps {
  country: string;
}

function CountryField({
  view,
  locale,
  countries,
  errors,
  onPlace,
  country,
  onCountry,
}: CountryProps & { onCountry: (country: string) => void }): ReactNode {
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

/** What has no place in a country stays out of sight, and keeps what was typed. */
function PlaceFields({ view, errors, onPlace, country }: CountryProps): ReactNode {
  const fields = useTexts(addressTexts);
  const { address } = view;
  const names = addressNames(country, fields);
  const parts = addressFormat(country).order.map((part) => partNames[part]);
  const hidden = hideable.filter((part) => !parts.includes(part));
  return [...parts, ...hidden].map((part) => (
    <div key={part} hidden={!parts.includes(part)} data-part={part}>
      <CheckoutField
        name={part}
        title={names[part]}
        hint={part === 'line2' || part === 'region' ? fields.optional : undefined}
        defaultValue={address[part]}
        error={errors[part]}
        autoComplete={autoComplete[part]}
        required={part !== 'line2' && part !== 'region'}
        onBlur={(event) =>
          (part === 'postalCode' || part === 'region') &&
          event.currentTarget.value !== address[part] &&
          onPlace()
        }
      />
    </div>
  ));
}
