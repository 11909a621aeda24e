/**
 * Has what is typed on a list of results written into the field that is searched in: a letter, or
 * the key that deletes one. Blanks press the result, as on every button.
 *
 * @param event a key that is pressed on a result
 * @param search the field
 */
export function typeOn(event: KeyboardEvent, search: HTMLInputElement): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isLetter = key !== ' ' && [...key].length === 1;
  if (target === search || ctrlKey || metaKey || altKey) return;
  if (!isLetter && key !== 'Backspace') return;
  // The browser writes into what has the focus once the key was heard.
  search.focus();
  search.setSelectionRange(search.value.length, search.value.length);
}
