/** How the part after the last dot is checked. */
export interface EmailOptions {
  /**
   * `two-to-four`: 2 to 4 letters, as [5.05] says; `any`: 2 to 63 letters of any script
   * or its `xn--` spelling, since real addresses end in `.photography`.
   * @default 'two-to-four'
   */
  readonly topLevel?: 'two-to-four' | 'any' | undefined;
}

const shape = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}-]+\.)+([^\s@.]+)$/u;
const topLevels = {
  'two-to-four': /^[a-z]{2,4}$/i,
  any: /^(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu,
};

/** Whether a text of 3 to 256 characters has the shape of an email address [5.05]. */
export function isEmail(text: string, { topLevel = 'two-to-four' }: EmailOptions = {}): boolean {
  if (text.length < 3 || text.length > 256) return false;
  return topLevels[topLevel].test(shape.exec(text)?.[1] ?? '');
}
