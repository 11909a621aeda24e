import * as z from 'zod';
import { optionalWords } from '../../schema-parts';

/** What a cart block may store. */
export const cartBlockSchema = z.strictObject({ shopHref: optionalWords(2000) });
