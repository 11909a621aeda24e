import type { isChanged } from './is-changed';

/**
 * Has the browser ask before a page is left with something entered that was not sent. Lists whose
 * rows are picked are left without a question, as are files that were chosen.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @param isEntered tells what was entered
 * @returns what undoes it
 */
export function mountUnsaved(root: Document, isEntered: typeof isChanged): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const view = root.defaultView;
  const written = new Set<HTMLFormElement>();

  const onLeave = (event: Event) => {
    for (const form of written) {
      const isUnsaved = [...form.elements].some(
        (control) => !control.matches('[type=file]') && isEntered(control),
      );
      if (form.isConnected && isUnsaved) event.preventDefault();
    }
  };

  const onInput = ({ target }: Event) => {
    const form = target instanceof Element && 'form' in target ? target.form : undefined;
    if (!(form instanceof HTMLFormElement)) return;
    const isSaved = form.matches('main form[method=post]');
    if (!isSaved || form.querySelector('[data-pick]')) return;
    written.add(form);
    // Only now: some browsers keep no page for the way back that listens to this.
    view?.addEventListener('beforeunload', onLeave, { signal });
  };

  root.addEventListener('input', onInput, { signal });
  root.addEventListener(
    'submit',
    (event) => {
      if (!event.defaultPrevented) written.delete(event.target as HTMLFormElement);
    },
    { signal },
  );
  return () => listening.abort();
}
