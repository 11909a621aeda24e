import { isUsZip } from '@frontage/commerce-model';
import { useRef, useState, type ReactNode } from 'react';
import { useBeforeScript } from '../../render/use-before-script';
import { CountrySelect } from '../../shop/CountrySelect';
import { shippingText } from '../../shop/shipping-text';
import { shopTexts } from '../../shop/shop.texts';
import { useTexts } from '../../texts/use-texts';
import { cartTexts } from './cart.texts';
import { ChangeForm } from './ChangeForm';
import type { ShownCart } from './shown-cart';

/** The props of a cart's shipping. */
export interface CartShippingProps extends ShownCart {
  locale: string;
}

/**
 * The place and method of shipping, for visitors who want to know the cost before they check out.
 */
export function CartShipping(props: CartShippingProps): ReactNode {
  const { view, errors } = props;
  const texts = useTexts(cartTexts);
  const { shippingLocation, shippingOptions } = view.cart;
  const isTold =
    shippingLocation !== null ||
    ['country', 'region', 'postalCode', 'id'].some((name) => errors?.fields[name]);
  // From then on the visitor controls it: an error that is resolved must not fold away the fields
  // in use.
  const [isOpen] = useState(isTold);
  return (
    <details open={isOpen}>
      <summary>{texts.estimate}</summary>
      <PlaceForm {...props} />
      {shippingLocation?.country && shippingOptions.length === 0 && (
        <p role="status">{texts.noShipping}</p>
      )}
      {shippingOptions.length > 0 && <ShippingForm {...props} />}
    </details>
  );
}

function PlaceForm({ view, locale, errors, change }: CartShippingProps): ReactNode {
  const texts = useTexts(cartTexts);
  const typed = errors?.typed ?? {};
  const place = view.cart.shippingLocation;
  const [isZipWrong, setZipWrong] = useState(false);
  const countryError = errors?.fields['country'];
  const error = isZipWrong ? texts.zipWrong : errors?.fields['postalCode'];

  /**
   * The only rule that holds for all stores [5.02]; only the server knows other problems of a
   * place.
   */
  function mayGo(formData: FormData): boolean {
    const isWrong =
      formData.get('country') === 'US' && !isUsZip(String(formData.get('postalCode')).trim());
    setZipWrong(isWrong);
    return !isWrong;
  }

  return (
    <ChangeForm type="setLocation" className="fr-cart__place" change={change} mayGo={mayGo}>
      <label htmlFor="cart-country">{texts.country}</label>
      <CountrySelect
        id="cart-country"
        name="country"
        countries={view.countries}
        value={typed['country'] ?? place?.country ?? ''}
        choose={texts.chooseCountry}
        locale={locale}
        aria-invalid={countryError ? true : undefined}
        aria-describedby={countryError && 'cart-country-error'}
      />
      {countryError && (
        <p className="fr-line__problem" id="cart-country-error" role="alert">
          {countryError}
        </p>
      )}
      <label htmlFor="cart-region">{texts.region}</label>
      <input
        className="fr-field"
        id="cart-region"
        name="region"
        defaultValue={typed['region'] ?? place?.region}
        maxLength={100}
        autoComplete="address-level1"
      />
      <label htmlFor="cart-postalCode">{texts.postalCode}</label>
      <input
        className="fr-field"
        id="cart-postalCode"
        name="postalCode"
        defaultValue={typed['postalCode'] ?? place?.postalCode}
        maxLength={20}
        autoComplete="postal-code"
        aria-invalid={error ? true : undefined}
        aria-describedby="cart-postalCode-error"
      />
      <p className="fr-line__problem" id="cart-postalCode-error" role="alert">
        {error}
      </p>
      <button type="submit" className="fr-action" data-look="quiet">
        {texts.showCosts}
      </button>
    </ChangeForm>
  );
}

function ShippingForm({ view, money, change }: CartShippingProps): ReactNode {
  const texts = useTexts(cartTexts);
  const shop = useTexts(shopTexts);
  const { selectedShippingOption, shippingOptions } = view.cart;
  const choice = useRef<HTMLFieldSetElement>(null);

  useBeforeScript(change !== undefined, () => {
    const chosen = choice.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen !== undefined && chosen !== selectedShippingOption?.id)
      change?.({ type: 'chooseShipping', id: chosen });
  });

  return (
    <ChangeForm type="chooseShipping" className="fr-shop-options" change={change}>
      <fieldset ref={choice}>
        <legend id="cart-shipping" tabIndex={-1}>
          {shop.shipping}
        </legend>
        {shippingOptions.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              name="id"
              value={option.id}
              required
              {...(change
                ? {
                    checked: option.id === selectedShippingOption?.id,
                    onChange: () => change({ type: 'chooseShipping', id: option.id }),
                  }
                : { defaultChecked: option.id === selectedShippingOption?.id })}
            />
            <span>{option.title}</span>
            <span>{shippingText(option, view, money, shop.free)}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="fr-action" data-look="box">
        {texts.choose}
      </button>
    </ChangeForm>
  );
}
