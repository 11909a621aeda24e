/**
 * Gives the element that an event comes from. For events that only elements fire: clicks, keys,
 * pointers, input and focus.
 */
export function asElement(target: EventTarget | null): Element {
  // The DOM library allows any target for any event.
  return target as Element;
}
