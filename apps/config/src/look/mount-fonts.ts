import type { LookFont } from '@frontage/site-model/look';
import { element } from '@frontage/page-editor/fields';
import { sayOfLook } from './say-of-look';

/**
 * Sends a font without leaving what is chosen, then offers the fonts of the site as they are now.
 * Where their list does not come, that is said [8.18r], with a button that asks again.
 *
 * @param form has the file; its address takes fonts, and lists them
 * @param onFonts gets the list
 * @param fetch of the window
 * @returns what undoes it
 */
export function mountFonts(
  form: HTMLFormElement,
  onFonts: (fonts: readonly LookFont[]) => void,
  fetch: typeof globalThis.fetch,
): () => void {
  const { ownerDocument: document, action: address } = form;
  const state = form.querySelector<HTMLElement>('[data-look-font-state]');
  const listening = new AbortController();
  const { signal } = listening;
  const headers = { accept: 'application/json' };
  let isBusy = false;

  function say(...parts: readonly (Node | string)[]): void {
    const hadFocus = state?.contains(document.activeElement) ?? false;
    state?.replaceChildren(...parts);
    // The button that was pressed has gone.
    if (hadFocus) (state?.querySelector('button') ?? form.querySelector('button'))?.focus();
  }
  const sayWrong = (words: string, ...more: readonly Node[]) =>
    say(element(document, 'p', { class: 'wrong' }, words), ...more);

  async function load(done: string): Promise<void> {
    try {
      const { fonts } = await read<{ fonts: LookFont[] }>(fetch(address, { headers, signal }));
      onFonts(fonts);
      say(done);
    } catch {
      if (signal.aborted) return;
      const again = {
        type: 'button',
        class: 'button',
        'data-look': 'quiet',
        click: () => load(done),
      };
      sayWrong(sayOfLook('noFonts'), element(document, 'button', again, sayOfLook('again')));
    }
  }

  async function send(): Promise<void> {
    say(sayOfLook('sending'));
    const body = new FormData(form);
    try {
      const answer = fetch(address, { method: 'POST', headers, body, signal });
      const { wrong } = await read<{ wrong: string[] }>(answer);
      if (wrong.length > 0) return sayWrong(wrong.join(' '));
      form.reset();
    } catch {
      if (!signal.aborted) sayWrong(sayOfLook('notSent'));
      return;
    }
    await load(sayOfLook('fontAdded'));
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      void send().finally(() => (isBusy = false));
    },
    { signal },
  );
  if (state?.querySelector('.wrong')) void load('');
  return () => listening.abort();
}

/** Reads what the server tells; throws where it does not. */
async function read<Data>(answer: Promise<Response>): Promise<Data> {
  const response = await answer;
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as { data: Data }).data;
}
