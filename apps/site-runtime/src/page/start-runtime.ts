import type { LoadModule } from '@frontage/core-lifecycle';
import { offerRuntime } from '@frontage/core-lifecycle/boot';
import {
  createLaterStyles,
  createPageContext,
  createRuntime,
  type BlockContext,
  type BlockDefinition,
} from '@frontage/core-lifecycle/dom';
import { openCartChannel } from '@frontage/react-blocks';
import { startOwnerKeys } from './start-owner-keys';

const loadStandIns: LoadModule<unknown> = () => import('./stand-ins');

/**
 * Offers a page's boot its runtime, with all blocks that may be on the page. Where the browser
 * lacks something, what stands in for it is loaded first; without that, blocks start all the same.
 */
export async function startRuntime(
  blocks: readonly BlockDefinition<BlockContext>[],
): Promise<void> {
  if (!window.IntersectionObserver || !window.SVGSVGElement) await loadStandIns('').catch(() => {});
  offerRuntime(document, (policy) => {
    const context = createPageContext({
      window,
      policy,
      // Without a cause nothing failed: it is a remark on the page.
      report: ({ code, block, message, cause }) =>
        console[cause ? 'error' : 'warn']('[frontage]', code, block, cause ?? message),
    });
    const styles = createLaterStyles(context, () => import('./create-styles'));
    const runtime = createRuntime({ blocks, context, styles });
    const { register } = runtime.lifecycle;
    // In a task of its own: what it asks of the browser's other processes holds up no block.
    context.clock.setTimeout(() => {
      register(() => startOwnerKeys(context, () => import('./mount-owner-keys')));
      // Another tab may fill an empty cart, whose indicator has not started.
      register(() => {
        const channel = openCartChannel(window);
        channel?.addEventListener('message', runtime.startCalled);
        return () => channel?.close();
      });
    }, 0);
    return runtime;
  });
}
