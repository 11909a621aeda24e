import { blockAttributes, siteReadyAttribute } from '../dom/block-attributes';
import { showPictures } from '../dom/show-pictures';
import { againQuery, type LoadModule } from '../load-chunk';
import { secondRunMessage } from '../messages';
import { holdEvents } from './held-events';

/** What the page's runtime must offer the boot. */
export interface BootedRuntime {
  boot(root?: ParentNode): void;
  start(element: Element): Promise<boolean>;
  whenReady(element: Element): Promise<void>;
  destroy(): void;
}

/** `window.Frontage`: the runtime, loaded by the first call that needs it. */
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
 * and loads the runtime when a block needs it. On a page without blocks that have a
 * behaviour nothing is loaded and the page is ready at once. A second run warns and
 * does nothing [4.04].
 *
 * @param load one attempt to load the runtime; tried twice
 */
export function installBoot(window: FrontageWindow, load: LoadModule<BootedRuntime>): void {
  const { document } = window;
  if (window.Frontage) {
    window.console.warn(secondRunMessage);
    return;
  }

  let loading: Promise<BootedRuntime> | undefined;
  const runtime = (): Promise<BootedRuntime> =>
    (loading ??= load('')
      .catch(() => load(againQuery))
      .then((loaded) => {
        loaded.boot();
        return loaded;
      }));

  window.Frontage = {
    boot: async (root) => (await runtime()).boot(root),
    destroy: async () => (await runtime()).destroy(),
    whenReady: async (element) => (await runtime()).whenReady(element),
  };
  holdEvents(document, (root) => runtime().then((loaded) => loaded.start(root), giveUp));

  const roots = (): NodeListOf<Element> => document.querySelectorAll(`[${blockAttributes.state}]`);

  /** Without a runtime every block is left to what the browser does by itself. */
  function giveUp(): void {
    for (const root of roots()) root.setAttribute(blockAttributes.state, 'failed');
    showPictures(document);
  }

  function begin(): void {
    if (roots().length > 0) {
      runtime().catch(giveUp);
    } else {
      document.documentElement.setAttribute(siteReadyAttribute, 'true');
      document.dispatchEvent(new Event('frontage:ready'));
    }
  }

  whenParsed(window, begin);
}

/** After the whole page is there, in an idle turn or 100 ms later [9.15]. */
function whenParsed(window: Window, run: () => void): void {
  const idle = (): void => {
    if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 1000 });
    else window.setTimeout(run, 100);
  };
  if (window.document.readyState === 'loading') window.addEventListener('DOMContentLoaded', idle);
  else idle();
}
