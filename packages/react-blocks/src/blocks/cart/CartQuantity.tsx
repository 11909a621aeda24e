import type { ReactNode } from 'react';
import type { CartChange } from '../../shop/cart-view';
import { useTexts } from '../../texts/use-texts';
import { cartTexts } from './cart.texts';
import { ChangeForm } from './ChangeForm';
import { useQuantity } from './use-quantity';

/** The props of a line's quantity. */
export interface CartQuantityProps {
  lineId: string;
  title: string;
  quantity: number;
  /** Rejected input, for correction. @default the quantity */
  typed?: string | undefined;
  /** At least 1. */
  most: number;
  /** The id of the element that describes the field; '' for none. */
  describedBy: string;
  /** Whether it was refused or is not available. */
  isWrong: boolean;
  /** Whether a change of the cart is being sent. */
  isSaving: boolean;
  change: ((change: CartChange) => void) | undefined;
}

/**
 * The quantity of a line: a number with a button, and with scripts buttons for one fewer or more.
 */
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
  /** Whether the limit is reached; the button keeps the focus. */
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
