import { animationDuration } from '@frontage/motion';
import type { ClickBehavior } from './click-turn';
import type { StripAlignment } from './strip-offset';
import type { SwipeBoundaries } from './swipe-boundaries';

/** The options of the carousel [9.23]. */
export interface CarouselOptions {
  /** Slides side by side on wide screens. @default 3 */
  slidesPerRow: number;
  /** Space between slides, in percent of the width. @default 1 */
  gutter: number;
  /** Seconds of a move. @default 0.3 [9.16] */
  speed: number;
}

/** The defaults of the carousel [9.23]. */
export const carouselDefaults: CarouselOptions = {
  slidesPerRow: 3,
  gutter: 1,
  speed: animationDuration,
};

/** The effects of a click on the active slide of a strip [4.12]. */
export const activeClickBehaviors = ['next', 'previous', 'none'] as const;

/** One of `activeClickBehaviors`. */
export type ActiveSlideClickBehavior = (typeof activeClickBehaviors)[number];

/** The options of the strip [9.23]. */
export interface StripOptions {
  /** Seconds of a move. @default 0.5 */
  speed: number;
  /** Height of the slides, in percent of the width. @default 10 */
  vSize: number;
  /** The position of the active slide. @default 'middle' */
  alignment: StripAlignment;
  /** @default 'next' */
  activeSlideClickBehavior: ActiveSlideClickBehavior;
}

/** The defaults of the strip [9.23]. */
export const stripDefaults: StripOptions = {
  speed: 0.5,
  vSize: 10,
  alignment: 'middle',
  activeSlideClickBehavior: 'next',
};

/** The height of a strip's slide whose picture tells no size, as percents of its width [9.14]. */
export const sliderRatio = 50;

/** The transitions between stacked slides [4.11]. */
export const stackedTransitions = ['fade', 'ken-burns', 'swipe', 'scroll'] as const;

/** One of `stackedTransitions`. */
export type StackedTransition = (typeof stackedTransitions)[number];

/** The options of the stacked design [9.23]. */
export interface StackedOptions {
  /** Seconds of a change. @default 1 */
  speed: number;
  /** The number of slides on either side that are preloaded. @default 1 */
  preloadCount: number;
  /** Whether the height is that of the current slide, instead of the tallest. @default true */
  autoHeight: boolean;
  /** @default 'next' */
  clickBehavior: ClickBehavior;
  /** @default 'fade' */
  transition: StackedTransition;
  /** For transitions that follow a finger. @default 'inertial' */
  boundaries: SwipeBoundaries;
  /** The percentage of the width from which the slide changes, or `none`. @default 'none' */
  snapPoints: string;
}

/** The defaults of the stacked design [9.23]. */
export const stackedDefaults: StackedOptions = {
  speed: 1,
  preloadCount: 1,
  autoHeight: true,
  clickBehavior: 'next',
  transition: 'fade',
  boundaries: 'inertial',
  snapPoints: 'none',
};
