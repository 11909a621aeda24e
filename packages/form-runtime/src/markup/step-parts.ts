/** The attributes that identify the parts of a form with several steps. */
export const stepParts = {
  /** Around the fields of each step, in their order; without a script all are shown. */
  step: 'data-form-step',
  /** On a step's heading; it gets the focus when its step is shown. */
  heading: 'data-form-step-heading',
  /**
   * The place of the progress text; hidden without a script. The attribute's value is the text,
   * with `{step}` and `{count}`.
   */
  progress: 'data-form-step-progress',
  /** Around the buttons to go back and on; hidden without a script. */
  buttons: 'data-form-step-buttons',
  /** The button to the previous step; nothing is checked. */
  back: 'data-form-step-back',
  /** The button that checks the step and opens the next one. */
  next: 'data-form-step-next',
} as const;
