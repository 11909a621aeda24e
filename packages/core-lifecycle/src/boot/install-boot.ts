import { stateAttribute } from '../dom/block-attributes';
import { showPictures } from '../dom/show-pictures';
import { againQuery } from '../chunk-attempts';
import type { LoadModule } from '../load-chunk';
import { secondRunMessage } from '../messages';
import { holdEvents } from './hold-events';
import { whenShown, type UntilEvent } from './when-shown';

/** What the boot needs from the page's runtime. */
export interface BootedRuntime {
  boot(root?: ParentNode): void;
  start(element: Element): Promise<boolean>;
  whenReady(element: Element): Promise<void>;
  destroy(): void;
}

/**
 * `window.Frontage`: loads the runtime on the first call that needs it. After a failure the next
 * call tries again.
 */
export interface FrontageGlobal {
  /** Finds the blocks within `root`, by default the whole page. Calling it again does nothing. */
  boot(root?: ParentNode): Promise<void>;
  /** Ends every block; `boot` starts over. */
  destroy(): Promise<void>;
  /** Starts the block at an element if necessary; resolves when it is mounted. */
  whenReady(element: Element): Promise<void>;
}

const waitingBlocks = `[${stateAttribute}]`;

/** A window that may have a runtime. */
export type FrontageWindow = Window & typeof globalThis & { Frontage?: FrontageGlobal };

/**
 * The inline script of a page: it listens from before the first paint, and loads the runtime once
 * the page is shown, or sooner when a block is touched. On a page on which nothing acts by itself
 * nothing is loaded before that, and the page is ready once it is parsed. A second run warns and
 * does nothing [4.04].
 *
 * @param load makes one attempt to load the runtime; called twice, with different addresses
 * @param acting selects what says that something acts by itself. @default all interactive blocks
 */
export function installBoot(
  window: FrontageWindow,
  load: LoadModule<BootedRuntime>,
  acting = waitingBlocks,
): void {
  const { document } = window;
  if (window.Frontage) return console.warn(secondRunMessage);

  // On a page that is already parsed, nothing is waited for.
  const isLate = document.readyState !== 'loading';
  const until: UntilEvent = (type) =>
    new Promise((resolve) => (isLate ? resolve(0) : window.addEventListener(type, resolve)));
  // Null after a failure: fewer bytes than undefined.
  let loading: Promise<BootedRuntime> | null | undefined;
  let attempts = 0;
  /** Each attempt uses a different address, including the first one after a failure. */
  const loadAnew = (): Promise<BootedRuntime> => load(attempts++ ? againQuery + attempts : '');
  const runtime = (): Promise<BootedRuntime> => (loading ??= begin().catch(giveUp));
  // Nothing is mounted before the page is parsed, because a form could still be incomplete.
  const parsed = until('DOMContentLoaded');

  async function begin(): Promise<BootedRuntime> {
    const loaded = await loadAnew().catch(loadAnew);
    await parsed;
    loaded.boot();
    return loaded;
  }

  /** Without a runtime every block behaves as plain HTML until the next attempt. */
  function giveUp(cause: unknown): never {
    loading = null;
    for (const root of document.querySelectorAll(waitingBlocks))
      root.setAttribute(stateAttribute, 'failed');
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
    if (document.querySelector(acting)) {
      // The failure has been handled already.
      whenShown(window, until, () => runtime().catch(() => {}));
    } else {
      // The same as `siteReadyAttribute`, in fewer bytes: the attribute is the text "true".
      document.documentElement.dataset.siteReady = true as never;
      document.dispatchEvent(new Event('frontage:ready'));
    }
  });
}
