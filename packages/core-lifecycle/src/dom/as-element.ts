/**
 * The element that an event comes from. For events that elements fire and nothing else does:
 * clicks, keys, pointers, input and focus.
 */
export function asElement(target: EventTarget | null): Element {
  // The DOM library lets any target be that of any event.
  return target as Element;
}
