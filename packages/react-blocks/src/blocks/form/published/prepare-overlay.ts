import type { MarkupChanges } from '@frontage/core-lifecycle/dom';
import { formOverlayParts } from '../form.parts';
import { without } from './prepare-field';
import { publishedParts, publishedTexts } from './published.parts';

/**
 * Turns a published form that opens above the page into one like ours: a dialog around it, its
 * link, a button that closes it. Markup without such a link is unchanged.
 *
 * @returns whether it is such a form
 */
export function prepareOverlay(root: HTMLElement, changes: MarkupChanges): boolean {
  const opener = root.querySelector<HTMLElement>(publishedParts.opener);
  const wrapper = root.querySelector<HTMLElement>('.form-wrapper');
  if (!opener || !wrapper) return false;
  const dialog = root.ownerDocument.createElement('dialog');
  dialog.open = true;
  dialog.setAttribute(formOverlayParts.dialog, '');
  dialog.setAttribute('aria-label', opener.textContent?.trim() ?? '');
  changes.set(wrapper, 'class', without(wrapper, publishedParts.hidden));
  changes.wrap(wrapper, dialog);
  const close = root.ownerDocument.createElement('button');
  close.type = 'button';
  close.hidden = true;
  close.setAttribute(formOverlayParts.close, '');
  close.setAttribute('aria-label', publishedTexts.close);
  close.append('×');
  dialog.prepend(close);
  changes.set(opener, formOverlayParts.open, '');
  changes.set(opener, 'aria-haspopup', 'dialog');
  if (!opener.matches('button, a[href]')) {
    changes.set(opener, 'role', 'button');
    if (!opener.hasAttribute('tabindex')) changes.set(opener, 'tabindex', '0');
  }
  return true;
}

/** Makes a link that looks like a button respond to keys like a button. */
export function answerKeys(root: HTMLElement, signal: AbortSignal): void {
  const opener = root.querySelector<HTMLElement>(
    `${publishedParts.opener}[role=button]:not(button)`,
  );
  opener?.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      opener.click();
    },
    { signal },
  );
}
