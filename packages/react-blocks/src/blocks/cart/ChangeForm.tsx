import type { ReactNode } from 'react';
import { cartAction, type CartChange } from '../../shop/cart-view';

/** What a form that changes the cart is made of. */
export interface ChangeFormProps {
  type: CartChange['type'];
  /** What it carries beside its controls. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
  /** Takes the change; without it the form posts by itself. */
  change: ((change: CartChange) => void) | undefined;
  /** Whether what stands in it may go; told by others why not. @default always */
  mayGo?: (data: FormData) => boolean;
  children: ReactNode;
}

/** A form that changes the cart, with and without scripts by the same names. */
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
        const data = new FormData(event.currentTarget);
        const goes = mayGo?.(data) ?? true;
        if (change || !goes) event.preventDefault();
        if (goes) change?.(readChange(data));
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

function readChange(data: FormData): CartChange {
  const { quantity, ...fields } = Object.fromEntries(data);
  // The names of the controls are those of the change's fields; the server reads it anew.
  return {
    ...fields,
    ...(quantity !== undefined && { quantity: Number(quantity) }),
  } as unknown as CartChange;
}
