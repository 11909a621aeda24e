const shape = /^[^\s@<>(),;:"[\]\\]+@([\p{L}\p{N}-]+\.)+(\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu;

/**
 * Whether a text of at most 256 characters looks like an email address under any top level [5.05].
 */
export function hasEmailShape(text: string): boolean {
  return text.length <= 256 && shape.test(text);
}
