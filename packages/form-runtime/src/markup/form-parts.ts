/**
 * The attributes that identify the parts of a form's markup; component, CSS and tests use the same.
 */
export const formParts = {
  /** On the form: its id, 24 hexadecimal characters. */
  formId: 'data-form-id',
  /**
   * On the form: `newsletter` if it shows no message around its fields [8.04]; absent for others.
   */
  kind: 'data-form-kind',
  /** On the form: where to go after success. */
  redirect: 'data-success-redirect',
  /** On the form, set here: `submitting`, `success` or `failure`; absent while idle [4.01]. */
  state: 'data-form-state',
  /** Around the fields, without the button; `inert` while submitting. */
  fields: 'data-form-fields',
  /**
   * On a field's wrapper: its type, e.g. `text`. A `hidden` field has no wrapper; its control has
   * the attribute.
   */
  field: 'data-field',
  /**
   * On the wrapper of a field with a condition; while that is not met, the page's style does not
   * display it, and it is neither read nor sent.
   */
  conditional: 'data-field-conditional',
  /** On the text of a field's label or legend: its title, without any mark for required. */
  title: 'data-field-title',
  /** On a field's wrapper: a blank value is refused; single controls have `required` too. */
  required: 'data-required',
  /** On a field's wrapper, set here: the field has an error. */
  invalid: 'data-invalid',
  /** On a control: most characters [5.06]. */
  maxLength: 'data-max-length',
  /** The live counter in a field's wrapper [5.06]. */
  counter: 'data-counter',
  /** On the counter, set here: too many characters. */
  over: 'data-over',
  /** The summary of errors; hidden until there are any. It gets the focus. */
  summary: 'data-form-summary',
  /** Its text, in the summary's `role=alert` part. */
  summaryText: 'data-form-summary-text',
  /** Its list of links to the fields. */
  summaryList: 'data-form-summary-list',
  /**
   * After the fields, a `role=status` that is empty until they have errors: then it holds the
   * sentence that points back up [8.02]. It also says when the form waits for a connection.
   */
  below: 'data-form-below',
  /** The button. */
  submit: 'data-form-submit',
  /** Beside the form, in the same parent: shown and focused after success; hidden until then. */
  success: 'data-form-success',
} as const;
