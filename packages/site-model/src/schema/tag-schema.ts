import * as z from 'zod';
import { maxCategoryLength, maxTagLength } from '../limits';

/** A tag: 1 to 50 characters [9.08]. */
export const tagSchema = z
  .string()
  .min(1, 'wants a text')
  .max(maxTagLength, `wants at most ${maxTagLength} characters`);

/** The name of a category: at most 25 characters, '' for none [9.08]. */
export const categorySchema = z
  .string()
  .max(maxCategoryLength, `wants at most ${maxCategoryLength} characters`);
