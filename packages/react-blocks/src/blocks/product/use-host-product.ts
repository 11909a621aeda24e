import { useEffect, useRef, type RefObject } from 'react';
import { useMount } from '../../render/use-mount';

/** What a visitor has put into the cart. */
export interface ProductAdded {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/**
 * Mounts the product that a component rendered. @returns the ref of the block's root
 *
 * @param facts as text: with others it is mounted anew
 * @param onAdd always that of the last render
 */
export function useHostProduct(
  facts: string,
  onAdd: ((added: ProductAdded) => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const last = useRef(onAdd);
  useEffect(() => {
    last.current = onAdd;
  });
  return useMount(async () => {
    const { hostProduct } = await import('./host-product');
    return hostProduct(last);
  }, facts);
}
