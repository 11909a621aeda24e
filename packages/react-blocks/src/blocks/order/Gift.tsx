import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import type { GiftView } from '../../shop/gift-view';
import { showCodesControl } from '../../shop/order-view';
import { shopAttribute } from '../../shop/shop.parts';
import { createShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { GiftPreview } from '../gift-card/GiftPreview';
import { GiftCode } from './GiftCode';
import { orderTexts } from './order.texts';

/** What the page of a gift card is rendered from. */
export interface GiftProps {
  /** The block's id on the page. */
  id: string | undefined;
  view: GiftView;
  /** The page's language tag. */
  locale: string;
  /** The level of its title: 2 on a page that has one of its own. */
  headingLevel: 1 | 2;
}

/** A gift card for whoever gets it; its code is shown by a press, so that no program takes it. */
export function Gift({ id, view, locale, headingLevel }: GiftProps): ReactNode {
  const texts = useTexts(orderTexts);
  const { token, currency, cents, balanceCents, code } = view;
  const Title = `h${headingLevel}` as const;
  const money = createShowMoney(currency, locale);
  return (
    <BlockRoot block="order" id={id} waits data={{ [shopAttribute]: '' }}>
      <header className="fr-order__head">
        <Title>{texts.giftTitle}</Title>
      </header>
      <div className="fr-order__gift">
        <GiftPreview gift={view} value={money(cents)} titled={false} />
        {balanceCents === 0 ? (
          <p>{texts.giftSpent}</p>
        ) : (
          <>
            {balanceCents < cents && <p>{texts.giftLeft({ amount: money(balanceCents) })}</p>}
            {code ? (
              <div className="fr-order__codes">
                <GiftCode code={code} />
                <p className="fr-line__about">{texts.giftUse}</p>
              </div>
            ) : (
              <form method="post" action={`/gift/${token}`}>
                <button type="submit" className="fr-action" name={showCodesControl} value="yes">
                  {texts.giftShow}
                </button>
              </form>
            )}
          </>
        )}
        <a className="fr-action" data-look="quiet" href="/">
          {texts.home}
        </a>
      </div>
    </BlockRoot>
  );
}
