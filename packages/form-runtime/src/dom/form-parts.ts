/**
 * The attributes by which a form's markup tells its parts; component, CSS and tests use the same.
 */
export const formParts = {
  /** On the form: its id, 24 hexadecimal characters. */
  formId: 'data-form-id',
  /**
   * On the form: `newsletter` for one that shows no message around its fields [8.04]; absent for
   * others.
   */
  kind: 'data-form-kind',
  /** On the form: where to go after success. */
  redirect: 'data-success-redirect',
  /** On the form, set here: `submitting`, `success` or `failure`; absent while idle [4.01]. */
  state: 'data-form-state',
  /** Around the fields, not the button; `inert` while submitting. */
  fields: 'data-form-fields',
  /**
   * On a field's wrapper: its type, e.g. `text`. A `hidden` field has no wrapper, it stands on the
   * control.
   */
  field: 'data-field',
  /** On the text of a field's label or legend: its title, without any mark for required. */
  title: 'data-field-title',
  /** On a field's wrapper: a blank value is refused; single controls say so by `required` too. */
  required: 'data-required',
  /** On a field's wrapper, set here: something is wrong with it. */
  invalid: 'data-invalid',
  /** On a control: most characters [5.06]. */
  maxLength: 'data-max-length',
  /** The live counter in a field's wrapper [5.06]. */
  counter: 'data-counter',
  /** On the counter, set here: too many characters. */
  over: 'data-over',
  /** What is wrong, as a whole; hidden until something is. It gets the focus. */
  summary: 'data-form-summary',
  /** Its words, in the summary's `role=alert` part. */
  summaryText: 'data-form-summary-text',
  /** Its list of links to the fields. */
  summaryList: 'data-form-summary-list',
  /**
   * Behind the fields, a `role=status` that is empty until something is wrong with them: the
   * sentence that points back up [8.02]. While the form waits for the net it says so.
   */
  below: 'data-form-below',
  /** The button. */
  submit: 'data-form-submit',
  /**
   * Beside the form, in the element around it: shown and focused after success; hidden until then.
   */
  success: 'data-form-success',
} as const;
