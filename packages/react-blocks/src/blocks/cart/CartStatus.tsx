import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { cartTexts } from './cart.texts';
import type { ShownCart } from './shown-cart';

/** The props of a cart's status. */
export interface CartStatusProps extends ShownCart {
  /** Whether the answer to a change was lost. */
  isLost: boolean;
  isOnline: boolean | undefined;
}

/** Announces whether changes were saved: visible only if they may not have been. */
export function CartStatus(props: CartStatusProps): ReactNode {
  const status = useStatus(props);
  return (
    <p className={props.isLost ? 'fr-shop-errors' : 'fr-hidden'} role="status">
      {/* Nothing is announced before something happens. */}
      {useHasChanged(props.isSaving) ? status : ''}
    </p>
  );
}

function useStatus({ view, money, errors, isSaving, isLost, isOnline }: CartStatusProps): string {
  const texts = useTexts(cartTexts);
  if (isLost) return isOnline ? texts.unreachable : texts.offline;
  if (isSaving) return texts.saving;
  return errors ? '' : texts.saved({ total: money(view.totals.dueCents) });
}

/** Whether anything was sent since the page loaded. */
function useHasChanged(isSaving: boolean): boolean {
  const [hasChanged, setChanged] = useState(false);
  if (isSaving && !hasChanged) setChanged(true);
  return hasChanged;
}
