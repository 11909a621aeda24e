import type { PixelEvent } from '@frontage/census';
import type { ReactNode } from 'react';
import { PixelMark } from '../../pixels/PixelMark';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { ErrorSummary } from '../../shop/ErrorSummary';
import type { OrderView } from '../../shop/order-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { shopAttribute } from '../../shop/shop.parts';
import { createShowDate, createShowTime } from '../../shop/show-date';
import { createShowMoney } from '../../shop/show-money';
import { TotalsList } from '../../shop/TotalsList';
import { TotalsReasons } from '../../shop/TotalsReasons';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';
import { OrderDelivery } from './OrderDelivery';
import { OrderGift } from './OrderGift';
import { OrderLine } from './OrderLine';
import { OrderMailed } from './OrderMailed';
import { OrderPayment } from './OrderPayment';
import { OrderSeller } from './OrderSeller';
import { OrderSteps } from './OrderSteps';
import { OrderSubscriptions } from './OrderSubscriptions';
import { PrintButton } from './PrintButton';
import { describeNextStep } from './describe-next-step';

/** An order, for its buyer. */
export interface OrderProps extends RootProps {
  view: OrderView;
  /** The page's language tag. */
  locale: string;
  /**
   * Whether the page thanks for it, with the focus on the thanks. @default it tells how it stands
   */
  isConfirmation?: boolean | undefined;
  /** The level of its title: 2 on a page that has one of its own. @default 1 */
  headingLevel?: 1 | 2 | undefined;
  /** @default nothing is wrong */
  errors?: ShopErrors | undefined;
}

/** What was ordered, paid and sent; it needs no script. */
export function Order(props: OrderProps): ReactNode {
  const { view, locale, isConfirmation = false, headingLevel = 1, errors } = props;
  const texts = useTexts(orderTexts);
  const root = useMount(() => import('./order.mount'), view);
  const { number, totals, names, lines, email } = view;
  const Title = `h${headingLevel}` as const;
  const money = createShowMoney(totals.currency, locale);
  const date = createShowDate(locale, view.timeZone);
  const isDonation = view.kind === 'donate';
  const time = createShowTime(locale, view.timeZone);
  const titles = new Map(lines.map(({ lineId, title }) => [lineId, title]));
  const cents = new Map(totals.lines.map((line) => [line.id, line.cents]));
  return (
    <BlockRoot
      block="order"
      {...rootProps(props)}
      rootRef={root}
      waits
      data={{ [shopAttribute]: '' }}
    >
      {isConfirmation ? (
        <header className="fr-order__head" data-thanks="">
          <Title tabIndex={-1} autoFocus>
            {isDonation ? texts.thanksDonation : texts.thanks({ number })}
          </Title>
          <OrderMailed email={email} />
          <p>{describeNextStep(view, money, texts, date)}</p>
          {isDonation && <p>{texts.order({ number })}</p>}
          <p>{texts.placed({ when: date(view.placedAt) })}</p>
        </header>
      ) : (
        <header className="fr-order__head">
          <Title>{texts.order({ number })}</Title>
          <p>{texts.placed({ when: date(view.placedAt) })}</p>
        </header>
      )}
      {isConfirmation && <PixelMark event={purchaseOf(view)} />}
      <ErrorSummary errors={errors} targetOf={() => 'order-subscriptions'} />
      <OrderSteps view={view} date={date} />
      <div className="fr-order__page">
        <section aria-labelledby="order-items">
          <h2 id="order-items">{isDonation ? texts.itemsDonation : texts.items}</h2>
          <ul>
            {lines.map((line) => (
              <OrderLine
                key={line.lineId}
                line={line}
                cents={cents.get(line.lineId) ?? 0}
                token={view.token}
                money={money}
                date={date}
                locale={locale}
              />
            ))}
          </ul>
          <OrderGift view={view} date={date} />
          <TotalsList totals={totals} names={names} money={money} />
          <TotalsReasons totals={totals} names={names} titles={titles} money={money} />
        </section>
        <div className="fr-order__side">
          <OrderPayment view={view} money={money} date={date} time={time} />
          <OrderSubscriptions view={view} money={money} date={date} />
          <OrderDelivery view={view} date={date} locale={locale} />
          <OrderSeller seller={view.seller} />
          <PrintButton />
          {/* Too early for a review. */}
          {view.reviewHref && !isConfirmation && (
            <section aria-labelledby="order-review">
              <h2 id="order-review">{texts.reviewAsk}</h2>
              <a className="fr-action" data-look="quiet" href={view.reviewHref}>
                {texts.review}
              </a>
            </section>
          )}
        </div>
      </div>
    </BlockRoot>
  );
}

function purchaseOf({ number, totals }: OrderView): PixelEvent {
  const { totalQuantity, grandTotalCents, currency } = totals;
  return {
    name: 'Purchase',
    details: { orderNumber: number, pieces: totalQuantity, valueCents: grandTotalCents, currency },
  };
}
