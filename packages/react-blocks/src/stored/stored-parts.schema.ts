import * as z from 'zod';

/** An id: 24 lowercase hexadecimal characters. */
export const id24 = z.string().regex(/^[0-9a-f]{24}$/);

/** A text of at most `length` characters that may be missing. */
export function optionalWords(length: number): z.ZodOptional<z.ZodString> {
  return z.string().max(length).optional();
}
