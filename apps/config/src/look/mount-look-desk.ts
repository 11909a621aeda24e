import { createLookDesk, type LookDesk } from './create-look-desk';
import { findLookElements } from './look-elements';
import { mountFonts } from './mount-fonts';

/** What is there for scripts alone, and the button that a script makes needless. */
const scripted = '[data-look-step],[data-look-picker],[data-look-schemes],[data-look-show]';

/**
 * Shows a page of the site in the look as it is chosen, says which colours can be read, and undoes
 * step by step. Without it the screen works by its buttons.
 *
 * @param document the screen, as the server made it
 * @returns what undoes it
 */
export function mountLookDesk(document: Document): () => void {
  const elements = findLookElements(document);
  const window = document.defaultView;
  if (!elements || !window) return () => undefined;
  const { desk, form, pages, schemes, viewForm } = elements;
  const look = createLookDesk(elements, window.history);
  const listening = new AbortController();
  const { signal } = listening;
  let isLeaving = false;
  form.addEventListener(
    'input',
    ({ target }) => {
      followInput(target, schemes);
      look.paint();
    },
    { signal },
  );
  form.addEventListener('change', look.settle, { signal });
  form.addEventListener('click', (event) => press(event, look), { signal });
  form.addEventListener('submit', () => (isLeaving = true), { signal });
  document.addEventListener('keydown', (event) => stepByKey(event, look), { signal });
  schemes.addEventListener('change', look.paint, { signal });
  pages.addEventListener('change', () => look.open(pages.value), { signal });
  viewForm.addEventListener('submit', (event) => event.preventDefault(), { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (!isLeaving && look.isUnsaved()) event.preventDefault();
    },
    { signal },
  );
  const fonts = desk.querySelector<HTMLFormElement>('form[data-look-fonts]');
  const unmountFonts = fonts && mountFonts(fonts, look.offer, window.fetch.bind(window));
  const controls = [...desk.querySelectorAll<HTMLElement>(scripted)];
  const toggle = () => {
    for (const control of controls) control.hidden = !control.hidden;
  };
  toggle();
  look.paint();
  look.open(pages.value);
  return () => {
    listening.abort();
    unmountFonts?.();
    look.destroy();
    toggle();
  };
}

/** Shows the page in the scheme whose colours are chosen; a picker fills the control beside it. */
function followInput(target: EventTarget | null, schemes: HTMLSelectElement): void {
  if (!(target instanceof HTMLElement)) return;
  const part = target.closest<HTMLElement>('[data-look-part]');
  const [, scheme] = /^(light|dark)-/.exec(part?.dataset['lookPart'] ?? '') ?? [];
  if (scheme !== undefined) schemes.value = scheme;
  if (!(target instanceof HTMLInputElement) || target.type !== 'color') return;
  const control = part?.querySelector<HTMLInputElement>('[name]');
  if (control) control.value = target.value;
}

function press(event: Event, look: LookDesk): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  const { lookStep, lookStart } = button.dataset;
  if (lookStep === 'undo' || lookStep === 'redo') look.step(lookStep);
  const isReset = button.value.startsWith('reset@');
  if (lookStart === undefined && !isReset) return;
  event.preventDefault();
  if (isReset) look.reset(button);
  else look.start(button);
}

/** Where words are written, browsers undo what was written there. */
function stepByKey(event: KeyboardEvent, look: LookDesk): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
  const key = event.key.toLowerCase();
  const isWriting = event.target instanceof HTMLInputElement && event.target.type !== 'color';
  if (isWriting || (key !== 'z' && key !== 'y')) return;
  event.preventDefault();
  look.step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
}
