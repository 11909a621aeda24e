/** The fields that every contestant has: required texts with a label, all filled in. */
export const names = (count) => Array.from({ length: count }, (_, index) => `text-${index + 1}`);

export const valueOf = (name) => `value of ${name}`;

export const labelOf = (name) => `Field ${name.slice(5)}`;

/**
 * What a contestant calls with the values that it would send; one that sends a text, with what
 * reads it back.
 */
export function sent(values) {
  window.onSent(values);
}
