import type { PageContext } from './block-context';
import { browserClock } from './browser-clock';
import { createReducedMotion } from './create-reduced-motion';

/** The options of a page's context. */
export interface PageContextOptions extends Pick<PageContext, 'window' | 'policy' | 'report'> {
  /** @default the window's own time */
  readonly clock?: PageContext['clock'] | undefined;
}

/**
 * Creates what all blocks of a page share. Nothing is stored on the window: two contexts of one
 * window are independent.
 */
export function createPageContext({
  window,
  clock = browserClock(window),
  ...options
}: PageContextOptions): PageContext {
  const made = new Map<unknown, unknown>();
  const page: PageContext = {
    ...options,
    window,
    clock,
    reducedMotion: createReducedMotion(window),
    shared<Shared>(create: (page: PageContext) => Shared): Shared {
      // The value stored for a function is what that function created.
      const shared = (made.get(create) as Shared | undefined) ?? create(page);
      made.set(create, shared);
      return shared;
    },
  };
  return page;
}
