import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/texts-context';
import { cartTexts } from './cart.texts';
import type { ShownCart } from './shown-cart';

/** What is said of a cart's changes. */
export interface CartStatusProps extends ShownCart {
  /** Whether the answer to a change was lost. */
  isLost: boolean;
  isOnline: boolean | undefined;
}

/** Says to all whether what was changed has arrived: in sight only where it may not. */
export function CartStatus(props: CartStatusProps): ReactNode {
  const status = useStatus(props);
  return (
    <p className={props.isLost ? 'fr-shop-errors' : 'fr-hidden'} role="status">
      {/* Nothing is said before something happens. */}
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

/** Whether something has been on its way since the page came. */
function useHasChanged(isSaving: boolean): boolean {
  const [hasChanged, setChanged] = useState(false);
  if (isSaving && !hasChanged) setChanged(true);
  return hasChanged;
}
