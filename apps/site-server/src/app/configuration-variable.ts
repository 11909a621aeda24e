import * as z from 'zod';

/** One environment variable: what it may be, what it is without, and what it is for. */
export interface ConfigurationVariable {
  name: string;
  schema: z.ZodType<string>;
  /** In words, for who set it wrong. */
  expects: string;
  fallback: string | undefined;
  purpose: string;
}

/** A text that is there. */
export const text = z.string().min(1);

/** An address with one of some protocols, such as `/^https?:$/`. */
export const address = (protocol: RegExp): z.ZodType<string> =>
  z.string().refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol));

/** A whole number within limits. */
export const whole = (least: number, most: number): z.ZodType<string> =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most);
