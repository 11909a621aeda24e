import type { ReactNode } from 'react';
import { cartAction, type CartChange } from '../../shop/cart-view';

/** The props of a form that changes the cart. */
export interface ChangeFormProps {
  type: CartChange['type'];
  /** Values besides its controls. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
  /** Applies the change; without it the form posts by itself. */
  change: ((change: CartChange) => void) | undefined;
  /** Whether the form may be sent; others explain why not. @default always */
  mayGo?: (formData: FormData) => boolean;
  children: ReactNode;
}

/** A form that changes the cart, with and without scripts by the same control names. */
export function ChangeForm({
  type,
  fields = {},
  className,
  change,
  mayGo,
  children,
}: ChangeFormProps): ReactNode {
  return (
    <form
      className={className}
      method="post"
      action={cartAction}
      onSubmit={(event) => {
        const formData = new FormData(event.currentTarget);
        const goes = mayGo?.(formData) ?? true;
        if (change || !goes) event.preventDefault();
        if (goes) change?.(readChange(formData));
      }}
    >
      <input type="hidden" name="type" value={type} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function readChange(formData: FormData): CartChange {
  const { quantity, ...fields } = Object.fromEntries(formData);
  // The controls have the names of the change's fields; the server validates it again.
  return {
    ...fields,
    ...(quantity !== undefined && { quantity: Number(quantity) }),
  } as unknown as CartChange;
}
