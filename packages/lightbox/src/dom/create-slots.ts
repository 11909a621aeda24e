import type { LightboxItem } from '../lightbox-item';
import { isPicture, type Pictures } from './create-pictures';
import type { LightboxMedia, LightboxMediaView } from './lightbox-options';
import { currentAttribute } from './lightbox-parts';

/** One of the two places for an item. */
export interface Slot {
  readonly element: HTMLElement;
  item?: LightboxItem | undefined;
  media?: LightboxMediaView | undefined;
}

/** The two places for items: one for the shown item, one for the next or previous. */
export interface Slots {
  /** Shows an item in the other slot. */
  show(item: LightboxItem): void;
  /** Puts an item into a slot, or nothing. */
  fill(slot: Slot, item?: LightboxItem): void;
  /** The shown slot, then the other one. */
  both(): readonly [current: Slot, other: Slot];
  /** The shown picture. */
  picture(): HTMLImageElement | null;
}

/** Creates two slots that are used in turn. */
export function createSlots(
  elements: readonly [HTMLElement, HTMLElement],
  pictures: Pictures,
  media?: LightboxMedia,
): Slots {
  let current: Slot = { element: elements[0] };
  let other: Slot = { element: elements[1] };

  function fill(slot: Slot, item?: LightboxItem): void {
    if (slot.item === item) return;
    const { element } = slot;
    slot.media?.destroy();
    slot.media = undefined;
    slot.item = item;
    element.replaceChildren();
    if (!item) return;
    const { content } = item;
    if (isPicture(content)) element.append(pictures.get(content));
    else element.append((slot.media = media?.create(item))?.element ?? pictures.broken(content));
  }

  function show(item: LightboxItem): void {
    current.media?.pause();
    [current, other] = [other, current];
    // A failed picture is tried again.
    if (!current.media && !picture()) current.item = undefined;
    fill(current, item);
    for (const slot of [current, other])
      slot.element.inert = !slot.element.toggleAttribute(currentAttribute, slot === current);
    current.media?.activate?.();
  }

  function picture(): HTMLImageElement | null {
    return current.element.querySelector(':scope>img');
  }

  return { show, fill, both: () => [current, other], picture };
}
