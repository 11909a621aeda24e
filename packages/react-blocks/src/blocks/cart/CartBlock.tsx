import { moneyRules } from '@frontage/commerce-model';
import { useMemo, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useHost } from '../../render/use-host';
import type { CartView } from '../../shop/cart-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { Cart } from './Cart';
import { createCartServer } from './cart-server';

/** A visitor's cart in a React host. */
export interface CartBlockProps {
  /** The block's id on the page. */
  id?: string | undefined;
  view: CartView;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
  /** Where an empty cart leads. @default '/' */
  shopHref?: string | undefined;
  /** What was wrong with the last post. @default nothing */
  errors?: ShopErrors | undefined;
}

/**
 * The cart page: forms without scripts; with them each change is shown at once, to the cent, and
 * sent to the site's server.
 */
export function CartBlock({
  id,
  view,
  locale = 'en',
  shopHref = '/',
  errors,
}: CartBlockProps): ReactNode {
  const server = useHost(createCartServer);
  const rules = useMemo(() => moneyRules(locale), [locale]);
  return (
    <BlockRoot block="cart" id={id}>
      <Cart
        view={view}
        locale={locale}
        moneyRules={rules}
        shopHref={shopHref}
        errors={errors}
        server={server}
      />
    </BlockRoot>
  );
}
