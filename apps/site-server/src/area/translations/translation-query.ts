import * as z from 'zod';
import { queryText } from '../list-query';
import { listHref } from '../list-part';

/** The address of the list of translations. */
export const translationsPath = '/config/translations';

/** How far a page is translated. */
export const translationStates = ['none', 'missing', 'changed', 'done', 'lost'] as const;

/** The query of the list. */
export const translationQuery = z.object({
  language: queryText(40),
  q: queryText(200),
  state: z.enum(translationStates).optional().catch(undefined),
});

/** Returns the address of the pages in a language. */
export const translationsHref = (language: string) => listHref(translationsPath, { language });
