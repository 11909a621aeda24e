import type { BlockContext, BlockModule } from '@frontage/core-lifecycle/dom';
import { useEffect, useRef, type RefObject } from 'react';
import { useHostContext } from '../context/host-context';

/**
 * Mounts a block's behaviour on the markup that a component rendered, and ends it
 * with the component. Survives StrictMode: mount, teardown, mount leaves one.
 *
 * @param load imports the block's lazily loaded part
 * @param key mounts anew when it changes, for markup that has changed
 */
export function useMount<Data>(
  load: () => Promise<BlockModule<Data, BlockContext>>,
  key: unknown = undefined,
): RefObject<HTMLDivElement | null> {
  const host = useHostContext();
  const root = useRef<HTMLDivElement>(null);
  const loader = useRef(load);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const ended = new AbortController();
    void mount(element, loader.current, { ...host.context(), signal: ended.signal });
    return () => ended.abort();
  }, [host, key]);

  return root;
}

async function mount<Data>(
  root: HTMLElement,
  load: () => Promise<BlockModule<Data, BlockContext>>,
  context: BlockContext,
): Promise<void> {
  const { signal } = context;
  try {
    const module = await load();
    if (signal.aborted) return;
    const teardown = await module.mount(root, module.read(root, context), context);
    if (!teardown) return;
    if (signal.aborted) teardown();
    else signal.addEventListener('abort', teardown, { once: true });
  } catch (cause) {
    context.report({ code: 'MOUNT_FAILED', cause });
  }
}
