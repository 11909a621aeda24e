/** Whether a key is not handled yet, and was pressed without Alt, Meta and Shift. */
export function isPlainKey(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.altKey && !event.metaKey && !event.shiftKey;
}
