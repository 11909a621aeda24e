import { moneyRules } from '@frontage/commerce-model';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useHost } from '../../render/use-host';
import type { CartView } from '../../shop/cart-view';
import { currencyNames } from '../../shop/currency-names';
import type { ShopErrors } from '../../shop/shop-errors';
import { Cart } from './Cart';

/** A visitor's cart in a React host. */
export interface CartBlockProps extends RootProps {
  view: CartView;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
  /** The target of the link in an empty cart. @default '/' */
  shopHref?: string | undefined;
  /** The errors of the last post. @default nothing */
  errors?: ShopErrors | undefined;
  /**
   * Called with the cart each time the server answers with it, for a host that stores it.
   * @default nobody
   */
  onChange?: ((view: CartView) => void) | undefined;
}

/**
 * The cart page: forms without scripts; with scripts each change is shown at once, to the cent, and
 * sent to the site's server. A newer `view` replaces the shown one; a cart that is mounted again is
 * as it was left.
 */
export function CartBlock(props: CartBlockProps): ReactNode {
  const { view, locale = 'en', shopHref = '/', errors, onChange } = props;
  const lastOnChange = useRef(onChange);
  useEffect(() => {
    lastOnChange.current = onChange;
  });
  const load = useCallback(async () => {
    const { createHostCart } = await import('./host-cart');
    return (context: BlockContext) =>
      createHostCart(context, (next) => lastOnChange.current?.(next));
  }, []);
  const [cart, root] = useHost(load);
  const rules = useMemo(() => moneyRules(locale), [locale]);
  return (
    <BlockRoot block="cart" {...rootProps(props)} waits rootRef={root}>
      <Cart
        view={cart?.newest(view) ?? view}
        locale={locale}
        moneyRules={rules}
        currencyNames={currencyNames(view.currencies, locale)}
        shopHref={shopHref}
        errors={errors}
        server={cart?.server}
      />
    </BlockRoot>
  );
}
