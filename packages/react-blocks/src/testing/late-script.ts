import { holdEvents } from '@frontage/core-lifecycle/boot';
import { createRuntime } from '@frontage/core-lifecycle/dom';
import { wholeRegistry } from '../whole-registry';
import { testContext } from './test-blocks';

/** A page whose script is still loading. */
export interface LateScript {
  /** Lets the script arrive. */
  arrive(): void;
  /** Ends everything. */
  end(): void;
}

/**
 * Boots the page in the test's window: events are held from now on, the blocks load when allowed.
 */
export function lateScript(): LateScript {
  const runtime = createRuntime({ blocks: wholeRegistry, context: testContext() });
  const listening = new AbortController();
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const start = async (root: Element): Promise<boolean> => {
    await arrived;
    return runtime.start(root);
  };
  holdEvents(document, start, { capture: true, signal: listening.signal });
  return {
    arrive() {
      runtime.boot();
      arrive();
    },
    end() {
      listening.abort();
      runtime.destroy();
    },
  };
}
