import type { ReactNode } from 'react';
import type { CartChange } from '../../shop/cart-view';
import { useTexts } from '../../texts/texts-context';
import { cartTexts } from './cart.texts';
import { ChangeForm } from './ChangeForm';
import { useQuantity } from './use-quantity';

/** What the quantity of a line is shown with. */
export interface CartQuantityProps {
  lineId: string;
  title: string;
  quantity: number;
  /** What was typed and not taken, to be mended. @default the quantity */
  typed?: string | undefined;
  /** At least 1. */
  most: number;
  /** What describes the field; '' for nothing. */
  describedBy: string;
  /** Whether it was refused, or cannot be had. */
  isWrong: boolean;
  /** Whether a change of the cart is on its way. */
  isSaving: boolean;
  change: ((change: CartChange) => void) | undefined;
}

/** How many of a line: a number with a button, and one less or more at a time with scripts. */
export function CartQuantity({
  lineId,
  title,
  quantity,
  typed,
  most,
  describedBy,
  isWrong,
  isSaving,
  change,
}: CartQuantityProps): ReactNode {
  const texts = useTexts(cartTexts);
  const { input, commit } = useQuantity(
    quantity,
    isSaving,
    change && ((wanted) => change({ type: 'setQuantity', lineId, quantity: wanted })),
  );

  return (
    <ChangeForm
      type="setQuantity"
      fields={{ lineId }}
      className="fr-cart__quantity"
      change={change && commit}
    >
      <Step
        sign="−"
        label={texts.less({ title })}
        quantity={quantity - 1}
        isOff={quantity <= 1}
        lineId={lineId}
        change={change}
      />
      <input
        className="fr-field"
        ref={input}
        id={`cart-quantity-${lineId}`}
        type="number"
        name="quantity"
        inputMode="numeric"
        min={0}
        max={Math.max(most, quantity)}
        defaultValue={typed ?? quantity}
        required
        autoComplete="off"
        aria-label={texts.quantityOf({ title })}
        aria-describedby={describedBy || undefined}
        aria-invalid={isWrong || undefined}
        onBlur={commit}
      />
      <Step
        sign="+"
        label={texts.more({ title })}
        quantity={quantity + 1}
        isOff={quantity >= most}
        lineId={lineId}
        change={change}
      />
      <button type="submit" className="fr-action" data-look="box">
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
      className="fr-action"
      data-look="box"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && change?.({ type: 'setQuantity', lineId, quantity })}
    >
      {sign}
    </button>
  );
}
