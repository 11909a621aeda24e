/** The attributes by which the markup of a form with several steps tells its parts. */
export const stepParts = {
  /** Around the fields of each step, in their order; without a script all are shown. */
  step: 'data-form-step',
  /** On a step's heading; it gets the focus when its step is shown. */
  heading: 'data-form-step-heading',
  /**
   * Where it is told which step of how many is shown; hidden without a script. Its text, with
   * `{step}` and `{count}`, is the attribute's value.
   */
  progress: 'data-form-step-progress',
  /** Around the buttons that go back and on; hidden without a script. */
  buttons: 'data-form-step-buttons',
  /** The button that leads to the step before; nothing is checked. */
  back: 'data-form-step-back',
  /** The button that checks the step and leads to the next. */
  next: 'data-form-step-next',
} as const;
