import { useEffect, useState } from 'react';
import { checkoutStart } from '../../shop/cart-view';
import type { CartServer } from './use-cart';

/** The way from a cart to the checkout. */
export interface Leaving {
  /** Whether the visitor is leaving and waits for pending changes. */
  readonly isLeaving: boolean;
  /** Called when they leave; true if they have to wait, and leave by themselves later. */
  onLeave(): boolean;
}

/**
 * Delays the way to the checkout until pending changes are saved, so that the visitor checks out
 * the cart they see.
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
