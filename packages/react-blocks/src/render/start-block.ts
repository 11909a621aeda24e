import type { Teardown } from '@frontage/core-lifecycle';
import {
  createBlockInstance,
  defineBlock,
  type BlockContext,
  type BlockOptions,
} from '@frontage/core-lifecycle/dom';
import type { Host } from '../context/host';
import { hostPage } from '../context/host-page';

/**
 * Starts the block of a component in a React host.
 *
 * @param root its root element
 * @param options its kind, and what imports its lazily loaded part
 * @param host what the component is in
 */
export function startBlock<Data>(
  root: HTMLElement,
  options: Pick<BlockOptions<Data, BlockContext>, 'id' | 'load'>,
  host: Host,
): Teardown {
  const definition = defineBlock({ ...options, start: 'now' });
  const block = createBlockInstance({ root, definition, context: hostPage(host) });
  void block.start();
  return block.destroy;
}
