import * as z from 'zod';
import { optionalWords } from '../../stored/stored-parts.schema';

/** What a search block may store. */
export const searchPreviewSchema = z.strictObject({
  label: optionalWords(200),
  placeholder: optionalWords(200),
});
