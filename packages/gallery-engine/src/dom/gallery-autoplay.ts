import { createAutoplay, randomIndex } from '../autoplay';
import { autoplayDefaults } from '../defaults';
import { indexDefaults } from '../motion-defaults';
import { readNoMotion } from '../read-no-motion';
import { toggleAttribute } from './gallery-attributes';
import { listen } from './listen';
import type { MovingGallery } from './moving-design';

/** Autoplay of a gallery, as a visitor sees it. */
export interface GalleryAutoplay {
  readonly isPlaying: boolean;
  /** Starts or stops it. */
  set(isPlaying: boolean): void;
  /** Its time begins anew: something else has moved the gallery. */
  restart(): void;
}

/** What autoplay must know of the gallery that it moves. */
export interface AutoplayParts {
  /** Whether a video plays, which autoplay waits for. */
  isHeld(): boolean;
  /** From 0 up to 1. @default Math.random */
  readonly random?: (() => number) | undefined;
  /** Told when it begins or stops. */
  onChange(): void;
}

/**
 * Moves a gallery by itself [4.09]. A mouse over the gallery holds it up, a finger
 * does not; keyboard focus in it stops it until it is started again; in a hidden tab
 * it rests. Where less motion is asked for, it waits to be started.
 *
 * @returns undefined where there is none: not asked for, or `nomotion=true` [2.20]
 */
export function createGalleryAutoplay(
  gallery: MovingGallery,
  { isHeld, random = Math.random, onChange }: AutoplayParts,
): GalleryAutoplay | undefined {
  const { root, data, window, clock, ends, turn } = gallery;
  const { document } = window;
  if (!data.autoplay || readNoMotion(window.location.search)) return undefined;
  const { timeout, pauseOnMouseover, randomize } = data.autoplayOptions ?? autoplayDefaults;
  // The gallery itself, and what else holds it up.
  const isHovered = (): boolean =>
    window.matchMedia('(hover: hover)').matches &&
    (root.matches(':hover') ||
      pauseOnMouseover.some((one) => document.querySelector(`:is(${one}):hover`)));
  let isPlaying = gallery.time(1) > 0;

  const { start, stop } = createAutoplay({
    clock,
    timeout: timeout > 0 ? timeout : autoplayDefaults.timeout,
    resumeAfter: indexDefaults.resumeAfter,
    advance: () => {
      // On its own button one has said what one wants.
      if (root.querySelector(`:focus-visible:not([${toggleAttribute}])`)) set(false);
      if (!isPlaying || isHovered() || isHeld()) return false;
      if (randomize) return turn(randomIndex(gallery.store().state, random));
      return !gallery.isAtEnd() && turn('next');
    },
  });

  function restart(): void {
    if (isPlaying && !document.hidden) start();
    else stop();
  }

  function set(value: boolean): void {
    if (isPlaying === value) return;
    isPlaying = value;
    restart();
    onChange();
  }

  restart();
  ends.push(stop);
  listen(ends, document, 'visibilitychange', restart);
  return {
    get isPlaying() {
      return isPlaying;
    },
    set,
    restart,
  };
}
