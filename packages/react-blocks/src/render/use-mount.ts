import {
  createBlockInstance,
  defineBlock,
  type BlockContext,
  type BlockModule,
} from '@frontage/core-lifecycle/dom';
import { useEffect, useRef, type RefObject } from 'react';
import { useHostContext } from '../context/host';

/**
 * Mounts a block's behaviour on the markup that a component rendered, and ends it with the
 * component. The root has the same state, `waiting`, `ready` or `failed`, and fires the same events
 * as on a served page. Survives StrictMode: mount, teardown, mount leaves one behaviour.
 *
 * @param load imports the block's lazily loaded part; undefined if this one has no behaviour
 * @param key mounts again when it changes, for markup that has changed
 */
export function useMount<Data>(
  load: (() => Promise<BlockModule<Data, BlockContext>>) | undefined,
  key: unknown = undefined,
): RefObject<HTMLDivElement | null> {
  const host = useHostContext();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element || !load) return undefined;
    const id = element.dataset['block'] ?? '';
    const definition = defineBlock({ id, start: 'now', load });
    const block = createBlockInstance({ root: element, definition, context: host.context() });
    void block.start();
    return block.destroy;
  }, [host, key]);

  return root;
}
