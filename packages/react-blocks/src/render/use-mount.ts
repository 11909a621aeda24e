import type { Teardown } from '@frontage/core-lifecycle';
import {
  blockAttributes,
  showPictures,
  type BlockContext,
  type BlockModule,
} from '@frontage/core-lifecycle/block';
import { useEffect, useRef, type RefObject } from 'react';
import { useHostContext, type Host } from '../context/host';

type LoadBlock<Data> = () => Promise<BlockModule<Data, BlockContext>>;

/**
 * Mounts a block's behaviour on the markup that a component rendered, and ends it with the
 * component. The root has the same state, `waiting`, `ready` or `failed`, and fires the same events
 * as on a served page. Survives StrictMode: mount, teardown, mount leaves one behaviour.
 *
 * @param load imports the block's lazily loaded part; undefined if this one has no behaviour
 * @param key mounts again when it changes, for markup that has changed
 */
export function useMount<Data>(
  load: LoadBlock<Data> | undefined,
  key: unknown = undefined,
): RefObject<HTMLDivElement | null> {
  const host = useHostContext();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    return element && load ? mountBlock(element, load, host) : undefined;
  }, [host, key]);

  return root;
}

/** What mounts blocks comes with the first that has a behaviour, at the same time as its own. */
function mountBlock<Data>(root: HTMLElement, load: LoadBlock<Data>, host: Host): Teardown {
  let end: Teardown | undefined;
  let isEnded = false;
  const block = root.dataset['block'] ?? '';

  import('./start-block')
    .then(({ startBlock }) => {
      if (!isEnded) end = startBlock(root, { id: block, load }, host);
    })
    .catch((cause: unknown) => {
      if (isEnded) return;
      root.setAttribute(blockAttributes.state, 'failed');
      showPictures(root);
      host.report({ code: 'CHUNK_LOAD_FAILED', block, cause });
    });
  // If it fails, its start tells.
  void load().catch(() => undefined);
  return () => {
    isEnded = true;
    end?.();
  };
}
