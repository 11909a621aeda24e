/** Attributes of a subscription's parts for its script. */
export const subscriptionParts = {
  /** Shows the day of the second payment, once a script knows which day it is. */
  next: 'data-subscription-next',
} as const;

/** On the root, for the script. */
export const subscriptionDataAttributes = {
  /** The plan, as JSON. */
  plan: 'data-subscription-plan',
  /** The words of the day, with `{date}` as the placeholder. */
  words: 'data-subscription-words',
} as const;

/** The form's address [2.02]. */
export const subscribeAction = '/checkout/subscribe';
