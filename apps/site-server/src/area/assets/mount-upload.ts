import type { sendFile } from './send-file';

/**
 * Sends files one after another, each with its progress, so that one that is refused does not hold
 * up the others. Without it the form sends all of them at once. Files may also be dropped on the
 * place of the upload, `[data-upload]`, whose value is the address that takes them.
 *
 * With `data-into` files are sent as soon as they are chosen; their ids go into the control of that
 * name, and the button of the upload shows them. Whatever else is pressed meanwhile waits for them.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @param send sends one file
 * @returns what undoes it
 */
export function mountUpload(root: Document, send: typeof sendFile): () => void {
  const place = root.querySelector<HTMLElement>('[data-upload]');
  const input = place?.querySelector<HTMLInputElement>('input[type=file]');
  const button = place?.querySelector('button');
  const list = place?.querySelector('[data-progress]');
  const form = input?.form;
  if (!place || !form || !input || !button || !list) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const { upload: address = '', failed = '', network = '', problem = '', into } = place.dataset;
  const words = { failed, network, problem };
  let isBusy = false;
  let pressed: HTMLElement | null = null;

  /** Writes the ids into their control, and has the form show them. */
  const showInForm = (added: readonly string[], isAll: boolean) => {
    const control = form.elements.namedItem(into ?? '');
    if (control instanceof HTMLInputElement)
      control.value = [control.value, ...added].filter((id) => id !== '').join('\n');
    input.value = '';
    // Nothing is left to send with it but the form itself.
    button.removeAttribute('formaction');
    button.removeAttribute('formenctype');
    const last = added[added.length - 1];
    if (last !== undefined) button.value = `${button.dataset['shows'] ?? ''}${last}`;
    if (isAll) form.requestSubmit(pressed ?? button);
    pressed = null;
  };

  const sendAll = async (files: readonly File[]) => {
    if (isBusy || files.length === 0) return;
    isBusy = true;
    button.disabled = true;
    list.replaceChildren();
    const added: string[] = [];
    let refused = 0;
    for (const file of files) {
      const ids = await send({ file, name: input.name, address, words, list });
      if (ids) added.push(...ids);
      else refused += 1;
    }
    isBusy = false;
    button.disabled = false;
    // What went wrong stays to be read.
    if (into !== undefined) showInForm(added, refused === 0);
    else if (refused === 0) root.defaultView?.location.assign(`${address}?added=${files.length}`);
  };

  const listen = (
    event: 'submit' | 'change' | 'dragover' | 'dragleave' | 'drop',
    run: EventListener,
  ) => (event === 'submit' ? form : place).addEventListener(event, run, { signal });

  listen('submit', (event) => {
    if (into !== undefined && !isBusy) return;
    event.preventDefault();
    if (!isBusy) void sendAll([...(input.files ?? [])]);
    else if (event instanceof SubmitEvent) pressed = event.submitter;
  });
  listen('change', () => into !== undefined && void sendAll([...(input.files ?? [])]));
  for (const name of ['dragover', 'dragleave', 'drop'] as const)
    listen(name, (event) => {
      if (!(event instanceof DragEvent && event.dataTransfer?.types.includes('Files'))) return;
      event.preventDefault();
      place.toggleAttribute('data-over', name === 'dragover');
      if (name === 'drop') void sendAll([...event.dataTransfer.files]);
    });
  return () => listening.abort();
}
