import type { LightboxSettings } from './defaults';

/** `shown`; `quiet`: invisible, but available to keyboard and screen reader; `none`. */
export type ControlPlace = 'shown' | 'quiet' | 'none';

/** What decides which controls are shown. */
export interface ShownControls {
  readonly count: number;
  /** A small screen, or one without a pointer that hovers. */
  readonly isMobile: boolean;
  readonly controls: LightboxSettings['controls'];
  /** Whether the current item has a title or a description. */
  readonly hasCaption: boolean;
}

/**
 * Decides which controls a lightbox shows [2.18]. Previous and next are for several items, on
 * desktops if they are enabled; on mobiles they are quiet, and the caption's button takes their
 * place.
 */
export function shownControls({ count, isMobile, controls, hasCaption }: ShownControls): {
  previous: ControlPlace;
  next: ControlPlace;
  caption: ControlPlace;
} {
  const place = (isEnabled: boolean): ControlPlace => {
    if (count > 1 && isMobile) return 'quiet';
    return count > 1 && isEnabled ? 'shown' : 'none';
  };
  return {
    previous: place(controls.previous),
    next: place(controls.next),
    caption: isMobile && hasCaption ? 'shown' : 'none',
  };
}
