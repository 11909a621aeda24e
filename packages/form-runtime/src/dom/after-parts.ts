/** The attributes of what follows a submission. */
export const afterParts = {
  /**
   * Beside the form, hidden until success: where the frame of the owner's HTML goes; its value is
   * the frame's address [2.17].
   */
  frame: 'data-form-after',
} as const;

/** What the owner's HTML tells the page around its frame: how tall it is, in pixels. */
export interface AfterMessage {
  readonly frontageHeight: number;
}

/**
 * Goes behind the owner's HTML, in a document with a doctype: tells the page around its
 * frame how tall it is, whenever that changes and whenever it is asked.
 */
export const afterScript =
  '<script>{const r=document.documentElement,tell=()=>parent.postMessage({frontageHeight:r.getBoundingClientRect().height},"*");' +
  'new ResizeObserver(tell).observe(r);addEventListener("message",tell)}</script>';
