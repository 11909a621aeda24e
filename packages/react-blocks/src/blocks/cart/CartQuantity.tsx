import { useEffect, useRef, type ReactNode } from 'react';
import type { CartChange } from '../../shop/cart-view';
import { useTexts } from '../../texts/texts-context';
import { cartTexts } from './cart-texts';
import { ChangeForm } from './ChangeForm';

/** What the quantity of a line is shown with. */
export interface CartQuantityProps {
  lineId: string;
  title: string;
  quantity: number;
  /** At least 1. */
  most: number;
  /** What describes the field; '' for nothing. */
  describedBy: string;
  change: ((change: CartChange) => void) | undefined;
}

/** How many of a line: a number with a button, and one less or more at a time with scripts. */
export function CartQuantity({ lineId, title, quantity, most, describedBy, change }: CartQuantityProps): ReactNode {
  const texts = useTexts('cart', cartTexts);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(quantity);

  // The field stays the browser's own, so that what is typed before the script comes counts.
  useEffect(() => {
    if (input.current && shown.current !== quantity) input.current.value = String(quantity);
    shown.current = quantity;
  }, [quantity]);
  useEffect(() => {
    if (change) commit();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what was typed before
  }, [change !== undefined]);

  function commit(): void {
    const wanted = input.current?.valueAsNumber ?? NaN;
    if (wanted === quantity) return;
    if (Number.isInteger(wanted) && wanted >= 0) change?.({ type: 'setQuantity', lineId, quantity: wanted });
    else if (input.current) input.current.value = String(quantity);
  }

  return (
    <ChangeForm type="setQuantity" fields={{ lineId }} className="fr-cart__quantity" change={change && commit}>
      <Step sign="−" label={texts.less({ title })} quantity={quantity - 1} isOff={quantity <= 1} lineId={lineId} change={change} />
      <input
        ref={input}
        id={`cart-quantity-${lineId}`}
        type="number"
        name="quantity"
        inputMode="numeric"
        min={0}
        max={Math.max(most, quantity)}
        defaultValue={quantity}
        required
        autoComplete="off"
        aria-label={texts.quantityOf({ title })}
        aria-describedby={describedBy || undefined}
        aria-invalid={describedBy ? true : undefined}
        onBlur={commit}
      />
      <Step sign="+" label={texts.more({ title })} quantity={quantity + 1} isOff={quantity >= most} lineId={lineId} change={change} />
      <button type="submit" className="fr-cart__plain">
        {texts.update}
      </button>
    </ChangeForm>
  );
}

interface StepProps extends Pick<CartQuantityProps, 'lineId' | 'quantity' | 'change'> {
  sign: string;
  label: string;
  /** At the end of what can be chosen; it keeps the focus. */
  isOff: boolean;
}

function Step({ sign, label, quantity, isOff, lineId, change }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className="fr-cart__step"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && change?.({ type: 'setQuantity', lineId, quantity })}
    >
      {sign}
    </button>
  );
}
