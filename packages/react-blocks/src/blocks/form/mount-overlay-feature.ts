import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { lockScroll, openLayer, returnFocus } from '@frontage/overlay/dom';
import { formControls, formOverlayParts } from './form.parts';

/**
 * Shows a form above the page when its link is followed, or the address leads to it. Escape and its
 * button close it; the input stays.
 */
export function mountOverlayFeature(root: HTMLElement, { window }: BlockContext): Teardown {
  const dialog = root.querySelector<HTMLDialogElement>(`[${formOverlayParts.dialog}]`);
  const opener = root.querySelector<HTMLElement>(`[${formOverlayParts.open}]`);
  const button = root.querySelector<HTMLElement>(`[${formOverlayParts.close}]`);
  if (!dialog) return () => undefined;
  return mountDialog(dialog, opener, button, window);
}

function mountDialog(
  dialog: HTMLDialogElement,
  opener: HTMLElement | null,
  button: HTMLElement | null,
  window: Window,
): Teardown {
  const mounted = new AbortController();
  const { signal } = mounted;
  let release: readonly Teardown[] = [];

  function open(): void {
    if (dialog.open) return;
    dialog.showModal();
    release = [
      lockScroll(dialog.ownerDocument),
      openLayer(window, { dismiss: () => dialog.close() }),
    ];
    firstControl(dialog)?.focus();
  }

  function onClose(): void {
    for (const end of release) end();
    release = [];
    returnFocus([opener]);
  }

  function onClick(event: MouseEvent): void {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }

  function onAddress(): void {
    const { hash } = window.location;
    if (hash && hash === opener?.getAttribute('href')) open();
  }

  dialog.open = false;
  if (button) button.hidden = false;
  dialog.addEventListener('close', onClose, { signal });
  opener?.addEventListener('click', onClick, { signal });
  button?.addEventListener('click', () => dialog.close(), { signal });
  window.addEventListener('hashchange', onAddress, { signal });
  onAddress();

  return () => {
    mounted.abort();
    dialog.close();
    for (const end of release) end();
    if (button) button.hidden = true;
    dialog.open = true;
  };
}

/** The first control to fill in, except the trap. */
function firstControl(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector(
    `form :is(input:not([type=hidden], [name="${formControls.trap}"]), select, textarea)`,
  );
}
