import * as z from 'zod';

/** Absent and null both mean the default, as in the reader. */
export const fallsBack = <Value>(schema: z.ZodType<Value>, fallback: NoInfer<Value>) =>
  schema.nullish().transform((value) => value ?? fallback);

/** Text, '' by default. */
export const text = () => fallsBack(z.string(), '');

/** True or false. */
export const flag = (fallback = false) => fallsBack(z.boolean(), fallback);

/** A whole number from `least` on. */
export const whole = (fallback = 0, least = 0, most = Number.MAX_SAFE_INTEGER) =>
  fallsBack(z.int().min(least).max(most), fallback);

/** A whole number from 0 on, or null. */
export const wholeOrNull = () => fallsBack(z.int().min(0).nullable(), null);

/** One of some words, the first by default. */
export const oneOf = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  fallback: NoInfer<Word>,
) => fallsBack(z.enum(words), fallback);

/** A list, empty by default. */
export const listOf = <Value>(entry: z.ZodType<Value>): z.ZodType<readonly Value[]> =>
  fallsBack(z.array(entry).readonly(), []);

/** An object, or null. */
export const orNull = <Value>(schema: z.ZodType<Value>) => fallsBack(schema.nullable(), null);
