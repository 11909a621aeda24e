import { createElement, useId, type ReactNode } from 'react';
import type { PictureLoading } from '../../picture/picture.parts';
import { BlockRoot } from '../../render/block-root';
import { useMount } from '../../render/use-mount';
import { useTold } from '../../render/use-told';
import { rootProps, type RootProps } from '../../render/root-props';
import { planTexts } from '../../shop/plan.texts';
import type { ProductView } from '../../shop/product-view';
import { currencyData, pricesOfAttribute } from '../../shop/shown-currency';
import { hasOwnCheckout } from '../../shop/has-own-checkout';
import { shopAttribute } from '../../shop/shop.parts';
import { useTexts } from '../../texts/use-texts';
import { galleryTexts } from '../gallery/gallery.texts';
import { lightboxTexts } from '../lightbox/lightbox.texts';
import { ProductReviews } from '../review/ProductReviews';
import { listenToAdded, type ProductAdded } from './product-added';
import { productJsonLd } from './product-json-ld';
import { productTexts, type ProductTexts } from './product.texts';
import {
  productFactsAttribute,
  makeProductWords,
  type ProductFacts,
  type VariantOffer,
} from './product.parts';
import { ProductDescription } from './ProductDescription';
import { ProductMarks } from './ProductMarks';
import { ProductPictures } from './ProductPictures';
import { ProductSale } from './ProductSale';
import type { RestockAnswer } from './restock/restock.parts';
import { RestockForm } from './restock/RestockForm';
import { chosenOffer } from './product-options';
import { variantOffers } from './variant-offers';

/** A product that can be bought. */
export interface ProductProps extends RootProps {
  view: ProductView;
  /** The level of its title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
  /** The page with the product, which names donations [2.03]. @default none */
  pageId?: string | undefined;
  /** The site that sells it, which names gift cards [2.04]. @default none */
  websiteId?: string | undefined;
  /** How its first picture is requested. @default 'lazy' */
  loading?: PictureLoading | undefined;
  /** Its layout width, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
  /**
   * The answer to a visitor without scripts who asked for a notice when it is back. @default nobody
   * asked
   */
  restock?: RestockAnswer | undefined;
  /** Called with what the server has added to the cart. @default nobody */
  onAdd?: ((added: ProductAdded) => void) | undefined;
}

/** Gives what the script needs besides the markup. */
function productFacts(
  { product, slug, currency, display }: ProductView,
  offers: readonly VariantOffer[],
  texts: ProductTexts,
): ProductFacts {
  const isExpress = display.expressCheckout === true;
  return {
    productId: product.id,
    path: `/${slug}`,
    currency,
    offers,
    isExpress,
    words: makeProductWords((name) =>
      isExpress && name === 'viewCart' ? texts.goToCheckout : texts[name],
    ),
  };
}

/** The level of the headings below the title. */
const levelBelow = { 1: 2, 2: 3, 3: 4 } as const;

/**
 * A product block: pictures, price, options, and a button for the cart. Without scripts it posts; a
 * submit before the script has loaded is held.
 */
export function Product(props: ProductProps): ReactNode {
  const { id, view, headingLevel = 2, locale = 'en', restock } = props;
  const { loading = 'lazy', sizes = '100vw', pageId = '', websiteId = '' } = props;
  const speech = {
    texts: useTexts(productTexts),
    plan: useTexts(planTexts),
    locale,
  };
  const offers = variantOffers(view, speech);
  const facts = JSON.stringify(productFacts(view, offers, speech.texts));
  const root = useMount(() => import('./product.mount'), facts);
  useTold(root, props.onAdd, listenToAdded);
  const chosen = chosenOffer(view, offers);
  const onlyOffer = offers.length === 1 ? offers[0] : undefined;
  const generated = useId();
  const prefix = `product-${id ?? generated}`;
  const data = {
    [shopAttribute]: '',
    [productFactsAttribute]: facts,
    ...(!hasOwnCheckout(view) && {
      [pricesOfAttribute]: view.product.id,
      ...currencyData({ currency: view.currency, currencies: view.display.currencies }),
    }),
  };
  return (
    <BlockRoot
      block="product"
      {...rootProps(props)}
      rootRef={root}
      waits
      events={['submit']}
      speaks={[galleryTexts, lightboxTexts]}
      data={data}
    >
      <div className="fr-product__box">
        <ProductPictures
          title={view.product.title}
          pictures={view.pictures}
          current={Math.max(0, chosen?.picture ?? 0)}
          loading={loading}
          sizes={sizes}
        />
        <div className="fr-product__facts">
          <ProductMarks product={view.product} texts={speech.texts} />
          {createElement(
            `h${headingLevel}`,
            { className: 'fr-product__title' },
            view.product.title,
          )}
          <ProductSale
            id={id}
            view={view}
            offers={offers}
            speech={speech}
            prefix={prefix}
            pageId={pageId}
            websiteId={websiteId}
          />
          <RestockForm view={view} texts={speech.texts} prefix={prefix} answer={restock} />
          <ProductDescription
            view={view}
            weight={(chosen ?? onlyOffer)?.weight ?? ''}
            speech={speech}
          />
        </div>
      </div>
      {view.reviews && (
        <ProductReviews
          view={view.reviews}
          locale={locale}
          headingLevel={levelBelow[headingLevel]}
        />
      )}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: productJsonLd(view) }}
      />
    </BlockRoot>
  );
}
