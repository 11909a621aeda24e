import { useCallback, type Ref, type RefCallback } from 'react';

/**
 * One ref for the two who want the root: the block's own behaviour, and the host. Neither is told
 * again as long as both refs stay the same.
 */
export function useRootRef<Root>(
  inner: Ref<Root> | undefined,
  hostRef: Ref<Root> | undefined,
): RefCallback<Root> {
  return useCallback(
    (root) => {
      const ends = [inner, hostRef].map((ref) => setRef(ref, root));
      return () => ends.forEach((end) => end());
    },
    [inner, hostRef],
  );
}

/** Sets a ref; the result unsets it, as React does. */
function setRef<Root>(ref: Ref<Root> | undefined, root: Root | null): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = root;
    return () => {
      if (ref) ref.current = null;
    };
  }
  const end = ref(root);
  return () => {
    if (typeof end === 'function') end();
    else ref(null);
  };
}
