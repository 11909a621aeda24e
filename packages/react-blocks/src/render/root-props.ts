import type { Ref } from 'react';

/** What every component takes for the element that it renders. */
export interface RootProps {
  /** The block's id on the page: the root has the id `block-` and this. */
  id?: string | undefined;
  /** Further classes of the root, separated by spaces. @default none */
  className?: string | undefined;
  /** The root element: an object, or a function that is called with it. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Those of a component's props that its root takes. */
export function rootProps({ id, className, ref }: RootProps): RootProps {
  return { id, className, ref };
}
