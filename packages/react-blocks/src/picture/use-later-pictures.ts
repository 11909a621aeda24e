import type { Teardown } from '@frontage/core-lifecycle';
import { useEffect, useRef, type RefObject } from 'react';
import { useHostContext } from '../context/host';

/**
 * Loads pictures that are added to a mounted block later, as long as its behaviour runs.
 *
 * @param root the block, which loads its initial pictures itself
 * @param key changes with its pictures
 */
export function useLaterPictures(root: RefObject<HTMLElement | null>, key: string): void {
  const host = useHostContext();
  const first = useRef(key);

  useEffect(() => {
    const element = root.current;
    if (!element || key === first.current) return undefined;
    const ended = new AbortController();
    let end: Teardown | undefined;
    Promise.all([import('./mount-pictures'), import('../context/host-page')]).then(
      ([{ mountPictures }, { hostPage }]) => {
        const { signal } = ended;
        if (!signal.aborted) end = mountPictures(element, { ...hostPage(host), signal });
      },
      (cause: unknown) => host.report({ code: 'IMAGE_LOADER_FAILED', cause }),
    );
    return () => {
      ended.abort();
      end?.();
    };
  }, [host, root, key]);
}
