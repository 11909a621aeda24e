/** Attributes of a button's root for its script. */
export const buttonAttributes = {
  /** The question before the link opens. */
  ask: 'data-ask',
  /** The word on the button that answers no. */
  stay: 'data-ask-stay',
  /** The hint under the pointer. */
  hint: 'data-hint',
  /** The link opens the form of a page above this one; the value is `FormOpeningWords` as JSON. */
  form: 'data-opens-form',
} as const;
