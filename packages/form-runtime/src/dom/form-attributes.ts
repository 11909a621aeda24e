// Constants of their own, since bundlers shorten those and not the keys of an object.

/** On the form: its id, 24 hexadecimal characters. */
export const formIdAttribute = 'data-form-id';

/** On the form: where to go after success. */
export const redirectAttribute = 'data-success-redirect';

/** On the form, set here: `submitting`, `success` or `failure`; absent while idle [4.01]. */
export const stateAttribute = 'data-form-state';

/** Around the fields, not the button; `inert` while submitting. */
export const fieldsAttribute = 'data-form-fields';

/** On a field's wrapper: `text`, `email` or `textarea`. */
export const fieldAttribute = 'data-field';

/** On the text of a field's label: its title, without any mark for required. */
export const titleAttribute = 'data-field-title';

/** On a field's wrapper, set here: something is wrong with it. */
export const invalidAttribute = 'data-invalid';

/** On a text area: most characters [5.06]. */
export const maxLengthAttribute = 'data-max-length';

/** The live counter in a field's wrapper [5.06]. */
export const counterAttribute = 'data-counter';

/** On the counter, set here: too many characters. */
export const overAttribute = 'data-over';

/** What is wrong, as a whole; hidden until something is. It gets the focus. */
export const summaryAttribute = 'data-form-summary';

/** Its words, in the summary's `role=alert` part. */
export const summaryTextAttribute = 'data-form-summary-text';

/** Its list of links to the fields. */
export const summaryListAttribute = 'data-form-summary-list';

/** The button. */
export const submitAttribute = 'data-form-submit';

/** Shown and focused after success, outside the form; hidden until then. */
export const successAttribute = 'data-form-success';

/** Finds a part by its attribute. */
export function findPart(root: ParentNode, attribute: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${attribute}]`);
}
