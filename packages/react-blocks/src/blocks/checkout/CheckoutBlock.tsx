import { moneyRules } from '@frontage/commerce-model';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useHost } from '../../render/use-host';
import type { CheckoutView } from '../../shop/checkout-view';
import { countryCodes } from '../../shop/country-codes';
import type { ShopErrors } from '../../shop/shop-errors';
import { Checkout } from './Checkout';

/** A visitor's checkout in a React host. */
export interface CheckoutBlockProps extends RootProps {
  view: CheckoutView;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
  /** The errors of the last post. @default nothing */
  errors?: ShopErrors | undefined;
  /**
   * Called with the checkout each time the server answers with it, for a host that stores it.
   * @default nobody
   */
  onChange?: ((view: CheckoutView) => void) | undefined;
}

/**
 * The checkout: one form, one button that pays. It calls the site's server at `/checkout/<token>`,
 * and posts forms without scripts. A newer `view` replaces the shown one; a checkout that is
 * mounted again is as it was left.
 */
export function CheckoutBlock(props: CheckoutBlockProps): ReactNode {
  const { view, locale = 'en', errors } = props;
  const { token } = view;
  const last = useRef(props);
  useEffect(() => {
    last.current = props;
  });
  const load = useCallback(async () => {
    const { createHostCheckout } = await import('./host-checkout');
    return (context: BlockContext) =>
      createHostCheckout({ ...last.current.view, token }, context, (next) =>
        last.current.onChange?.(next),
      );
  }, [token]);
  const [checkout, root] = useHost(load);
  // After the form's effects, so that it is listening.
  useEffect(() => checkout?.give(view), [checkout, view]);
  const rules = useMemo(() => moneyRules(locale), [locale]);
  return (
    <BlockRoot block="checkout" {...rootProps(props)} waits rootRef={root}>
      <Checkout
        key={token}
        view={view}
        locale={locale}
        moneyRules={rules}
        countries={view.cart.countries.length > 0 ? undefined : countryCodes}
        errors={errors}
        server={checkout?.server}
      />
    </BlockRoot>
  );
}
