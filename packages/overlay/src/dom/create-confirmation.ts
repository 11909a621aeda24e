import type { Clock } from '@frontage/core-lifecycle';
import {
  confirmationButtons,
  confirmationStyles,
  type ConfirmationOutcome,
  type ConfirmationStyle,
} from '../confirmation-style';
import { confirmationMeasures } from '../defaults';
import { moveLayer } from './move-layer';
import { lockScroll } from './lock-scroll';
import { openLayer } from './open-layer';
import { returnFocus } from './return-focus';

/** A question above the page. */
export interface ConfirmationOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** Whether the visitor asks for less motion: it then comes and goes at once. */
  reducedMotion(): boolean;
  /** The question. */
  readonly title: string;
  /** More about it. @default nothing */
  readonly message?: string | undefined;
  /** The words on its buttons; one without words is left out. */
  readonly labels: Partial<Readonly<Record<ConfirmationOutcome, string>>>;
  /** @default 0, confirm or reject */
  readonly style?: ConfirmationStyle | undefined;
  /** Whether it is destroyed when it hides [4.15]. @default true */
  readonly destroyOnHide?: boolean | undefined;
}

/** A confirmation [4.15]; hidden at first. */
export interface Confirmation {
  readonly state: 'hidden' | 'shown' | 'destroyed';
  /** Shows it. @returns what the visitor chooses; `cancel` by Escape, or if it is hidden or gone */
  show(): Promise<ConfirmationOutcome>;
  /** Hides it, which counts as cancelled. */
  hide(): void;
  /** Removes it at once; calling it again does nothing. */
  destroy(): void;
}

/** Classes of its parts, for styles. */
export const confirmationClasses = {
  root: 'fr-confirmation',
  title: 'fr-confirmation__title',
  message: 'fr-confirmation__message',
  buttons: 'fr-confirmation__buttons',
  button: 'fr-confirmation__button',
} as const;

/**
 * Creates a question in a native modal dialog. The focus goes to the button that changes nothing
 * and returns when it hides.
 *
 * @example
 * const question = createConfirmation({ window, clock, reducedMotion, title, labels });
 * if ((await question.show()) === 'confirm') leave();
 */
export function createConfirmation(options: ConfirmationOptions): Confirmation {
  const { window, clock, destroyOnHide = true } = options;
  const { document } = window;
  const dialog = buildDialog(options);
  let state: Confirmation['state'] = 'hidden';
  /** Ends what is held while it is shown; there is nothing while it is hidden. */
  let settle: ((outcome: ConfirmationOutcome) => void) | undefined;
  let finishHiding = (): void => {};

  function show(): Promise<ConfirmationOutcome> {
    finishHiding();
    if (state !== 'hidden') return Promise.resolve('cancel');
    state = 'shown';
    const before = document.activeElement;
    document.body.append(dialog);
    dialog.showModal();
    if (!options.reducedMotion()) moveLayer(dialog, 'normal', confirmationMeasures.duration);
    return new Promise((resolve) => {
      const releases = [openLayer(window, { dismiss: hide }), lockScroll(document)];
      settle = (outcome) => {
        settle = undefined;
        for (const release of releases) release();
        leave(() => returnFocus([before]));
        resolve(outcome);
      };
    });
  }

  /** Moves it away; without an end of the movement it is gone after the time-out [9.21]. */
  function leave(after: () => void): void {
    state = 'hidden';
    const movement = options.reducedMotion()
      ? undefined
      : moveLayer(dialog, 'reverse', confirmationMeasures.duration);
    const timer = clock.setTimeout(finish, confirmationMeasures.hideTimeout);
    finishHiding = finish;

    function finish(): void {
      finishHiding = () => {};
      clock.clearTimeout(timer);
      movement?.cancel();
      dialog.close();
      dialog.remove();
      after();
      if (destroyOnHide) destroy();
    }

    if (movement) movement.addEventListener('finish', finish, { once: true });
    else finish();
  }

  function hide(): void {
    settle?.('cancel');
  }

  function destroy(): void {
    if (state === 'destroyed') return;
    hide();
    finishHiding();
    dialog.removeEventListener('click', onClick);
    dialog.removeEventListener('cancel', onCancel);
    state = 'destroyed';
  }

  function onClick({ target }: Event): void {
    if (!(target instanceof window.Element)) return;
    const outcome = target.closest('button')?.value;
    if (outcome === 'confirm' || outcome === 'cancel' || outcome === 'reject') settle?.(outcome);
  }

  /** A device's own way back, such as a gesture; Escape is answered by the layers. */
  function onCancel(event: Event): void {
    event.preventDefault();
    hide();
  }

  dialog.addEventListener('click', onClick);
  dialog.addEventListener('cancel', onCancel);
  return {
    get state() {
      return state;
    },
    show,
    hide,
    destroy,
  };
}

function buildDialog(options: ConfirmationOptions): HTMLDialogElement {
  const { window, title, message, labels, style = confirmationStyles.confirmOrReject } = options;
  const { document } = window;
  const { width, padding } = confirmationMeasures;

  function part(name: string, className: string, text = ''): HTMLElement {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    return element;
  }

  const dialog = document.createElement('dialog');
  dialog.className = confirmationClasses.root;
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', title);
  dialog.style.boxSizing = 'border-box';
  dialog.style.inlineSize = `min(${width}px, 100% - 2 * ${padding}px)`;
  dialog.style.padding = `${padding}px`;
  dialog.append(part('p', confirmationClasses.title, title));
  if (message) dialog.append(part('p', confirmationClasses.message, message));
  const row = part('div', confirmationClasses.buttons);
  for (const outcome of confirmationButtons(style)) {
    const label = labels[outcome];
    if (!label) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.value = outcome;
    button.className = confirmationClasses.button;
    button.textContent = label;
    row.append(button);
  }
  dialog.append(row);
  return dialog;
}
