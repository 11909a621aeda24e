/**
 * Closes what is open over the editor once the page in the frame has the focus: a browser closes it
 * only for what is pressed beside it on its own page.
 *
 * @param document of the editor
 */
export function closeWithFrame(document: Document): void {
  const close = () => {
    const open = document.querySelector<HTMLElement>('.editor-more:popover-open');
    if (document.activeElement?.tagName === 'IFRAME') open?.hidePopover();
  };
  // Where nothing can be open, the selector is none.
  if (CSS.supports('selector(:popover-open)'))
    document.defaultView?.addEventListener('blur', close);
}
