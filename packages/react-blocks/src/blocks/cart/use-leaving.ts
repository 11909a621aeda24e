import { useEffect, useState } from 'react';
import { checkoutStart } from '../../shop/cart-view';
import type { CartServer } from './use-cart';

/** The way from a cart to the checkout. */
export interface Leaving {
  /** Whether the visitor is on their way, and waits for what they changed. */
  readonly isLeaving: boolean;
  /** Told when they go; true where they have to wait, and go by themselves later. */
  onLeave(): boolean;
}

/**
 * Who goes to the checkout goes with the cart they see: not before what they changed has arrived.
 */
export function useLeaving(
  isSaving: boolean,
  isRefused: boolean,
  server: CartServer | undefined,
): Leaving {
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
