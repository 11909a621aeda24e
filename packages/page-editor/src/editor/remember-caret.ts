/**
 * Remembers what has the focus in a page, and its caret: a browser takes both from what is moved.
 *
 * @returns gives them back, where it is still there
 */
export function rememberCaret(page: Document): () => void {
  // The page in the frame has elements of its own window.
  const focused = page.hasFocus() ? (page.activeElement as HTMLElement | null) : null;
  const selection = focused && page.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  return () => {
    if (!focused?.isConnected) return;
    if (focused !== page.activeElement) focused.focus({ preventScroll: true });
    const isSame = selection?.anchorNode === anchorNode && selection?.focusNode === focusNode;
    if (
      !isSame &&
      anchorNode &&
      focusNode &&
      focused.contains(anchorNode) &&
      focused.contains(focusNode)
    )
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  };
}
