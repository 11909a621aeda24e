import { holdEvents } from '@frontage/core-lifecycle/boot';
import { createRuntime } from '@frontage/core-lifecycle/dom';
import { blocks } from '../registry';
import { testContext } from './test-blocks';

/** A page whose script is on its way. */
export interface LateScript {
  /** The script is there. */
  arrive(): void;
  /** Ends all of it. */
  end(): void;
}

/**
 * Boots the page in the test's window: events are held from now on, the blocks come when they are
 * let.
 */
export function lateScript(): LateScript {
  const runtime = createRuntime({ blocks, context: testContext() });
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
