import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { listenToAttribute } from '../../render/listen-to-attribute';
import { useMount } from '../../render/use-mount';
import { useTold } from '../../render/use-told';
import { cartAddress } from '../../shop/cart-view';
import { shopAttribute } from '../../shop/shop.parts';
import { useTexts } from '../../texts/use-texts';
import { cartIndicatorTexts } from './cart-indicator.texts';
import { cartCountAttribute, cartIndicatorParts } from './cart-indicator.parts';

/** A link to the cart with the number of pieces in it. */
export interface CartIndicatorProps extends RootProps {
  /**
   * Called with the number of pieces once it is known, and each time it changes. @default nobody
   */
  onChange?: ((pieces: number) => void) | undefined;
}

/** The mount sets it when the count is known, and removes it at the end. */
const listenToCount = listenToAttribute(cartCountAttribute);

/**
 * A cart indicator [4.23]. The server's markup contains nothing about a visitor: the script reads
 * the number from a cookie, without a request.
 */
export function CartIndicator(props: CartIndicatorProps): ReactNode {
  const texts = useTexts(cartIndicatorTexts);
  const root = useMount(() => import('./cart-indicator.mount'));
  const { onChange } = props;
  useTold(root, (count) => count !== null && onChange?.(Number(count)), listenToCount);
  return (
    <BlockRoot
      block="cart-indicator"
      {...rootProps(props)}
      rootRef={root}
      waits
      speaks={[cartIndicatorTexts]}
      data={{ [shopAttribute]: '' }}
    >
      <a className={cartIndicatorParts.link} href={cartAddress} aria-label={texts.cart}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M5 8.5h14l-1 11.5H6zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        <span className={cartIndicatorParts.count} aria-hidden="true" />
      </a>
    </BlockRoot>
  );
}
