import { moneyRules } from '@frontage/commerce-model';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { useCallback, useMemo, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useHost } from '../../render/use-host';
import type { CheckoutView } from '../../shop/checkout-view';
import { countryCodes } from '../../shop/country-codes';
import type { ShopErrors } from '../../shop/shop-errors';
import { Checkout } from './Checkout';
import { createCheckoutServer } from './checkout-server';

/** A visitor's checkout in a React host. */
export interface CheckoutBlockProps {
  /** The block's id on the page. */
  id?: string | undefined;
  view: CheckoutView;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
  /** What was wrong with the last post. @default nothing */
  errors?: ShopErrors | undefined;
}

/**
 * The checkout: one form, one button that pays. It asks the site's server at `/checkout/<token>`,
 * without scripts by posts.
 */
export function CheckoutBlock({ id, view, locale = 'en', errors }: CheckoutBlockProps): ReactNode {
  const { token } = view;
  const [server, root] = useHost(
    useCallback((context: BlockContext) => createCheckoutServer(token, context), [token]),
  );
  const rules = useMemo(() => moneyRules(locale), [locale]);
  return (
    <BlockRoot block="checkout" id={id} waits rootRef={root}>
      <Checkout
        view={view}
        locale={locale}
        moneyRules={rules}
        countries={view.cart.countries.length > 0 ? undefined : countryCodes}
        errors={errors}
        server={server}
      />
    </BlockRoot>
  );
}
