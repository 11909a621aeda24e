/** The attributes of the content that follows a submission. */
export const afterParts = {
  /**
   * The place of the frame for the owner's HTML, beside the form and hidden until success; its
   * value is the frame's address [2.17].
   */
  frame: 'data-form-after',
} as const;

/** The message from the owner's HTML to the page around its frame: its height in pixels. */
export interface AfterMessage {
  readonly frontageHeight: number;
}

/**
 * The script after the owner's HTML, in a document with a doctype: it reports its height to the
 * page around its frame, on every change and on request.
 */
export const afterScript =
  '<script>{const r=document.documentElement,tell=()=>parent.postMessage({frontageHeight:r.getBoundingClientRect().height},"*");' +
  'new ResizeObserver(tell).observe(r);addEventListener("message",tell)}</script>';
