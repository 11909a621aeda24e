import type { BlockContext, BlockModule, ScriptUrlPolicy } from '@frontage/core-lifecycle/dom';
import {
  browserClock,
  createReducedMotion,
  createScriptUrlPolicy,
} from '@frontage/core-lifecycle/dom';
import { useEffect, useRef, type RefObject } from 'react';

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
  const root = useRef<HTMLDivElement>(null);
  const loader = useRef(load);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const ended = new AbortController();
    void mount(element, loader.current, ended.signal);
    return () => ended.abort();
  }, [key]);

  return root;
}

async function mount<Data>(
  root: HTMLElement,
  load: () => Promise<BlockModule<Data, BlockContext>>,
  signal: AbortSignal,
): Promise<void> {
  const context = hostContext(signal);
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

/** What a block is given in a React host that runs no page runtime. */
export function hostContext(signal: AbortSignal): BlockContext {
  return {
    window,
    clock: browserClock(window),
    signal,
    policy: hostPolicy(),
    reducedMotion: createReducedMotion(window),
    report: ({ code, cause }) => console.error(`[react-blocks] ${code}`, cause),
  };
}

const policies = new WeakMap<Window, ScriptUrlPolicy>();

/** A page allows one policy of the name; a host that runs no page runtime makes it here, once. */
function hostPolicy(): ScriptUrlPolicy {
  const policy = policies.get(window) ?? createScriptUrlPolicy(window);
  policies.set(window, policy);
  return policy;
}
