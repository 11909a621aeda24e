import type { ReactNode } from 'react';
import type { CartChange } from '../../shop/cart-view';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { addressFormat } from '../form/fields/address-formats';
import { addressTexts } from '../form/fields/address.texts';
import { addressNames } from './address-names';
import { checkoutTexts } from './checkout.texts';
import { CheckoutShippingChoice } from './CheckoutChoices';
import { CheckoutCountry, useCountry, type CheckoutPlaceProps } from './CheckoutCountry';
import { CheckoutField } from './CheckoutField';

/** The props of a checkout's delivery. */
export interface CheckoutDeliveryProps extends CheckoutPlaceProps {
  money: ShowMoney;
  choose: (change: CartChange) => void;
}

const autoComplete = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
} as const;

/** The names of address parts in a form block. */
const partNames = {
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'region',
  zip: 'postalCode',
} as const;

/** Parts that every address contains; hidden for countries that do not use them. */
const hideable = ['region', 'postalCode'] as const;

/**
 * The shipping method or collection; then the recipient and the address, in the order of the
 * country.
 */
export function CheckoutDelivery({ money, choose, ...props }: CheckoutDeliveryProps): ReactNode {
  const { view, errors } = props;
  const texts = useTexts(checkoutTexts);
  const { optional } = useTexts(addressTexts);
  const [country, setCountry] = useCountry(props);
  return (
    <>
      <CheckoutShippingChoice
        view={view}
        money={money}
        error={errors['shipping']}
        onChoose={(id) => choose({ type: 'chooseShipping', id })}
      >
        <CheckoutCountry {...props} country={country} onCountry={setCountry} />
      </CheckoutShippingChoice>
      <fieldset className="fr-checkout__section">
        <legend>{texts.delivery}</legend>
        <CheckoutField
          name="name"
          title={texts.name}
          defaultValue={view.address.name}
          error={errors['name']}
          autoComplete="name"
          required
        />
        <div className="fr-checkout__place">
          <PlaceFields {...props} country={country} />
        </div>
        <CheckoutField
          name="phone"
          title={texts.phone}
          hint={optional}
          defaultValue={view.address.phone}
          error={errors['phone']}
          type="tel"
          autoComplete="tel"
        />
      </fieldset>
    </>
  );
}

/** Parts that a country does not use are hidden, and keep their input. */
function PlaceFields({
  view,
  errors,
  onPlace,
  country,
}: CheckoutPlaceProps & { country: string }): ReactNode {
  const fields = useTexts(addressTexts);
  const { address, cart, pickups } = view;
  const names = addressNames(country, fields);
  const parts = addressFormat(country).order.map((part) => partNames[part]);
  const hidden = hideable.filter((part) => !parts.includes(part));
  // Without scripts the browser must not require an address from a buyer who collects the order.
  const canBeFetched = cart.cart.shippingOptions.some(({ id }) => pickups.includes(id));
  return [...parts, ...hidden].map((part) => (
    <div key={part} hidden={!parts.includes(part)} data-part={part}>
      <CheckoutField
        name={part}
        title={names[part]}
        hint={part === 'line2' || part === 'region' ? fields.optional : undefined}
        defaultValue={address[part]}
        error={errors[part]}
        autoComplete={autoComplete[part]}
        required={part !== 'line2' && part !== 'region' && !canBeFetched}
        onBlur={(event) =>
          (part === 'postalCode' || part === 'region') &&
          event.currentTarget.value !== address[part] &&
          onPlace()
        }
      />
    </div>
  ));
}
