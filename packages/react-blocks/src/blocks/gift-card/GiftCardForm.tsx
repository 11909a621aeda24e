import { useId, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { noGift } from '../../shop/gift-details';
import { OptionChips } from '../../shop/OptionChips';
import type { ProductView } from '../../shop/product-view';
import { shopAttribute } from '../../shop/shop.parts';
import { createShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { giftCardTexts } from './gift-card.texts';
import { GiftFields } from './GiftFields';
import { GiftPreview } from './GiftPreview';

/** What the form of a gift card is rendered from. */
export interface GiftCardFormProps extends RootProps {
  view: ProductView;
  /** The site that sells it [2.04]; '' leads to the product's own page. */
  websiteId: string;
  /** The page's language tag. */
  locale: string;
  /** Above the form. @default nothing */
  children?: ReactNode;
}

/** What it is worth and for whom it is: a post to the checkout's own address [2.04]. */
export function GiftCardForm(props: GiftCardFormProps): ReactNode {
  const { id, view, websiteId, locale, children } = props;
  const texts = useTexts(giftCardTexts);
  const root = useMount(() => import('./gift-card.mount'), view);
  const generated = useId();
  const prefix = `gift-card-${id ?? generated}`;
  const { product, currency, slug } = view;
  const money = createShowMoney(currency, locale);
  const query = new URLSearchParams({ websiteId, giftCardProductId: product.id });
  const isSold = websiteId !== '';
  return (
    <BlockRoot
      block="gift-card"
      {...rootProps(props)}
      rootRef={root}
      waits={isSold}
      data={{ [shopAttribute]: '' }}
    >
      {children}
      {isSold ? (
        <form
          className="fr-buy__form"
          method="post"
          action={`/checkout/giftcard?${query.toString()}`}
        >
          <input type="hidden" name="currency" value={currency} />
          <OptionChips
            legend={texts.value}
            name="sku"
            prefix={`${prefix}-sku`}
            chips={product.variants.map(({ sku, priceCents }, index) => ({
              value: sku,
              label: money(priceCents),
              isChosen: index === 0,
            }))}
          />
          <GiftFields gift={noGift} prefix={prefix} />
          <GiftPreview gift={noGift} value="" hidden />
          <button type="submit" className="fr-action">
            {texts.buy}
          </button>
          <p className="fr-buy__hint">{texts.next}</p>
        </form>
      ) : (
        <a className="fr-action" href={`/${slug}`}>
          {texts.choose}
        </a>
      )}
    </BlockRoot>
  );
}
