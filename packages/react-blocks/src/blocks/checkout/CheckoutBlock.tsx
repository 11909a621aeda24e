import { moneyRules } from '@frontage/commerce-model';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useHost } from '../../render/use-host';
import type { CheckoutView } from '../../shop/checkout-view';
import { countryCodes } from '../../shop/country-codes';
import type { ShopErrors } from '../../shop/shop-errors';
import { Checkout } from './Checkout';
import { createHostCheckout } from './host-checkout';

/** A visitor's checkout in a React host. */
export interface CheckoutBlockProps {
  /** The block's id on the page. */
  id?: string | undefined;
  view: CheckoutView;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
  /** What was wrong with the last post. @default nothing */
  errors?: ShopErrors | undefined;
  /**
   * Told the checkout each time the server answers with it, for a host that keeps it. @default
   * nobody
   */
  onChange?: ((view: CheckoutView) => void) | undefined;
}

/**
 * The checkout: one form, one button that pays. It asks the site's server at `/checkout/<token>`,
 * without scripts by posts. One that comes back to the page is as it was left.
 */
export function CheckoutBlock(props: CheckoutBlockProps): ReactNode {
  const { id, view, locale = 'en', errors } = props;
  const { token } = view;
  const last = useRef(props);
  useEffect(() => {
    last.current = props;
  });
  const [told, setTold] = useState<CheckoutView>();
  const create = useCallback(
    (context: BlockContext) => {
      const given = (): CheckoutView => last.current.view;
      const onChange = (next: CheckoutView): void => last.current.onChange?.(next);
      const checkout = createHostCheckout({ token, given, onChange }, context);
      setTold(checkout.told(last.current.view));
      return checkout.server;
    },
    [token],
  );
  const [server, root] = useHost(create);
  const rules = useMemo(() => moneyRules(locale), [locale]);
  const shown = told?.token === token ? told : view;
  return (
    <BlockRoot block="checkout" id={id} waits rootRef={root}>
      <Checkout
        key={`${token}${shown === told}`}
        view={shown}
        locale={locale}
        moneyRules={rules}
        countries={shown.cart.countries.length > 0 ? undefined : countryCodes}
        errors={errors}
        server={server}
      />
    </BlockRoot>
  );
}
