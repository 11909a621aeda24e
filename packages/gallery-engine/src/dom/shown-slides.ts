import type { GalleryParts } from './bind-gallery';
import type { GalleryContext, SlideMedia } from './gallery-context';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { shownAttribute } from './gallery-attributes';

/** The visible slides, with their media. */
export interface ShownSlides {
  /** Makes the slides from a first to a last index the visible ones, as far as they exist. */
  set(first: number, last: number): void;
  /** Gives the first and the last visible slide, from 1. */
  place(): { readonly first: number; readonly last: number };
  /** Removes all other slides from the tab order and from the accessibility tree, from now on. */
  prune(): void;
  /** Updates the slides after some were added or removed. */
  refresh(): void;
  /** Whether any media plays [4.09]. */
  isPlaying(): boolean;
}

/**
 * Marks the visible slides. Their media are mounted when first visible, and paused when hidden
 * [4.12].
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
    for (let index = from, slide; index <= to && (slide = list.children[index]); index += 1)
      shown.push(slide);
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
    isPlaying: () => [...known.values()].some((video) => video?.isShowing()),
  };
}
