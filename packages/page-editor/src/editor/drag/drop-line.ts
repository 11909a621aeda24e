import type { Box } from './drop-place';

/** The line that shows where something lands; it lies over the frame, not on the page. */
export interface DropLine {
  /** @param line in px of the frame's window; undefined hides it */
  show(line: Box | undefined): void;
  destroy(): void;
}

/** How thick it is, in px. */
const thick = 4;

/** Makes the line of a frame. */
export function createDropLine(frame: HTMLIFrameElement): DropLine {
  const root = frame.ownerDocument.createElement('div');
  root.className = 'editor-drop-line';
  return {
    show(line) {
      if (!line) return root.remove();
      frame.after(root);
      const around = frame.getBoundingClientRect();
      const bottom = Math.min(around.bottom, around.top + line.bottom + thick / 2);
      const top = Math.max(around.top, around.top + line.top - thick / 2);
      root.style.insetInlineStart = 'auto';
      root.style.left = `${around.left + line.left - thick / 2}px`;
      root.style.top = `${top}px`;
      root.style.width = `${line.right - line.left + thick}px`;
      root.style.height = `${Math.max(thick, bottom - top)}px`;
    },
    destroy: () => root.remove(),
  };
}
