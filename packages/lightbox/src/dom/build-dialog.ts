import type { LightboxSettings } from '../defaults';
import { lightboxLabels } from '../messages';
import { buildElement } from './build-element';
import { rootClass } from './lightbox-parts';

/** The elements of a lightbox that change. */
export interface LightboxDialog {
  readonly dialog: HTMLDialogElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  readonly toggle: HTMLButtonElement;
  readonly slots: readonly [HTMLElement, HTMLElement];
  readonly counter: HTMLElement;
  readonly caption: HTMLElement;
}

/** Builds the dialog, without putting it into the document. */
export function buildDialog(document: Document, settings: LightboxSettings): LightboxDialog {
  const { title, theme, speed, slideSpeed, overlayFade, overlayOpacity, padding, hoverFade } = settings;
  const button = (value: keyof typeof lightboxLabels): HTMLButtonElement =>
    buildElement(document, 'button', { value, ariaLabel: lightboxLabels[value] });
  const part = (name: string, role: string | null = null): HTMLElement =>
    buildElement(document, 'div', { className: `${rootClass}-${name}`, role });

  const [previous, next, toggle] = [button('previous'), button('next'), button('caption')];
  const slots = [part('slot'), part('slot')] as const;
  const [counter, caption] = [part('counter', 'status'), part('caption-text')];
  // Close is the first, and so has the focus when the dialog opens. A click beside the
  // buttons leaves the focus, and so the keys, in the dialog: it can take it itself.
  const children = [button('close'), previous, next, toggle, ...slots, counter, caption];
  const dialog = buildElement(document, 'dialog', { className: rootClass, ariaLabel: title, tabIndex: -1 }, children);
  dialog.dataset.theme = theme;
  dialog.style.cssText = `--out:${speed}s;--slide:${slideSpeed}s;--in:${overlayFade}s;--cover:${overlayOpacity};--pad:${padding}px;--hover:${hoverFade}ms`;
  return { dialog, previous, next, toggle, slots, counter, caption };
}
