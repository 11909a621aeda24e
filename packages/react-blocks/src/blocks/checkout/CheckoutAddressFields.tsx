import { useState, type ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import { CountrySelect } from '../../shop/CountrySelect';
import { useTexts } from '../../texts/texts-context';
import { addressFormat } from '../form/fields/address-formats';
import { addressWords } from '../form/fields/address-words';
import { regionOf } from '../form/fields/local-formats';
import { addressNames } from './address-names';
import { checkoutTexts } from './checkout-texts';
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

/**
 * Who gets it and where, in the order in which the country writes addresses; nothing but a country
 * where nothing is sent.
 */
export function CheckoutAddressFields({
  view,
  locale,
  countries,
  errors,
  onPlace,
}: CheckoutAddressProps): ReactNode {
  const texts = useTexts('checkout', checkoutTexts);
  const fields = useTexts('form-fields', addressWords);
  const { address, cart } = view;
  const [country, setCountry] = useState(address.country || firstCountry(cart.countries, locale));
  const names = addressNames(country, fields);
  const parts = addressFormat(country).order.map((part) => partNames[part]);
  const optional = fields.optional;
  const select = (
    <div className="fr-checkout__field" data-name="country">
      <label htmlFor="checkout-country">{names.country}</label>
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
          setCountry(event.currentTarget.value);
          onPlace();
        }}
      />
      <FieldError name="country" error={errors['country']} />
    </div>
  );
  if (!cart.totals.requiresShipping) return select;
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
      {select}
      {/* What has no place in a country stays out of sight, and keeps what was typed. */}
      {[
        ...parts,
        ...(['region', 'postalCode'] as const).filter((part) => !parts.includes(part)),
      ].map((part) => (
        <div
          key={part}
          hidden={!parts.includes(part)}
          className="fr-checkout__part"
          data-part={part}
        >
          <CheckoutField
            name={part}
            title={names[part]}
            hint={part === 'line2' || part === 'region' ? optional : undefined}
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
      ))}
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

/** The country of the page's language, or the only one. */
function firstCountry(countries: readonly string[], locale: string): string {
  const [only = ''] = countries;
  if (countries.length === 1) return only;
  const region = regionOf(locale);
  return region !== undefined && countries.includes(region) ? region : '';
}
