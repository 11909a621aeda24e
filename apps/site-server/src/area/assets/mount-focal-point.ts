/**
 * Shows the point of a picture that stays in view, and lets it be chosen by a click; the fields
 * below do the same by keyboard. Without it there are the fields alone.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountFocalPoint(root: Document): () => void {
  const frame = root.querySelector<HTMLElement>('[data-focal]');
  const picture = frame?.querySelector('img');
  const x = root.querySelector<HTMLInputElement>('input[name=x]');
  const y = root.querySelector<HTMLInputElement>('input[name=y]');
  if (!frame || !picture || !x || !y) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const mark = root.createElement('span');
  mark.className = 'mark';
  frame.append(mark);
  root.querySelector('[data-focal-hint]')?.removeAttribute('hidden');

  const show = () => {
    mark.style.left = `${(Number(x.value) / 100) * picture.clientWidth}px`;
    mark.style.top = `${(Number(y.value) / 100) * picture.clientHeight}px`;
  };
  picture.addEventListener(
    'click',
    ({ clientX, clientY }) => {
      const box = picture.getBoundingClientRect();
      x.value = String(Math.round(((clientX - box.left) / box.width) * 100));
      y.value = String(Math.round(((clientY - box.top) / box.height) * 100));
      show();
    },
    { signal },
  );
  for (const field of [x, y]) field.addEventListener('input', show, { signal });
  root.defaultView?.addEventListener('resize', show, { signal });
  show();
  return () => {
    listening.abort();
    mark.remove();
  };
}
