import type { PixelEvent } from '@frontage/census';
import { pixelGate } from '@frontage/census/dom';

/** What a page has told, as text. */
const told = new WeakMap<Window, Set<string>>();

/** Tells the page's gate of something that is seen once, however often what shows it is mounted. */
export function tellOnce(window: Window, event: PixelEvent): void {
  const before = told.get(window) ?? new Set<string>();
  const text = JSON.stringify(event);
  if (before.has(text)) return;
  told.set(window, before.add(text));
  pixelGate(window).tell(event);
}
