import type { ReactNode } from 'react';
import type { ProductView } from '../../shop/product-view';
import { DonationForm } from '../donation/DonationForm';
import { GiftCardForm } from '../gift-card/GiftCardForm';
import { SubscriptionForm } from '../subscription/SubscriptionForm';
import { CurrencyChoice } from './CurrencyChoice';
import { productParts } from './product.parts';
import type { ProductChoiceProps } from './ProductChoice';
import { ProductForm } from './ProductForm';
import { ProductPrice } from './ProductPrice';
import { productOffer, type ProductSpeech } from './variant-offers';
import { chosenOffer } from './product-options';

/** The props of a product's sale. */
export interface ProductSaleProps extends ProductChoiceProps {
  /** The block's id on the page. */
  id: string | undefined;
  /** The page with the product; '' for none. */
  pageId: string;
  /** The site that sells it; '' for none. */
  websiteId: string;
}

/** The way to buy a product: by the cart, or by a form with its own checkout. */
export function ProductSale({ id, pageId, websiteId, ...props }: ProductSaleProps): ReactNode {
  const { view, offers, speech } = props;
  const { locale } = speech;
  if (view.product.productType === 'giftCard')
    return (
      <GiftCardForm id={id && `${id}-give`} view={view} websiteId={websiteId} locale={locale} />
    );
  if (view.donation)
    return <DonationForm id={id && `${id}-give`} view={view} pageId={pageId} locale={locale} />;
  return (
    <>
      <ProductCost
        view={view}
        offer={chosenOffer(view, offers) ?? productOffer(view, speech)}
        speech={speech}
      />
      {view.product.subscriptionPlan ? (
        <SubscriptionForm id={id && `${id}-subscribe`} view={view} locale={locale} />
      ) : (
        <ProductForm {...props} />
      )}
    </>
  );
}

/** The price, and the currencies to choose from. */
function ProductCost({
  view: { currency, display, slug },
  offer,
  speech: { texts },
}: {
  view: ProductView;
  offer: ReturnType<typeof productOffer>;
  speech: ProductSpeech;
}): ReactNode {
  return (
    <div className="fr-product__cost">
      <div aria-live="polite">
        <ProductPrice offer={offer} texts={texts} />
        <p className="fr-product__installments" {...{ [productParts.installments]: '' }}>
          {offer.installments}
        </p>
      </div>
      <CurrencyChoice currency={currency} currencies={display.currencies} path={`/${slug}`} />
    </div>
  );
}
