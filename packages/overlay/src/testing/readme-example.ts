import { containFocus, lockScroll, openLayer, returnFocus } from '@frontage/overlay/dom';

/** Opens a panel above the page. The result closes it. */
export function openPanel(panel: HTMLElement): () => void {
  const opener = document.activeElement;
  panel.hidden = false;
  const ends = [
    lockScroll(document),
    openLayer(window, { dismiss: close }),
    containFocus({ container: panel, document }),
  ];
  panel.querySelector('button')?.focus();

  function close(): void {
    for (const end of ends) end();
    panel.hidden = true;
    returnFocus([opener]);
  }

  return close;
}
