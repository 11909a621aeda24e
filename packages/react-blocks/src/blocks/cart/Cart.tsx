import type { MoneyRules } from '@frontage/commerce-model';
import { useEffect, useState, type ReactNode } from 'react';
import { checkoutStart, type CartView } from '../../shop/cart-view';
import { ErrorSummary } from '../../shop/ErrorSummary';
import type { ShopErrors } from '../../shop/shop-errors';
import { showMoneyBy } from '../../shop/show-money';
import { useFocusAfterRemoval } from '../../shop/use-focus-after-removal';
import { useTexts } from '../../texts/texts-context';
import { cartTexts } from './cart-texts';
import { CartCodes } from './CartCodes';
import { CartCurrency } from './CartCurrency';
import { CartLine } from './CartLine';
import { CartShipping } from './CartShipping';
import { CartSummary } from './CartSummary';
import { useCart, type CartServer } from './use-cart';
import type { OpenCodeCaptcha } from './use-code-captcha';

/** A visitor's cart on its page. */
export interface CartProps {
  view: CartView;
  /** The page's language tag. */
  locale: string;
  /** How that language writes money: `moneyRules` of it. */
  moneyRules: MoneyRules;
  /** Where an empty cart leads. */
  shopHref: string;
  /** What was wrong with the last post. @default nothing */
  errors?: ShopErrors | undefined;
  /** The captcha for those who enter codes, see `CartCaptcha`. @default none */
  captcha?: ReactNode;
  /** @default without scripts */
  server?: CartServer | undefined;
  openCaptcha?: OpenCodeCaptcha | undefined;
}

/** Controls whose errors go by another name than they do. */
const targets: Readonly<Record<string, string>> = { captchaKey: 'code', id: 'shipping' };

/** The cart page: forms without scripts; with them each change is shown at once, to the cent. */
export function Cart({
  locale,
  moneyRules,
  shopHref,
  captcha,
  server,
  openCaptcha,
  ...given
}: CartProps): ReactNode {
  const texts = useTexts('cart', cartTexts);
  const { view, errors, isSaving, isLost, change } = useCart(given.view, given.errors, server);
  const { isLeaving, onLeave } = useLeaving(isSaving, errors !== undefined, server);
  const list = useFocusAfterRemoval(view.lines.length);
  const { cart, totals, lines } = view;
  const cents = new Map(totals.lines.map((line) => [line.id, line.cents]));
  const money = showMoneyBy(totals.currency, moneyRules);
  const total = money(totals.dueCents);
  const status = isLost
    ? server?.isOnline()
      ? texts.unreachable
      : texts.offline
    : isSaving
      ? texts.saving
      : errors
        ? ''
        : texts.saved({ total });
  return (
    <div
      className="fr-cart__page"
      data-empty={lines.length === 0 ? '' : undefined}
      aria-busy={(isSaving && !isLost) || undefined}
    >
      <p className={isLost ? 'fr-shop-errors' : 'fr-hidden'} role="status">
        {/* Nothing is said before something happens. */}
        {useHasChanged(isSaving) ? status : ''}
      </p>
      <ErrorSummary
        errors={errors}
        targetOf={(field) =>
          lines.some(({ lineId }) => lineId === field)
            ? `cart-line-${field}`
            : `cart-${targets[field] ?? field}`
        }
      />
      <div
        className="fr-cart__lines"
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={texts.lines}
      >
        {lines.length === 0 ? (
          <Empty shopHref={shopHref} />
        ) : (
          <ul>
            {lines.map((line) => {
              const { lineId } = line;
              const entry = cart.entries.find(({ id }) => id === lineId);
              return (
                entry && (
                  <CartLine
                    key={lineId}
                    entry={entry}
                    line={line}
                    cents={cents.get(lineId) ?? 0}
                    money={money}
                    error={errors?.fields[lineId]}
                    isSaving={isSaving}
                    change={change}
                  />
                )
              );
            })}
          </ul>
        )}
      </div>
      {lines.length > 0 && (
        <div className="fr-cart__side">
          <CartSummary view={view} money={money} isLeaving={isLeaving} onLeave={onLeave} />
          <CartCodes
            view={view}
            money={money}
            error={errors?.fields['code'] ?? errors?.fields['captchaKey']}
            captcha={captcha}
            openCaptcha={openCaptcha}
            change={change}
          />
          {totals.requiresShipping && (
            <CartShipping
              view={view}
              money={money}
              locale={locale}
              errors={errors}
              change={change}
            />
          )}
          <CartCurrency view={view} isSaving={isSaving} change={change} />
        </div>
      )}
    </div>
  );
}

function Empty({ shopHref }: { shopHref: string }): ReactNode {
  const texts = useTexts('cart', cartTexts);
  return (
    <div className="fr-cart__empty">
      <p>{texts.empty}</p>
      <a className="fr-shop-button" href={shopHref}>
        {texts.shop}
      </a>
    </div>
  );
}

/** Whether something has been on its way since the page came. */
function useHasChanged(isSaving: boolean): boolean {
  const [hasChanged, setChanged] = useState(false);
  if (isSaving && !hasChanged) setChanged(true);
  return hasChanged;
}

/**
 * Who goes to the checkout goes with the cart they see: not before what they changed has arrived.
 */
function useLeaving(isSaving: boolean, isRefused: boolean, server: CartServer | undefined) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving || isSaving) return;
    setLeaving(false);
    if (!isRefused) server?.go(checkoutStart);
  }, [isLeaving, isSaving, isRefused, server]);
  return {
    isLeaving,
    onLeave() {
      if (isSaving) setLeaving(true);
      return isSaving;
    },
  };
}
