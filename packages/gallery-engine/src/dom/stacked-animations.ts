import type { StackedTransition } from '../design-defaults';
import { fadeTimes, touchTransitions } from '../motion-defaults';
import type { StackedDrag } from './stacked-drag';

/** One change of slides. */
export interface StackedChange extends StackedDrag {
  readonly transition: StackedTransition;
  /** Seconds of a fade. */
  readonly speed: number;
  /** 1 if the new slide comes from the right, -1 from the left. */
  readonly side: 1 | -1;
}

/** How one slide moves: frames and ms. */
export interface SlideAnimation {
  readonly frames: Keyframe[];
  readonly duration: number;
}

/** Gives the animations of the new slide and of the old one [4.11] [9.22]. */
export function stackedAnimations(change: StackedChange): {
  in: SlideAnimation;
  out: SlideAnimation;
} {
  const { transition, speed, side, dx, ms } = change;
  if (transition === 'swipe' || transition === 'scroll') {
    const duration = ms ?? touchTransitions[transition] * 1000;
    return {
      in: {
        frames: [{ translate: `calc(${side * 100}% + ${dx}px)` }, { translate: '0' }],
        duration,
      },
      out: { frames: [{ translate: `${dx}px` }, { translate: `${side * -100}%` }], duration },
    };
  }
  const times = fadeTimes(speed);
  return {
    in: { frames: [{ opacity: 0 }, { opacity: 1 }], duration: times.in },
    out: { frames: [{ opacity: 1 }, { opacity: 0 }], duration: times.out },
  };
}
