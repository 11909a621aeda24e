import type { Totals } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import type { ShowMoney } from './show-money';
import { shopTexts } from './shop.texts';
import type { TotalsNames } from './totals-names';

/** The props of the totals. */
export interface TotalsListProps {
  totals: Totals;
  names: TotalsNames;
  money: ShowMoney;
  /** Replaces the shipping cost while no method is chosen. @default the row is left out */
  shippingOpen?: string | undefined;
}

/** The totals of a cart or an order, with one row for each thing that changes them. */
export function TotalsList({ totals, names, money, shippingOpen }: TotalsListProps): ReactNode {
  const texts = useTexts(shopTexts);
  const {
    discounts,
    shipping,
    taxes,
    taxIncluded,
    giftCards,
    subtotalCents,
    grandTotalCents,
    dueCents,
    requiresShipping,
  } = totals;
  const isPlain = subtotalCents === grandTotalCents && discounts.length === 0 && !requiresShipping;
  const paying = giftCards.filter(({ cents }) => cents > 0);
  return (
    <dl className="fr-totals">
      {!isPlain && <Row name={texts.subtotal} amount={money(subtotalCents)} />}
      {discounts.map(({ id, cents }) => (
        <Row key={`d${id}`} name={texts.discount({ code: id })} amount={money(0 - cents)} />
      ))}
      {requiresShipping && shipping && (
        <Row
          name={names.shipping ? texts.shippingBy({ title: names.shipping }) : texts.shipping}
          amount={shipping.cents === 0 ? texts.free : money(shipping.cents)}
        />
      )}
      {requiresShipping && !shipping && shippingOpen && (
        <Row name={texts.shipping} amount={shippingOpen} />
      )}
      {!taxIncluded &&
        taxes.map(({ id, cents }) => (
          <Row key={`t${id}`} name={names.taxes[id] ?? id} amount={money(cents)} />
        ))}
      <Row kind="total" name={texts.total} amount={money(grandTotalCents)}>
        {taxIncluded &&
          taxes
            .filter(({ cents }) => cents > 0)
            .map(({ id, cents }) => (
              <small key={id}>
                {texts.taxWithin({ amount: money(cents), name: names.taxes[id] ?? id })}
              </small>
            ))}
      </Row>
      {paying.map(({ id, cents }) => (
        <Row
          key={`g${id}`}
          name={texts.giftCard({ lastFour: names.giftCards[id] ?? '' })}
          amount={money(0 - cents)}
        />
      ))}
      {paying.length > 0 && <Row kind="total" name={texts.due} amount={money(dueCents)} />}
    </dl>
  );
}

function Row({
  name,
  amount,
  kind,
  children,
}: {
  name: string;
  amount: string;
  kind?: 'total';
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="fr-totals__row" data-kind={kind}>
      <dt>{name}</dt>
      <dd>
        {amount}
        {children}
      </dd>
    </div>
  );
}
