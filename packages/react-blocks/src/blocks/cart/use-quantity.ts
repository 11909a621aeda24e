import { useEffect, useRef, type RefObject } from 'react';
import { useBeforeScript } from '../../render/use-before-script';

/** The field for the quantity of a line. */
export interface QuantityField {
  /** The ref for the input, which the browser controls. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Applies the typed quantity, once. */
  commit(): void;
}

/**
 * Keeps a field in step with the quantity of a cart's line, and applies what is typed there.
 *
 * @param quantity of the line in the cart
 * @param isSaving whether a change of the cart is being sent
 * @param setQuantity undefined without scripts
 */
export function useQuantity(
  quantity: number,
  isSaving: boolean,
  setQuantity: ((quantity: number) => void) | undefined,
): QuantityField {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(String(quantity));
  const followed = useRef<number>(undefined);

  useEffect(() => {
    // While it is being sent, the typed quantity stays; a refused one does not.
    if (isSaving && followed.current === quantity) return;
    followed.current = quantity;
    // Unfinished input stays.
    if (input.current?.value === shown.current)
      input.current.value = shown.current = String(quantity);
  }, [quantity, isSaving]);
  useBeforeScript(setQuantity !== undefined, commit);

  function commit(): void {
    const field = input.current;
    // Both the Enter key and leaving the field commit: that is one change.
    if (!field || field.value === shown.current) return;
    const wanted = field.valueAsNumber;
    const isPossible = Number.isInteger(wanted) && wanted >= 0;
    shown.current = field.value = String(isPossible ? wanted : quantity);
    if (isPossible && wanted !== quantity) setQuantity?.(wanted);
  }

  return { input, commit };
}
