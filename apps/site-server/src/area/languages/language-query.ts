import * as z from 'zod';
import { listHref } from '../list-part';
import { queryText } from '../list-query';
import { textStates } from '../words/text-query';

/** The query of the list: what it filters by, which part of it is shown, what was just done. */
export const languageQuery = z.object({
  q: queryText(200),
  kind: queryText(60),
  state: z.enum(textStates).optional().catch(undefined),
  part: z.coerce.number().int().min(1).max(10_000).catch(1),
  done: z.enum(['saved', 'unchanged']).optional().catch(undefined),
});

/** What a query asks for. */
export type LanguageQuery = z.infer<typeof languageQuery>;

/** Returns the address of a part of the texts, with its filter. */
export function textsHref(path: string, query: Partial<LanguageQuery>): string {
  const { q, kind, state, part = 1, done } = query;
  return listHref(path, { q, kind, state, part: part > 1 ? part : undefined, done });
}
