import { createAutoplay, randomIndex } from '../autoplay';
import { autoplayDefaults } from '../defaults';
import { readNoMotion } from '../read-no-motion';
import { listen } from './listen';
import type { MovingGallery } from './moving-design';

/** Autoplay of a gallery, as a visitor sees it. */
export interface GalleryAutoplay {
  readonly isPlaying: boolean;
  /** Starts or stops it. */
  set(isPlaying: boolean): void;
  /** Restarts its timer: something else has moved the gallery. */
  restart(): void;
}

/** What autoplay needs from its gallery. */
export interface AutoplayParts {
  /** Whether a video plays, which autoplay waits for. */
  isHeld(): boolean;
  /** Gives a number from 0 to below 1. @default Math.random */
  readonly random?: (() => number) | undefined;
  /** Called when it starts or stops. */
  onChange(): void;
}

/**
 * Moves a gallery by itself [4.09]. A mouse over the gallery pauses it, a finger does not; keyboard
 * focus in it stops it until it is started again; in a hidden tab it rests. If less motion is
 * requested, it waits to be started.
 *
 * @returns undefined without autoplay: not requested, or `nomotion=true` [2.20]
 */
export function createGalleryAutoplay(
  gallery: MovingGallery,
  { isHeld, random = Math.random, onChange }: AutoplayParts,
): GalleryAutoplay | undefined {
  const { root, data, window, clock, ends, turn } = gallery;
  const { document } = window;
  if (!data.autoplay || readNoMotion(window.location.search)) return undefined;
  const { timeout, pauseOnMouseover, randomize } = data.autoplayOptions ?? autoplayDefaults;
  // The gallery itself, and the other elements that pause it.
  const isHovered = (): boolean =>
    window.matchMedia('(hover: hover)').matches &&
    (root.matches(':hover') ||
      pauseOnMouseover.some((selector) => document.querySelector(`:is(${selector}):hover`)));
  let frame = 0;
  let isUnasked = true;
  // Where the focus is already, someone reads.
  let isPlaying = gallery.time(1) > 0 && !findFocus(root);

  const { start, stop } = createAutoplay({
    clock,
    timeout: timeout > 0 ? timeout : autoplayDefaults.timeout,
    advance: () => {
      // Less motion may be asked for at any time; who has started it himself wants it all the same.
      if (isUnasked && !gallery.time(1)) set(false);
      if (document.hidden) {
        stop();
        // There are no frames before the page is seen again.
        frame = window.requestAnimationFrame(restart);
      }
      if (document.hidden || !isPlaying || isHovered() || isHeld()) return false;
      if (randomize) return turn(randomIndex(gallery.store().state, random));
      return !gallery.isAtEnd() && turn('next');
    },
  });

  function rest(): void {
    window.cancelAnimationFrame(frame);
  }

  function restart(): void {
    rest();
    if (isPlaying) start();
    else stop();
  }

  function set(value: boolean): void {
    isUnasked = false;
    if (isPlaying === value) return;
    isPlaying = value;
    restart();
    onChange();
  }

  restart();
  ends.push(stop, rest);
  listen(ends, document, 'focusin', () => {
    if (findFocus(root)) set(false);
  });
  return {
    get isPlaying() {
      return isPlaying;
    },
    set,
    restart,
  };
}

/** What has the keyboard's focus in a gallery, or in its thumbnails; null where it is elsewhere. */
function findFocus(root: HTMLElement): Element | null {
  const focused = root.ownerDocument.activeElement;
  const isHere =
    root.contains(focused) ||
    focused?.closest<HTMLElement>('[data-linked-galleries]')?.dataset.linkedGalleries === root.id;
  return isHere && focused?.matches(':focus-visible') ? focused : null;
}
