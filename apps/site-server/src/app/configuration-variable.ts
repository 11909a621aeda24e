import * as z from 'zod';

/** One environment variable: its valid values, its default and its purpose. */
export interface ConfigurationVariable {
  name: string;
  schema: z.ZodType<string>;
  /** The expectation in words, for whoever set it wrong. */
  expects: string;
  fallback: string | undefined;
  purpose: string;
}

/** A non-empty text. */
export const text = z.string().min(1);

/** An address with one of certain protocols, such as `/^https?:$/`. */
export const address = (protocol: RegExp): z.ZodType<string> =>
  z.string().refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol));

/** A whole number within limits. */
export const whole = (least: number, most: number): z.ZodType<string> =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most);
