import type { PageContext } from './block-context';
import { browserClock } from './browser-clock';
import { createReducedMotion } from './create-reduced-motion';

/** What the context of a page is made of. */
export interface PageContextOptions extends Pick<PageContext, 'window' | 'policy' | 'report'> {
  /** @default the window's own time */
  readonly clock?: PageContext['clock'] | undefined;
}

/**
 * Makes what all blocks of a page share. Nothing of it hangs on the window: two contexts
 * of one window know nothing of each other.
 */
export function createPageContext({
  window,
  clock = browserClock(window),
  ...given
}: PageContextOptions): PageContext {
  const made = new Map<unknown, unknown>();
  const page: PageContext = {
    ...given,
    window,
    clock,
    reducedMotion: createReducedMotion(window),
    shared<Shared>(create: (page: PageContext) => Shared): Shared {
      // What stands under a function is what it made.
      const shared = (made.get(create) as Shared | undefined) ?? create(page);
      made.set(create, shared);
      return shared;
    },
  };
  return page;
}
