import { hasEmailShape } from './has-email-shape';

/** How the part after the last dot is checked. */
export interface EmailOptions {
  /**
   * `two-to-four`: 2 to 4 letters, as [5.05] says; `any`: 2 to 63 letters of any script
   * or its `xn--` spelling, since real addresses end in `.photography`.
   * @default 'two-to-four'
   */
  readonly topLevel?: 'two-to-four' | 'any' | undefined;
}

/** Whether a text of 3 to 256 characters has the shape of an email address [5.05] [9.11]. */
export function isEmail(text: string, { topLevel = 'two-to-four' }: EmailOptions = {}): boolean {
  return hasEmailShape(text) && (topLevel === 'any' || /\.[a-z]{2,4}$/i.test(text));
}
