/** The attributes of what follows a submission. */
export const afterParts = {
  /** Outside the form, hidden until success: where the frame of the owner's HTML goes; its value is the frame's address [2.17]. */
  frame: 'data-form-after',
} as const;
