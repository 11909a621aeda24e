import type { MoneyRules } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { CartView } from '../../shop/cart-view';
import { ErrorSummary } from '../../shop/ErrorSummary';
import type { ShopErrors } from '../../shop/shop-errors';
import { showMoneyBy } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { cartTexts } from './cart.texts';
import { CartCodes } from './CartCodes';
import { CartCurrency } from './CartCurrency';
import { CartLines } from './CartLines';
import { CartShipping } from './CartShipping';
import { CartStatus } from './CartStatus';
import { CartSummary } from './CartSummary';
import type { ShownCart } from './shown-cart';
import { useCart, type CartServer } from './use-cart';
import type { OpenCodeCaptcha } from './use-code-captcha';
import { useLeaving } from './use-leaving';

/** A visitor's cart on its page. */
export interface CartProps {
  view: CartView;
  /** The page's language tag. */
  locale: string;
  /** How that language writes money: its `moneyRules`. */
  moneyRules: MoneyRules;
  /** Names of the store's currencies, by code [9.06]. @default their codes alone */
  currencyNames?: Readonly<Record<string, string>> | undefined;
  /** The target of the link in an empty cart. */
  shopHref: string;
  /** The errors of the last post. @default nothing */
  errors?: ShopErrors | undefined;
  /** The captcha for entering codes, see `CartCaptcha`. @default none */
  captcha?: ReactNode;
  /** @default without scripts */
  server?: CartServer | undefined;
  openCaptcha?: OpenCodeCaptcha | undefined;
}

/** Controls whose errors have another name. */
const targets: Readonly<Record<string, string>> = { captchaKey: 'code', id: 'shipping' };

/** The cart page: forms without scripts; with scripts each change is shown at once, to the cent. */
export function Cart({
  locale,
  moneyRules,
  currencyNames,
  shopHref,
  captcha,
  server,
  openCaptcha,
  ...host
}: CartProps): ReactNode {
  const { view, errors, isSaving, isLost, change, refused } = useCart(
    host.view,
    host.errors,
    server,
  );
  const texts = useTexts(cartTexts);
  const { isLeaving, onLeave } = useLeaving(isSaving, errors !== undefined, server);
  const { lines, totals } = view;
  const money = showMoneyBy(totals.currency, moneyRules);
  const cart: ShownCart = { view, money, errors, isSaving, change };
  return (
    <div
      className="fr-cart__page"
      data-empty={lines.length === 0 ? '' : undefined}
      aria-busy={(isSaving && !isLost) || undefined}
    >
      <CartStatus {...cart} isLost={isLost} isOnline={server?.isOnline()} />
      <ErrorSummary
        errors={errors}
        failed={refused && texts[refused]}
        targetOf={(field) =>
          lines.some(({ lineId }) => lineId === field)
            ? `cart-line-${field}`
            : `cart-${targets[field] ?? field}`
        }
      />
      <CartLines cart={cart} shopHref={shopHref} />
      {lines.length > 0 && (
        <div className="fr-cart__side">
          <CartSummary {...cart} isLeaving={isLeaving} onLeave={onLeave} />
          <CartCodes {...cart} captcha={captcha} openCaptcha={openCaptcha} />
          {totals.requiresShipping && <CartShipping {...cart} locale={locale} />}
          <CartCurrency {...cart} names={currencyNames} />
        </div>
      )}
    </div>
  );
}
