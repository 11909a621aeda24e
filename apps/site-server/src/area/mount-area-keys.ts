import type { isChanged } from './is-changed';

/**
 * The keys of the area, beside those of links and fields: Up and Down go from row to row of a list,
 * Home and End to its first and last, Space picks a row, Escape goes up one level, `?` shows all
 * keys. Escape leaves nothing behind that was entered and not saved.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @param isEntered tells what was entered
 * @returns what undoes it
 */
export function mountAreaKeys(root: Document, isEntered: typeof isChanged): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const moves: Readonly<Record<string, (from: number, last: number) => number>> = {
    ArrowDown: (from, last) => Math.min(from + 1, last),
    ArrowUp: (from) => Math.max(from - 1, 0),
    Home: () => 0,
    End: (_, last) => last,
  };

  /** A row is entered at its link, else at the first thing that one can act on. */
  const stopOf = (row: Element) =>
    row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('input, button');

  const move = (key: string, active: Element | null) => {
    const to = moves[key];
    const stops = [...root.querySelectorAll('.list tbody tr')].flatMap((row) => stopOf(row) ?? []);
    const row = active?.closest('.list tbody tr');
    const from = row ? stops.indexOf(stopOf(row) as HTMLElement) : -1;
    // The ends of the page belong to the browser, until one is in the list.
    if (!to || stops.length === 0 || (from < 0 && key !== 'ArrowDown')) return false;
    stops[to(from, stops.length - 1)]?.focus();
    return true;
  };

  const pick = (active: Element | null, shiftKey: boolean) => {
    const box = active?.closest('.list tbody tr')?.querySelector('input[data-pick]');
    if (!box || !active?.matches('a[href]')) return false;
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    return true;
  };

  const goUp = () => {
    const up = root.querySelector<HTMLAnchorElement>('#sections [aria-current=page]');
    const { location, history } = root.defaultView as Window;
    if (!up || up.pathname === location.pathname) return false;
    if ([...root.querySelectorAll('main form :is(input, select, textarea)')].some(isEntered))
      return false;
    // The list as it was: with what was searched, and at its place.
    const isFromList = root.referrer.split(/[?#]/, 1)[0] === location.origin + up.pathname;
    if (isFromList && history.length > 1) history.back();
    else location.assign(up.href);
    return true;
  };

  const showKeys = () => {
    root.querySelector<HTMLDialogElement>('dialog#keys')?.showModal();
    return true;
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (event.isComposing || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (root.querySelector('dialog[open], :popover-open')) return;
    // A field of a dialog that was just closed has the focus until the next frame.
    const isWriting =
      target instanceof HTMLElement &&
      !target.closest('dialog:not([open])') &&
      (target.isContentEditable ||
        target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));
    if (isWriting) return;
    const active = root.activeElement;
    const isDone =
      (key === '?' && showKeys()) ||
      (key === 'Escape' && goUp()) ||
      (key === ' ' && pick(active, shiftKey)) ||
      (!shiftKey && move(key, active));
    if (isDone) event.preventDefault();
  };

  root.addEventListener('keydown', onKey, { signal });
  return () => listening.abort();
}
