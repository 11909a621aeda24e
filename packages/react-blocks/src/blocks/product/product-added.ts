import type { Listen } from '../../render/use-told';

/** What a visitor has added to the cart. */
export interface ProductAdded {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
}

const type = 'product:add';

declare global {
  interface ElementEventMap {
    'product:add': CustomEvent<ProductAdded>;
  }
}

/** Notifies a React host that something was added to the cart. */
export function fireAdded(form: HTMLElement, detail: ProductAdded): void {
  form.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}

/** Listens to that. */
export const listenToAdded: Listen<ProductAdded> = (root, notify) => {
  const onAdded = ({ detail }: CustomEvent<ProductAdded>): void => notify(detail);
  root.addEventListener(type, onAdded);
  return () => root.removeEventListener(type, onAdded);
};
