import { stateAttribute } from '../dom/block-attributes';
import { showPictures } from '../dom/show-pictures';
import { againQuery } from '../chunk-attempts';
import type { LoadModule } from '../load-chunk';
import { secondRunMessage } from '../messages';
import { holdEvents } from './hold-events';
import { whenShown, type UntilEvent } from './when-shown';

/** What the page's runtime must offer the boot. */
export interface BootedRuntime {
  boot(root?: ParentNode): void;
  start(element: Element): Promise<boolean>;
  whenReady(element: Element): Promise<void>;
  destroy(): void;
}

/**
 * `window.Frontage`: the runtime, loaded by the first call that needs it. After a failure the next
 * call tries again.
 */
export interface FrontageGlobal {
  /** Takes in the blocks within `root`, by default the whole page. Again is harmless. */
  boot(root?: ParentNode): Promise<void>;
  /** Ends every block; `boot` begins anew. */
  destroy(): Promise<void>;
  /** Starts the block at an element if need be; resolves when it is mounted. */
  whenReady(element: Element): Promise<void>;
}

/** A window that may have a runtime. */
export type FrontageWindow = Window & typeof globalThis & { Frontage?: FrontageGlobal };

/**
 * The part that stands inline in a page: it listens from before the first paint on,
 * and loads the runtime once the page is shown, or sooner when a block is touched. On
 * a page without blocks that have a behaviour nothing is loaded, and the page is ready
 * once it is parsed. A second run warns and does nothing [4.04].
 *
 * @param load one attempt to load the runtime; tried twice, at addresses that differ
 */
export function installBoot(window: FrontageWindow, load: LoadModule<BootedRuntime>): void {
  const { document } = window;
  if (window.Frontage) {
    console.warn(secondRunMessage);
    return;
  }

  // In a page that is parsed already nothing is waited for.
  const isLate = document.readyState !== 'loading';
  const until: UntilEvent = (type) =>
    new Promise((resolve) => (isLate ? resolve(0) : window.addEventListener(type, resolve)));
  let loading: Promise<BootedRuntime> | undefined;
  let attempts = 0;
  const roots = (): NodeListOf<Element> => document.querySelectorAll(`[${stateAttribute}]`);
  /** Each attempt asks another address, also the first one after a failure. */
  const attempt = (): Promise<BootedRuntime> => load(attempts++ ? againQuery + attempts : '');
  const runtime = (): Promise<BootedRuntime> => (loading ??= begin().catch(giveUp));
  // Half a form must not be taken for the whole: nothing is mounted before the page is parsed.
  const parsed = until('DOMContentLoaded');

  async function begin(): Promise<BootedRuntime> {
    const loaded = await attempt().catch(attempt);
    await parsed;
    loaded.boot();
    return loaded;
  }

  /**
   * Without a runtime every block is left to what the browser does by itself, until someone asks
   * again.
   */
  function giveUp(cause: unknown): never {
    loading = undefined;
    for (const root of roots()) root.setAttribute(stateAttribute, 'failed');
    showPictures(document);
    throw cause;
  }

  window.Frontage = {
    boot: async (root) => (await runtime()).boot(root),
    destroy: async () => (await runtime()).destroy(),
    whenReady: async (element) => (await runtime()).whenReady(element),
  };
  holdEvents(document, async (root) => (await runtime()).start(root), true);

  void parsed.then(() => {
    if (roots()[0]) {
      // What failed is dealt with.
      whenShown(window, until, () => void runtime().catch(() => {}));
    } else {
      // As `siteReadyAttribute`, in fewer bytes.
      document.documentElement.dataset.siteReady = 'true';
      document.dispatchEvent(new Event('frontage:ready'));
    }
  });
}
