/** How long a size must have been still, in ms [9.22]: for a layout, and for all else. */
export const resizeDelay = { layout: 100, other: 300 } as const;

/** What a swipe is [9.22]: px to go, ms at most, px until its axis is decided. */
export const swipeDefaults = { threshold: 50, timeLimit: 250, axisAfter: 10 } as const;

/**
 * How long a swipe with snap points snaps, in seconds from the least to the most; the width in px
 * under which a screen is narrow [9.22].
 */
export const newSwipeDefaults = { wide: [0.3, 0.5], narrow: [0.2, 0.4], narrowBelow: 767 } as const;

/**
 * The transitions that follow a finger [9.22]: seconds, and which part of the width changes the
 * slide.
 */
export const touchTransitions = { swipe: 0.28, scroll: 0.4, divisor: 2.25 } as const;

/** The movement of a page to a gallery [9.23]: px left above it, ms at least. */
export const scrollDefaults = { offset: 30, minDuration: 50 } as const;

/** How long a page takes to a place, in ms: half a ms per px, never less than the least [9.23]. */
export function scrollTime(distance: number, speed = 0.5): number {
  return Math.max(scrollDefaults.minDuration, Math.abs(distance) * speed);
}

/**
 * The times of the fade [4.11]: the old slide takes 1.2 times as long as the new one. In ms, from
 * seconds.
 */
export function fadeTimes(speed: number): { readonly in: number; readonly out: number } {
  return { in: speed * 1000, out: speed * 1200 };
}

/** How large ken-burns zooms [4.11]. */
export const kenBurnsZoom = 1.075;
