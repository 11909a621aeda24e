/** Whether nobody has answered a key yet, and it was pressed without Alt, Meta and Shift. */
export function isPlainKey(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.altKey && !event.metaKey && !event.shiftKey;
}
