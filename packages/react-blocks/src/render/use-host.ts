import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useMount } from './use-mount';

/** What a component made of its host, and the ref of the block's root. */
export type HostMade<Made> = readonly [
  made: Made | undefined,
  root: RefObject<HTMLDivElement | null>,
];

/**
 * What a component in a React host makes of its context once it is there; it ends with
 * the component. Undefined on the server and in the first render, so that both agree.
 *
 * @param make makes it; the same function each time
 */
export function useHost<Made>(make: (context: BlockContext) => Made): HostMade<Made> {
  const [made, setMade] = useState<Made>();
  const root = useMount(async () => ({ read: () => make, mount: mountMade }), make);

  function mountMade(_root: HTMLElement, create: typeof make, context: BlockContext): () => void {
    const value = create(context);
    // At once, so that a block that says it is ready is. It may be a function.
    flushSync(() => setMade(() => value));
    return () => setMade(undefined);
  }

  return [made, root];
}
