import type { StockSheet } from './create-stock-sheet';

/**
 * Makes the fields of a list behave like a sheet: Up, Down and Enter move between them, a pasted
 * column fills the ones below, Ctrl+Z takes changes back, and what is not saved is counted. Without
 * it the fields and their button do the same, one by one.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @param createSheet makes what remembers the changes
 * @returns what undoes it
 */
export function mountStockGrid(
  root: Document,
  createSheet: (fields: readonly HTMLInputElement[]) => StockSheet,
): () => void {
  const form = root.querySelector<HTMLFormElement>('form:has([data-grid])');
  if (!form) return () => undefined;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-saved]')];
  const sheet = createSheet(fields);
  const status = form.querySelector('[data-status]');
  const listening = new AbortController();
  const { signal } = listening;
  let isSaving = false;

  const fieldOf = ({ target }: Event) => fields.find((field) => field === target);

  const show = () => {
    const count = sheet.countUnsaved();
    const { unsavedOne = '', unsavedOther = '' } = form.dataset;
    const text = (count === 1 ? unsavedOne : unsavedOther).replace('{count}', String(count));
    if (status) status.textContent = count === 0 ? '' : text;
    for (const field of fields)
      field.toggleAttribute('data-changed', field.value !== field.dataset['saved']);
  };

  const move = (field: HTMLInputElement, by: number) => {
    const next = fields[fields.indexOf(field) + by];
    next?.focus();
    next?.select();
  };

  const onKey = (event: KeyboardEvent) => {
    const field = fieldOf(event);
    if (!field || event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const by = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    // Ctrl+Enter saves.
    if (isCommand && event.key === 'Enter') form.requestSubmit();
    else if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'z') sheet.undo()?.focus();
    else if (by !== undefined && !isCommand && !event.altKey) move(field, by);
    else return;
    event.preventDefault();
    show();
  };

  const onInput = (event: Event) => {
    const field = fieldOf(event);
    if (field) sheet.type(field);
    show();
  };

  const onPaste = (event: ClipboardEvent) => {
    const field = fieldOf(event);
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
    if (!field || rows.length < 2) return;
    event.preventDefault();
    const from = fields.indexOf(field);
    const filled = fields.slice(from, from + rows.length);
    for (const [index, input] of filled.entries()) {
      const [cell = ''] = (rows[index] ?? '').split('\t');
      input.value = cell.trim();
    }
    sheet.remember(filled);
    filled.at(-1)?.focus();
    show();
  };

  const onLeave = (event: Event) => {
    if (!isSaving && sheet.countUnsaved() > 0) event.preventDefault();
  };

  form.addEventListener('keydown', onKey, { signal });
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('paste', onPaste, { signal });
  form.addEventListener('submit', () => (isSaving = true), { signal });
  root.defaultView?.addEventListener('beforeunload', onLeave, { signal });
  show();
  return () => listening.abort();
}
