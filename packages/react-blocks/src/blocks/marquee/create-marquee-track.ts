import type { MarqueeOptions } from './marquee-options';
import { marqueeCopies, marqueeDuration } from './marquee.model';
import { marqueeParts } from './marquee.parts';

/** Copies that pass. */
export interface MarqueeTrack {
  play(): void;
  pause(): void;
  destroy(): void;
}

/**
 * Lays copies of the words in a row, which moves on by one copy again and again. They are hidden
 * from screen readers, and their links from the keyboard.
 *
 * @returns undefined where there is no room for them
 */
export function createMarqueeTrack(
  display: HTMLElement,
  words: HTMLElement,
  { animationDirection, animationSpeed }: MarqueeOptions,
): MarqueeTrack | undefined {
  const { ownerDocument: document } = display;
  const track = document.createElement('div');
  track.className = marqueeParts.track;
  track.ariaHidden = 'true';
  track.append(copyOf(words));
  display.append(track);
  const unit = track.getBoundingClientRect().width;
  const copies = marqueeCopies(display.clientWidth, unit);
  if (copies === 0) {
    track.remove();
    return undefined;
  }
  for (let index = 1; index < copies; index++) track.append(copyOf(words));
  const movement = track.animate(
    { transform: ['translateX(0)', `translateX(-${unit}px)`] },
    {
      duration: marqueeDuration(unit, animationSpeed),
      iterations: Infinity,
      direction: animationDirection === 'right' ? 'reverse' : 'normal',
    },
  );
  movement.pause();
  return {
    play: () => movement.play(),
    pause: () => movement.pause(),
    destroy() {
      movement.cancel();
      track.remove();
    },
  };
}

function copyOf(words: HTMLElement): HTMLElement {
  const copy = words.ownerDocument.createElement('span');
  for (const node of words.cloneNode(true).childNodes.values()) copy.append(node.cloneNode(true));
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  return copy;
}
