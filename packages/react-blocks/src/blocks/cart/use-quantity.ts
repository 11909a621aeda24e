import { useEffect, useRef, type RefObject } from 'react';
import { useBeforeScript } from '../../render/use-before-script';

/** The field for the quantity of a line. */
export interface QuantityField {
  /** For the input; it stays the browser's own. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Tells what was typed, once. */
  commit(): void;
}

/**
 * Follows the quantity of a cart's line in a field, and tells what is typed there.
 *
 * @param quantity of the line, as the cart has it
 * @param isSaving whether a change of the cart is on its way
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
    // While it is on its way, what was typed stays; what was refused does not.
    if (isSaving && followed.current === quantity) return;
    followed.current = quantity;
    // What is being typed stays.
    if (input.current?.value === shown.current)
      input.current.value = shown.current = String(quantity);
  }, [quantity, isSaving]);
  useBeforeScript(setQuantity !== undefined, commit);

  function commit(): void {
    const field = input.current;
    // The Enter key commits, and so does leaving the field: one wish.
    if (!field || field.value === shown.current) return;
    const wanted = field.valueAsNumber;
    const isPossible = Number.isInteger(wanted) && wanted >= 0;
    shown.current = field.value = String(isPossible ? wanted : quantity);
    if (isPossible && wanted !== quantity) setQuantity?.(wanted);
  }

  return { input, commit };
}
