import { useEffect, useRef, type ReactNode } from 'react';
import { checkoutControls, type CheckoutView } from '../../shop/checkout-view';
import { shippingText } from '../../shop/shipping-text';
import { shopTexts } from '../../shop/shop.texts';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts } from './checkout.texts';
import { FieldError } from './CheckoutField';

/** The props of a checkout's choices. */
export interface CheckoutChoicesProps {
  view: CheckoutView;
  money: ShowMoney;
  error: string | undefined;
}

/** The shipping methods with their costs. */
export function CheckoutShippingChoice({
  view,
  money,
  error,
  onChoose,
  children,
}: CheckoutChoicesProps & {
  onChoose: (id: string) => void;
  /** The place, which decides the methods. */
  children: ReactNode;
}): ReactNode {
  const texts = useTexts(checkoutTexts);
  const shop = useTexts(shopTexts);
  const { cart } = view;
  const { shippingOptions, selectedShippingOption, shippingLocation } = cart.cart;
  const root = useRef<HTMLFieldSetElement>(null);
  const chosen = selectedShippingOption?.id;
  const shown = useRef(chosen);
  // A choice made before the script loaded counts; the server's later choice is shown.
  useEffect(() => {
    const radios = root.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [];
    if (shown.current !== chosen)
      for (const radio of radios) radio.checked = radio.value === chosen;
    shown.current = chosen;
  }, [chosen]);
  const later = shippingLocation?.country ? texts.noShipping : texts.shippingLater;
  return (
    <fieldset
      ref={root}
      className="fr-checkout__section"
      aria-describedby="checkout-shipping-error"
    >
      <legend id="checkout-shipping" tabIndex={-1}>
        {shop.shipping}
      </legend>
      {children}
      <FieldError name="shipping" error={error} />
      {shippingOptions.length === 0 && <p className="fr-line__about">{later}</p>}
      {shippingOptions.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={checkoutControls.shipping}
            value={option.id}
            defaultChecked={option.id === chosen}
            data-pickup={view.pickups.includes(option.id) ? '' : undefined}
            onChange={() => onChoose(option.id)}
          />
          <span>{option.title}</span>
          <span>{shippingText(option, cart, money, shop.free)}</span>
        </label>
      ))}
      {/* Place and shipping decide the amount: without scripts this button updates it before
          Pay. */}
      <button type="submit" formNoValidate className="fr-action" data-look="quiet">
        {texts.update}
      </button>
    </fieldset>
  );
}

/** The payment methods; a single one is shown and chosen. */
export function CheckoutPaymentChoice({
  view,
  error,
  onChoose,
}: Omit<CheckoutChoicesProps, 'money'> & { onChoose: () => void }): ReactNode {
  const texts = useTexts(checkoutTexts);
  const { payments, payment } = view;
  return (
    <fieldset className="fr-checkout__section" aria-describedby="checkout-payment-error">
      <legend id="checkout-payment" tabIndex={-1}>
        {texts.payment}
      </legend>
      <FieldError name="payment" error={error} />
      {payments.map(({ id, method, title, note }) => (
        <label key={id}>
          <input
            type="radio"
            name={checkoutControls.payment}
            value={id}
            defaultChecked={id === payment || payments.length === 1}
            onChange={onChoose}
          />
          <span>
            {title || texts[method]}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
