import type { LightboxSettings } from '../defaults';
import { buildElement } from './build-element';
import { rootClass } from './lightbox-parts';

/** The elements of a lightbox that change. */
export interface LightboxDialog {
  readonly dialog: HTMLDialogElement;
  /** Their values are the names of the controls. */
  readonly buttons: readonly HTMLButtonElement[];
  readonly slots: readonly [HTMLElement, HTMLElement];
  readonly counter: HTMLElement;
  /** Announces the shown item to screen readers. */
  readonly status: HTMLElement;
  readonly caption: HTMLElement;
}

/** Builds the dialog, without adding it to the document. */
export function buildDialog(document: Document, settings: LightboxSettings): LightboxDialog {
  const { title, theme, speed, slideSpeed, overlayFade, overlayOpacity, padding, hoverFade } =
    settings;
  const button = (value: 'close' | 'previous' | 'next' | 'caption'): HTMLButtonElement =>
    buildElement(document, 'button', { value, ariaLabel: settings[value] });
  const part = (name: string): HTMLElement =>
    buildElement(document, 'div', { className: `${rootClass}-${name}` });

  const slots = [part('slot'), part('slot')] as const;
  const [counter, caption, status] = [part('counter'), part('caption-text'), part('status')];
  // The status contains the same words, and more.
  counter.ariaHidden = 'true';
  status.role = 'status';
  // Close comes first, so it has the focus when the dialog opens. The dialog itself can be focused,
  // so that a click beside the buttons keeps the focus, and so the keys, in it.
  const buttons = (['close', 'previous', 'next', 'caption'] as const).map(button);
  const children = [...buttons, ...slots, counter, caption, status];
  const dialog = buildElement(
    document,
    'dialog',
    { className: rootClass, ariaLabel: title, tabIndex: -1 },
    children,
  );
  dialog.dataset.theme = theme;
  dialog.style.cssText = `--out:${speed}s;--slide:${slideSpeed}s;--in:${overlayFade}s;--cover:${overlayOpacity};--pad:${padding}px;--hover:${hoverFade}ms`;
  return { dialog, buttons, slots, counter, caption, status };
}
