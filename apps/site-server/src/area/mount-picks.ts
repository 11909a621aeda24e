/**
 * Lets somebody pick many rows of a list at once: with Shift all from the last one, by the box in
 * the head all that are shown; says how many are picked. Without it each box is picked by itself.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountPicks(root: Document): () => void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[data-pick]')];
  const head = root.querySelector<HTMLElement>('[data-pick-all]');
  const all = head?.querySelector('input');
  const status = root.querySelector<HTMLElement>('[data-picked]');
  if (boxes.length === 0 || !head || !all || !status) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const { pickedOne = '', pickedOther = '' } = status.dataset;
  const none = status.textContent;
  let last = -1;

  const show = () => {
    const count = boxes.filter(({ checked }) => checked).length;
    all.checked = count === boxes.length;
    all.indeterminate = count > 0 && count < boxes.length;
    const text = count === 1 ? pickedOne : pickedOther;
    status.textContent = count === 0 ? none : text.replace('{count}', String(count));
  };

  // A click is also what Space does, with Shift as well.
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const index = boxes.findIndex((box) => box === target);
    const box = boxes[index];
    if (target === all) for (const each of boxes) each.checked = all.checked;
    else if (!box) return;
    else if (shiftKey && last >= 0)
      for (const each of boxes.slice(Math.min(index, last), Math.max(index, last) + 1))
        each.checked = box.checked;
    if (box) last = index;
    show();
  };

  head.hidden = false;
  root.querySelector('[data-pick-word]')?.classList.add('unseen');
  root.addEventListener('click', onClick, { signal });
  // A page that the browser kept comes back with what was picked.
  root.defaultView?.addEventListener('pageshow', show, { signal });
  show();
  return () => listening.abort();
}
