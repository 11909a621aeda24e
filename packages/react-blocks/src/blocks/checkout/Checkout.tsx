import type { MoneyRules } from '@frontage/commerce-model';
import { useState, type ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { showMoneyBy } from '../../shop/show-money';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSummary } from './CheckoutSummary';
import { CheckoutWaiting } from './CheckoutWaiting';
import { isCheckoutEmpty } from './is-checkout-empty';
import { useCheckout, type CheckoutServer } from './use-checkout';

/** A visitor's checkout. */
export interface CheckoutProps {
  view: CheckoutView;
  /** The page's language tag. */
  locale: string;
  /** How that language writes money: its `moneyRules`. */
  moneyRules: MoneyRules;
  /** Every country, for shops without a list of shipping countries. @default none */
  countries?: readonly string[] | undefined;
  /** The errors of the last post. @default nothing */
  errors?: ShopErrors | undefined;
  /** @default without scripts */
  server?: CheckoutServer | undefined;
}

/** States with something to fill in. */
const open: readonly CheckoutView['at'][] = ['open', 'priced', 'reserved'];

/** The checkout: one form, one button that pays. Without scripts it posts to its own address. */
export function Checkout({
  locale,
  moneyRules,
  countries = [],
  server,
  ...host
}: CheckoutProps): ReactNode {
  const checkout = useCheckout({ view: host.view, errors: host.errors }, server);
  const { view } = checkout;
  const isEmpty = open.includes(view.at) && isCheckoutEmpty(view);
  const isOpen = open.includes(view.at) && !isEmpty;
  const [wasOpen] = useState(isOpen);
  const [isLater, setLater] = useState(false);
  // Whatever replaces a focused part receives the focus; the initial content does not.
  if (isOpen !== wasOpen && !isLater) setLater(true);
  const money = showMoneyBy(view.cart.totals.currency, moneyRules);
  if (isOpen)
    return (
      <CheckoutForm
        checkout={checkout}
        locale={locale}
        countries={countries}
        server={server}
        money={money}
        isLater={isLater}
      />
    );
  return (
    <div className="fr-checkout__page">
      {!isEmpty && <CheckoutSummary view={view} money={money} isOpen={false} />}
      <CheckoutWaiting view={view} isEmpty={isEmpty} isLater={isLater} />
    </div>
  );
}
