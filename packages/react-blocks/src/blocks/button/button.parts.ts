/** Attributes of a button's root for its script. */
export const buttonAttributes = {
  /** The question before the link opens. */
  ask: 'data-ask',
  /** The word on the button that answers no. */
  stay: 'data-ask-stay',
  /** The hint under the pointer. */
  hint: 'data-hint',
  /** The link leads to a form of the site, which opens above the page; the value is its title. */
  form: 'data-opens-form',
} as const;
