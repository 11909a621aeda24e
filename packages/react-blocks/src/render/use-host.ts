import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useMount } from './use-mount';

/** What a component created from its host, and the ref for the block's root. */
export type HostMade<Made> = readonly [
  made: Made | undefined,
  root: RefObject<HTMLDivElement | null>,
];

/**
 * Creates something from the context of a React host once that exists; it ends with the component.
 * Undefined on the server and in the first render, so that both agree.
 *
 * @param load imports what creates it; must be the same function each time
 */
export function useHost<Made>(
  load: () => Promise<(context: BlockContext) => Made>,
): HostMade<Made> {
  const [made, setMade] = useState<Made>();
  const root = useMount(async () => {
    const make = await load();
    return { read: () => make, mount: mountMade };
  }, load);

  function mountMade(
    _root: HTMLElement,
    create: (context: BlockContext) => Made,
    context: BlockContext,
  ): () => void {
    const value = create(context);
    // Synchronous, so that a block that reports ready is ready. The value may be a function.
    flushSync(() => setMade(() => value));
    return () => setMade(undefined);
  }

  return [made, root];
}
