import type { Teardown } from '@frontage/core-lifecycle';
import { useEffect, useRef, type RefObject } from 'react';

/** Listens to what a mounted block does to its root. @returns ends it */
export type Listen<Detail> = (root: HTMLElement, tell: (detail: Detail) => void) => Teardown;

/**
 * Tells a host what its block does, for as long as the component is there. What it listens to is
 * what the block does on every page, so that served pages carry nothing for it.
 *
 * @param handler always that of the last render
 * @param listen the same function each time
 */
export function useTold<Detail>(
  root: RefObject<HTMLElement | null>,
  handler: ((detail: Detail) => void) | undefined,
  listen: Listen<Detail>,
): void {
  const last = useRef(handler);
  useEffect(() => {
    last.current = handler;
  });
  useEffect(
    () => (root.current ? listen(root.current, (detail) => last.current?.(detail)) : undefined),
    [root, listen],
  );
}
