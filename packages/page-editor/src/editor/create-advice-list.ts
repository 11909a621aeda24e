import { element } from '../elements/element';
import type { AdviceLines, AdviceOptions } from './create-advice-lines';
import type { Editing } from './create-editing';
import { loadDialogs } from './load-dialogs';

/** What is told of a page while it is written. */
export interface AdviceList {
  /** All of it, for while no block is chosen. */
  readonly root: HTMLElement;
  /** What concerns one block, for its controls; empty if there is nothing. */
  ofBlock(blockId: string): HTMLElement;
  /** Looks at the page again, once it has rested and the browser has nothing else to do. */
  look(): void;
  destroy(): void;
}

/** How long a page has rested, as pictures arrive and words are written, in milliseconds. */
const rest = 1000;

/** The same after it was opened: its owner, who begins to write, comes first. */
const firstRest = 2500;

/** What the list needs. */
export interface AdviceListOptions extends Omit<AdviceOptions, 'signal'> {
  readonly editing: Pick<Editing, 'saveState'>;
}

/** Makes the list of what visitors may trip over, what the page weighs and whom it asks. */
export function createAdviceList(options: AdviceListOptions): AdviceList {
  const { document, frame, editing } = options;
  const root = element(document, 'div', { class: 'editor-advice' });
  // The block whose advice is shown, so that it follows the page.
  let shown: { readonly id: string; readonly holder: HTMLElement } | undefined;
  let lines: AdviceLines | undefined;
  let resting: number | undefined;
  let waiting: number | undefined;
  let hasLooked = false;
  const window = document.defaultView;
  const ended = new AbortController();
  const { signal } = ended;

  async function lookNow(): Promise<void> {
    waiting = undefined;
    // No key waits for a look: once the server has what is typed, the next one comes.
    if (editing.saveState() === 'saving') return;
    hasLooked = true;
    const { createAdviceLines } = await loadDialogs();
    if (signal.aborted || !frame.window.document?.body) return;
    lines ??= createAdviceLines({ ...options, signal });
    lines.look(root);
    if (shown) lines.showOf(shown.id, shown.holder);
  }

  function look(): void {
    window?.clearTimeout(resting);
    resting = window?.setTimeout(lookWhenIdle, hasLooked ? rest : firstRest);
  }

  function lookWhenIdle(): void {
    if (waiting !== undefined || !window) return;
    // A key that is pressed comes first.
    const whenIdle = window.requestIdleCallback ?? ((run) => window.setTimeout(run, 200));
    // Where it does not arrive, nothing is said until the next look.
    const run = () => void lookNow().catch(() => undefined);
    waiting = whenIdle.call(window, run, { timeout: 2000 });
  }

  frame.window.addEventListener('resize', look, { signal });
  // Pictures arrive one by one.
  frame.window.document.addEventListener('load', look, { signal, capture: true });
  return {
    root,
    ofBlock(id) {
      shown = { id, holder: element(document, 'div', { class: 'editor-advice' }) };
      lines?.showOf(id, shown.holder);
      return shown.holder;
    },
    look,
    destroy() {
      ended.abort();
      window?.clearTimeout(resting);
      if (waiting !== undefined) (window?.cancelIdleCallback ?? window?.clearTimeout)?.(waiting);
      waiting = undefined;
    },
  };
}
