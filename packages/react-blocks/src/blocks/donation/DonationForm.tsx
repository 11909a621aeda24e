import { useId, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import type { ProductView } from '../../shop/product-view';
import { shopAttribute } from '../../shop/shop.parts';
import { createShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { donationParts, donationWordsAttribute } from './donation.parts';
import { donationTexts } from './donation.texts';
import { DonationFields } from './DonationFields';

/** The props of a donation's form. */
export interface DonationFormProps extends RootProps {
  view: ProductView;
  /** The page that names the donation [2.03]; '' leads to the product's own page. */
  pageId: string;
  /** The page's language tag. */
  locale: string;
  /** Above the form. @default nothing */
  children?: ReactNode;
}

/** A form that posts to the checkout's own address [2.03] and so starts the checkout. */
export function DonationForm(props: DonationFormProps): ReactNode {
  const { id, view, pageId, locale, children } = props;
  const texts = useTexts(donationTexts);
  const words = texts.giveAmount({ amount: '{amount}' });
  const root = useMount(() => import('./donation.mount'), words);
  const generated = useId();
  const { donation, slug, product } = view;
  if (!donation) return null;
  const money = createShowMoney(donation.currency, locale);
  return (
    <BlockRoot
      block="donation"
      {...rootProps(props)}
      rootRef={root}
      waits={pageId !== ''}
      data={{ [shopAttribute]: '', [donationWordsAttribute]: words }}
    >
      {children}
      {pageId === '' ? (
        <a className="fr-action" href={`/${slug}`}>
          {texts.choose}
        </a>
      ) : (
        <form
          className="fr-buy__form"
          method="post"
          action={`/checkout/donate?donatePageId=${encodeURIComponent(pageId)}`}
        >
          <input type="hidden" name="productId" value={product.id} />
          <DonationFields
            choice={{ ...donation, cents: null, typed: '', isRegular: false }}
            money={money}
            prefix={`donation-${id ?? generated}`}
          />
          <button type="submit" className="fr-action" {...{ [donationParts.give]: '' }}>
            {texts.give}
          </button>
          <p className="fr-buy__hint">{texts.next}</p>
        </form>
      )}
    </BlockRoot>
  );
}
