/**
 * Marks the blocks that differ in the two frames, and goes from one to the next: by its buttons,
 * and by Alt with an arrow, which puts the focus on it in the list, also from within a frame.
 * Without it each difference is a link.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountCompare(root: Document): () => void {
  const items = [...root.querySelectorAll<HTMLElement>('[data-difference]')];
  const frames = [...root.querySelectorAll<HTMLIFrameElement>('[data-compared]')];
  const status = root.querySelector<HTMLElement>('[data-place]');
  const steps = [...root.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const listening = new AbortController();
  const { signal } = listening;
  const colors = { both: '#b45309', from: '#b91c1c', to: '#15803d' } as const;
  let current = -1;

  function showIn({ contentDocument: page, contentWindow }: HTMLIFrameElement): void {
    const window = contentWindow as (Window & typeof globalThis) | null;
    if (!page || !window) return;
    const sheet = new window.CSSStyleSheet();
    const rules = items.map(({ dataset: { difference = '', where = 'both' } }, index) => {
      const color = colors[where as keyof typeof colors];
      const width = index === current ? 4 : 2;
      return `#block-${difference}{outline:${width}px solid ${color}!important;outline-offset:4px}`;
    });
    sheet.replaceSync(rules.join(''));
    page.adoptedStyleSheets = [...page.adoptedStyleSheets.filter((one) => !marks.has(one)), sheet];
    marks.add(sheet);
    // The first one is in sight from the start.
    const block = page.getElementById(`block-${items[Math.max(0, current)]?.dataset.difference}`);
    block?.scrollIntoView({ block: 'center' });
  }
  const marks = new WeakSet<CSSStyleSheet>();

  function show(index: number): void {
    const item = items[index];
    if (!item) return;
    current = index;
    for (const other of items) other.toggleAttribute('aria-current', other === item);
    item.setAttribute('aria-current', 'true');
    item.scrollIntoView({ block: 'nearest' });
    for (const frame of frames) showIn(frame);
    // On a narrow screen only one frame is shown.
    const { where } = item.dataset;
    const tab = root.querySelector<HTMLInputElement>(`[data-tab][value="${where}"]`);
    if (tab) tab.checked = true;
    if (status) status.textContent = item.dataset.said ?? '';
  }

  const step = (by: number) =>
    show(current < 0 && by < 0 ? items.length - 1 : (current + by + items.length) % items.length);

  function onKey(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
    // What is done with it comes next, and not all links of two pages.
    items[current]?.querySelector<HTMLElement>('[data-see]')?.focus();
  }

  for (const button of steps) {
    button.disabled = items.length === 0;
    button.addEventListener('click', () => step(Number(button.dataset.step)), { signal });
  }
  for (const [index, item] of items.entries())
    item.querySelector('[data-see]')?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        show(index);
      },
      { signal },
    );
  root.addEventListener('keydown', onKey, { signal });
  for (const frame of frames) {
    const open = () => {
      showIn(frame);
      // A version is looked at: nothing in it leads away.
      frame.contentWindow?.addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Object && (event.target as Element).closest('a'))
            event.preventDefault();
        },
        { capture: true, signal },
      );
      frame.contentWindow?.addEventListener('keydown', onKey, { signal });
    };
    frame.addEventListener('load', open, { signal });
    if (frame.contentDocument?.readyState === 'complete') open();
  }
  return () => listening.abort();
}
