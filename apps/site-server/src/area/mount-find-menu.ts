import type { fetchFound } from './fetch-found';
import type { renderFound } from './render-found';

/** What the menu is made of. */
export interface FindMenuParts {
  readonly fetchFound: typeof fetchFound;
  readonly renderFound: typeof renderFound;
  /** Milliseconds between the last key and the question. */
  readonly pause: number;
}

/**
 * Makes the field of the dialog that finds a combobox: it asks the server while one types, Up and
 * Down choose, Enter opens. Where the server does not answer, it says so, and Enter sends the form.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param dialog with a form, a listbox, a status and the texts of the status
 * @param parts what it is made of
 * @returns what undoes it
 */
export function mountFindMenu(
  dialog: HTMLDialogElement,
  { fetchFound, renderFound, pause }: FindMenuParts,
): () => void {
  const input = dialog.querySelector('input');
  const list = dialog.querySelector<HTMLElement>('[role=listbox]');
  const status = dialog.querySelector('[role=status]');
  const { action } = input?.form ?? {};
  if (!input || !action || !list || !status) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let options: readonly HTMLAnchorElement[] = [];
  let chosen = -1;
  let asking: AbortController | undefined;
  /** Whether the last question has no answer yet. A part that found something is one. */
  let isUnanswered = true;
  let opens: MouseEventInit | undefined;

  const choose = (index: number) => {
    options[chosen]?.setAttribute('aria-selected', 'false');
    chosen = index;
    const option = options[chosen];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option?.id ?? '');
  };
  // A click, so that Ctrl opens it beside this page as it does with every link.
  const open = (keys: MouseEventInit) =>
    options[chosen]?.dispatchEvent(
      new MouseEvent('click', { ...keys, bubbles: true, cancelable: true }),
    );

  const ask = async (wait: number) => {
    asking?.abort();
    const mine = (asking = new AbortController());
    isUnanswered = true;
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (mine.signal.aborted) return;
    const question = new URLSearchParams({ q: input.value }).toString();
    let isFirst = true;
    await fetchFound(`${action}?${question}`, mine.signal, ({ groups, text }) => {
      if (mine.signal.aborted) return;
      // What was chosen of the first part stays so.
      const kept = isFirst ? 0 : chosen;
      isFirst = false;
      options = renderFound(list, groups);
      list.hidden = options.length === 0;
      isUnanswered = list.hidden;
      input.setAttribute('aria-expanded', String(!list.hidden));
      const said = dialog.dataset[text === 'found' && options.length === 1 ? 'one' : text] ?? '';
      status.textContent = said.replace('{count}', String(options.length));
      choose(list.hidden ? -1 : Math.max(0, kept));
      if (text !== 'more') asking = undefined;
      if (opens && !list.hidden) open(opens);
      // Where nothing can be opened, Enter sends the form, as it does once that is known.
      else if (opens && !asking) input.form?.requestSubmit();
      else if (asking) return;
      opens = undefined;
    });
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (event.isComposing || event.altKey || event.shiftKey) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by !== undefined) choose((chosen + by + options.length) % Math.max(1, options.length));
    // What was entered last has no answer yet: its first result is opened once it is here.
    else if (key === 'Enter' && asking && isUnanswered) opens = { ctrlKey, metaKey };
    else if (key === 'Enter' && options[chosen]) open({ ctrlKey, metaKey });
    else return;
    event.preventDefault();
  };

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('input', () => void ask(pause), { signal });
  signal.addEventListener('abort', () => asking?.abort());
  void ask(0);
  return () => listening.abort();
}
