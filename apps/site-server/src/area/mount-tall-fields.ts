/**
 * Brings a tall field that gets the focus by keys into sight as a whole: a browser shows no more of
 * it than where one writes, and the bar that saves may cover the rest. A field that is pressed
 * stays where it is.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountTallFields(root: Document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isByKeys = false;
  const onKey = ({ key }: KeyboardEvent) => void (isByKeys = key === 'Tab');
  const onPress = () => void (isByKeys = false);
  const onFocus = ({ target }: Event) => {
    // As tall as the room above the bar, its beginning is shown.
    if (isByKeys && target instanceof HTMLTextAreaElement)
      target.scrollIntoView({ block: 'nearest' });
  };
  root.addEventListener('keydown', onKey, { capture: true, signal });
  root.addEventListener('pointerdown', onPress, { capture: true, signal });
  root.addEventListener('focusin', onFocus, { signal });
  return () => listening.abort();
}
