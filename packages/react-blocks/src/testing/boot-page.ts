import { holdEvents } from '@frontage/core-lifecycle/boot';
import { createRuntime } from '@frontage/core-lifecycle/dom';
import { wholeRegistry } from '../whole-registry';
import { testContext } from './test-blocks';

/**
 * Boots the page in the test's window like a served one: events are held from the start, blocks
 * load when needed. The result ends it.
 */
export function bootPage(): () => void {
  const runtime = createRuntime({ blocks: wholeRegistry, context: testContext() });
  const listening = new AbortController();
  holdEvents(document, (root) => runtime.start(root), { capture: true, signal: listening.signal });
  runtime.boot();
  return () => {
    listening.abort();
    runtime.destroy();
  };
}
