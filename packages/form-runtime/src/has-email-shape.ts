/** Fewest characters of an email address [9.11]. */
export const fewestEmailCharacters = 3;

/** Most characters of an email address [9.11]. */
export const mostEmailCharacters = 256;

// One `@`; no dot at the start or end of the part before it, no hyphen at the start or end of a
// label after it.
const shape =
  /^(?!\.|.*\.@|.*@(-|.*(\.-|-\.)))[^\s\p{Cc}@<>(),;:"[\]\\]+@([\p{L}\p{N}-]+\.)+(\p{L}{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/iu;

/** Whether a text has a valid length for an email address [9.11]. */
export function hasEmailLength({ length }: string): boolean {
  return length >= fewestEmailCharacters && length <= mostEmailCharacters;
}

/**
 * Whether a text of 3 to 256 characters looks like an email address under any top level [5.05].
 * Surrounding spaces count as part of it: remove them first with `sanitizeText`.
 */
export function hasEmailShape(text: string): boolean {
  return hasEmailLength(text) && shape.test(text);
}
