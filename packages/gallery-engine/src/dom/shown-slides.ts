import type { GalleryParts } from './bind-gallery';
import type { GalleryContext, SlideMedia } from './gallery-context';
import { createMark } from './create-mark';
import { shownAttribute } from './gallery-parts';

/** The slides that are seen, with their media. */
export interface ShownSlides {
  set(slides: readonly HTMLElement[]): void;
  /** Takes all other slides out of the Tab order and out of what is read out, and keeps them so. */
  prune(): void;
  /** Slides may have come or gone. */
  refresh(): void;
  /** Whether any media plays [4.09]. */
  isPlaying(): boolean;
}

/**
 * Marks the slides that are seen. Their media are mounted when they are first seen, and
 * paused when they no longer are [4.12].
 */
export function createShownSlides(
  { list, ends }: GalleryParts,
  { media }: GalleryContext,
): ShownSlides {
  const mark = createMark(ends, shownAttribute);
  const known = new Map<HTMLElement, SlideMedia | undefined>();
  let shown: readonly HTMLElement[] = [];
  let pruned: readonly HTMLElement[] = [];

  function set(slides: readonly HTMLElement[]): void {
    const before = shown;
    shown = slides;
    mark(slides);
    for (const slide of [...before, ...slides]) {
      const isShown = slides.includes(slide);
      if (!isShown) known.get(slide)?.pause();
      if (pruned[0]) slide.inert = !isShown;
    }
    for (const slide of slides) if (!known.has(slide)) known.set(slide, media?.mount(slide));
    for (const slide of known.keys()) if (slide.parentElement !== list) forget(slide);
  }

  function forget(slide: HTMLElement): void {
    known.get(slide)?.destroy();
    known.delete(slide);
  }

  function prune(): void {
    if (pruned[0]) return;
    // Slides are elements of a page of HTML.
    pruned = [...list.children] as HTMLElement[];
    for (const slide of pruned) slide.inert = !shown.includes(slide);
  }

  function unprune(): void {
    for (const slide of pruned) slide.inert = false;
    pruned = [];
  }

  function refresh(): void {
    if (!pruned[0]) return;
    unprune();
    prune();
  }

  ends.push(unprune, () => {
    for (const slide of known.keys()) forget(slide);
  });
  return {
    set,
    prune,
    refresh,
    isPlaying: () => [...known.values()].some((one) => one?.isShowing()),
  };
}
