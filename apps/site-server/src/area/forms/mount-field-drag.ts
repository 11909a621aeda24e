/**
 * Lets the fields of a form be put in order by dragging their handles; the buttons beside them do
 * the same by keyboard, and without it. Where one is dropped, the form is sent as its buttons send
 * it, and comes back in the new order: nothing is saved.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountFieldDrag(root: Document): () => void {
  const items = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  const list = root.querySelector<HTMLInputElement>('input[name=fields]');
  const form = list?.form;
  const handles = items.map((item) => item.querySelector<HTMLElement>('[data-drag]'));
  if (!list || !form || items.length < 2) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let dragged = -1;
  let target = -1;

  /** The place that the dragged field gets at a height of the window. */
  const placeAt = (height: number) =>
    items.filter((item, index) => {
      const { top, bottom } = item.getBoundingClientRect();
      return index !== dragged && (top + bottom) / 2 < height;
    }).length;

  const mark = () => {
    const others = items.filter((_item, index) => index !== dragged);
    for (const item of items) delete item.dataset['drop'];
    if (dragged === -1 || target === dragged) return;
    const [above, below] = [others[target - 1], others[target]];
    if (below) below.dataset['drop'] = 'above';
    else if (above) above.dataset['drop'] = 'below';
  };

  const end = () => {
    if (dragged !== -1) items[dragged]?.removeAttribute('data-dragged');
    dragged = -1;
    mark();
  };

  const drop = () => {
    const [from, to] = [dragged, target];
    end();
    if (from === -1 || from === to) return;
    const ids = items.map((item) => item.dataset['field'] ?? '');
    const [id = ''] = ids.splice(from, 1);
    ids.splice(to, 0, id);
    list.value = ids.join('\n');
    const button = root.createElement('button');
    button.name = 'do';
    button.value = `to@${id}`;
    button.formNoValidate = true;
    button.hidden = true;
    form.append(button);
    form.requestSubmit(button);
    button.remove();
  };

  handles.forEach((handle, index) => {
    if (!handle) return;
    handle.hidden = false;
    const on = <Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'lostpointercapture'>(
      type: Type,
      run: (event: PointerEvent) => void,
    ) => handle.addEventListener(type, run, { signal });
    on('pointerdown', (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      [dragged, target] = [index, index];
      items[index]?.setAttribute('data-dragged', '');
    });
    on('pointermove', ({ clientY }) => {
      if (dragged !== index) return;
      const height = root.documentElement.clientHeight;
      const edge = 60;
      if (clientY < edge) root.defaultView?.scrollBy(0, -20);
      else if (clientY > height - edge) root.defaultView?.scrollBy(0, 20);
      target = placeAt(clientY);
      mark();
    });
    on('pointerup', drop);
    on('lostpointercapture', end);
  });
  root.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  return () => {
    listening.abort();
    end();
    for (const handle of handles) if (handle) handle.hidden = true;
  };
}
