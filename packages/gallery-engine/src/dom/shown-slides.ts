import type { GalleryParts } from './bind-gallery';
import type { GalleryContext, SlideMedia } from './gallery-context';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { shownAttribute } from './gallery-attributes';

/** The slides that are seen, with their media. */
export interface ShownSlides {
  /** Those from a first to a last index are seen from now on, as far as there are any. */
  set(first: number, last: number): void;
  /** The first and the last that are seen, from 1. */
  place(): { readonly first: number; readonly last: number };
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
  onChange: () => void,
): ShownSlides {
  const mark = createExclusiveAttribute(ends, shownAttribute);
  const known = new Map<HTMLElement, SlideMedia | undefined>();
  let shown: HTMLElement[] = [];
  let first = 0;
  let pruned: readonly HTMLElement[] = [];

  function set(from: number, to: number): void {
    const before = shown;
    first = from;
    shown = [];
    for (let at = from, slide; at <= to && (slide = list.children[at]); at += 1) shown.push(slide);
    mark(shown);
    for (const slide of [...before, ...shown]) {
      const isShown = shown.includes(slide);
      if (!isShown) known.get(slide)?.pause();
      if (pruned[0]) slide.inert = !isShown;
    }
    for (const slide of shown) if (!known.has(slide)) known.set(slide, media?.mount(slide));
    for (const slide of known.keys()) if (slide.parentElement !== list) forget(slide);
    onChange();
  }

  function forget(slide: HTMLElement): void {
    known.get(slide)?.destroy();
    known.delete(slide);
  }

  function prune(): void {
    if (pruned[0]) return;
    pruned = [...list.children];
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
    place: () => ({ first: first + 1, last: first + shown.length }),
    prune,
    refresh,
    isPlaying: () => [...known.values()].some((one) => one?.isShowing()),
  };
}
