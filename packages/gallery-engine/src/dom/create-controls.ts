import { keepAttributes } from '@frontage/core-lifecycle/dom';
import { formatPlace, type GalleryTexts } from '../gallery-texts';
import type { GalleryParts } from './bind-gallery';
import { disabledClass } from './gallery-attributes';

/** What the controls show. */
export interface ControlsState {
  /** The visible slides, from 1. */
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Whether it moves by itself. */
  readonly isPlaying: boolean | undefined;
}

/**
 * Uses the controls in the markup, and creates missing ones, before the slides. With fewer than two
 * slides they stay hidden. At the end, created controls are removed, and the others restored.
 *
 * @returns shows a state
 */
export function createControls(
  { root, list, ends }: GalleryParts,
  texts: GalleryTexts,
  hasAutoplay: boolean,
): (state: ControlsState) => void {
  let holder: HTMLElement | undefined;

  function part(tag: string, name: string, label?: string): HTMLElement {
    const found = root.querySelector<HTMLElement>(`[data-gallery-${name}]`);
    if (found) {
      ends.push(keepAttributes(found));
      return found;
    }
    const element = root.ownerDocument.createElement(tag);
    element.setAttribute('data-gallery-' + name, '');
    if (label) {
      element.setAttribute('type', 'button');
      element.ariaLabel = label;
    }
    if (holder) holder.append(element);
    else list.before(element);
    ends.push(() => element.remove());
    return element;
  }

  const controls = (holder = part('div', 'controls'));
  const toggle = hasAutoplay && part('button', 'toggle', texts.stop);
  const previous = part('button', 'previous', texts.previous);
  const next = part('button', 'next', texts.next);
  if (!list.id) {
    // Another one for each of a page.
    const others = root.ownerDocument.querySelectorAll('[id$=-slides]').length;
    list.id = `${root.id || others}-slides`;
    ends.push(() => list.removeAttribute('id'));
  }
  for (const way of [previous, next]) way.setAttribute('aria-controls', list.id);
  const status = part('span', 'status');
  const before = status.textContent;
  ends.push(() => (status.textContent = before));

  return ({ isAtStart, isAtEnd, isPlaying, ...place }) => {
    controls.hidden = place.count < 2;
    for (const [way, isDisabled] of [
      [previous, isAtStart],
      [next, isAtEnd],
    ] as const) {
      // Not `disabled`: a button with the focus keeps it.
      way.classList.toggle(disabledClass, isDisabled);
      way.ariaDisabled = isDisabled ? 'true' : null;
    }
    if (toggle) {
      toggle.ariaLabel = isPlaying ? texts.stop : texts.play;
      toggle.setAttribute('data-gallery-toggle', isPlaying ? 'playing' : '');
    }
    // Automatic movement must not be announced each time.
    status.ariaLive = isPlaying ? 'off' : 'polite';
    const text = place.count ? formatPlace(place, texts) : '';
    if (status.textContent !== text) status.textContent = text;
  };
}
