import type { Clock } from '@frontage/core-lifecycle';
import type { ConfirmationOutcome } from '../confirmation-style';
import { confirmationMeasures, informationTime } from '../defaults';
import { moveLayer } from './move-layer';

/** A short message above the page. */
export interface InformationOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** Whether the visitor asks for less motion: it then comes at once. */
  reducedMotion(): boolean;
  readonly message: string;
}

/** An information pop-up that is shown. */
export interface Information {
  /** `confirm` once it has hidden itself; `cancel` if it was ended before. */
  readonly outcome: Promise<ConfirmationOutcome>;
  /** Ends it at once; calling it again does nothing. */
  destroy(): void;
}

/** The class of its element, for styles. */
export const informationClass = 'fr-information';

/**
 * Shows a message that hides itself after two seconds and counts as confirmed [4.15]. It takes
 * neither the focus nor the page; screen readers announce it.
 */
export function showInformation(options: InformationOptions): Information {
  const { window, clock, reducedMotion, message } = options;
  const { document } = window;
  const { width, padding, duration } = confirmationMeasures;
  const element = document.createElement('div');
  element.className = informationClass;
  element.setAttribute('role', 'status');
  element.popover = 'manual';
  element.style.boxSizing = 'border-box';
  element.style.maxInlineSize = `min(${width}px, 100% - 2 * ${padding}px)`;
  element.style.padding = `${padding}px`;
  document.body.append(element);
  element.showPopover();
  // In a second step, so that the change is announced.
  element.textContent = message;
  if (!reducedMotion()) moveLayer(element, 'normal', duration);

  let end = (_outcome: ConfirmationOutcome): void => {};
  const outcome = new Promise<ConfirmationOutcome>((resolve) => (end = resolve));
  const timer = clock.setTimeout(() => finish('confirm'), informationTime);

  function finish(how: ConfirmationOutcome): void {
    clock.clearTimeout(timer);
    element.remove();
    end(how);
  }

  return { outcome, destroy: () => finish('cancel') };
}
