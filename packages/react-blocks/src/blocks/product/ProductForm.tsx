import { isSoldOut } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { cartAction } from '../../shop/cart-view';
import { inCurrency, otherCurrency } from '../../shop/shown-currency';
import { productControls, productParts } from './product.parts';
import { chosenOffer } from './product-options';
import { ProductChoice, type ProductChoiceProps } from './ProductChoice';

/** Adds the product to the cart; without scripts by a post, after which the cart is shown. */
export function ProductForm(props: ProductChoiceProps): ReactNode {
  const { view, offers, speech } = props;
  const { texts } = speech;
  const { product, slug, currency, display } = view;
  const shown = { currency, currencies: display.currencies };
  const chosen = chosenOffer(view, offers);
  const isGone = isSoldOut(product) || chosen?.max === 0;
  const label = display.expressCheckout ? texts.buy : texts.add;
  const controls = productControls;
  return (
    <form
      className="fr-product__form"
      method="post"
      action={cartAction}
      {...{ [productParts.form]: '' }}
    >
      <input type="hidden" name={controls.type} value="add" />
      <input type="hidden" name={controls.productId} value={product.id} />
      <input type="hidden" name={controls.next} value={inCurrency(`/${slug}`, shown)} />
      {/* An empty cart takes the currency of the displayed price. */}
      {otherCurrency(shown) && <input type="hidden" name={controls.currency} value={currency} />}
      <ProductChoice {...props} />
      <p className="fr-product__note" aria-live="polite" {...{ [productParts.note]: '' }}>
        {(chosen ?? (offers.length === 1 ? offers[0] : undefined))?.note}
      </p>
      <div className="fr-product__actions">
        <ProductQuantity {...props} />
        <button
          type="submit"
          className="fr-action fr-product__add"
          disabled={isGone}
          {...{ [productParts.add]: '' }}
        >
          {isGone ? texts.soldOut : label}
        </button>
      </div>
      <p className="fr-product__status" role="status" {...{ [productParts.status]: '' }} />
    </form>
  );
}

/** Only for things and services, which can be bought more than once. */
function ProductQuantity({
  view: { product },
  offers,
  speech: { texts },
  prefix,
}: ProductChoiceProps): ReactNode {
  const most = Math.max(0, ...offers.map(({ max }) => max));
  const isCounted =
    (product.productType === 'physical' || product.productType === 'service') && most > 1;
  if (!isCounted) return <input type="hidden" name={productControls.quantity} value="1" />;
  return (
    <p className="fr-product__quantity">
      <label htmlFor={`${prefix}-quantity`}>{texts.quantity}</label>
      <input
        className="fr-field"
        id={`${prefix}-quantity`}
        type="number"
        name={productControls.quantity}
        defaultValue={1}
        min={1}
        max={most}
        step={1}
        required
        inputMode="numeric"
      />
    </p>
  );
}
