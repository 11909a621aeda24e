import * as z from 'zod';
import { optionalWords } from '../../stored/stored-parts.schema';
import { readUsername } from './read-username';

/** What a follow button block may store. */
export const followButtonSchema = z.strictObject({
  username: z
    .string()
    .refine(
      (text) => readUsername(text) !== undefined,
      'Enter a username: up to 20 letters, digits and _.',
    ),
  label: optionalWords(100),
});
