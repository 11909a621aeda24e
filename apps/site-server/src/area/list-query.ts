import * as z from 'zod';
import { isStorable } from '../store/is-storable';
import { listHref } from './list-part';
import { listPlace, writePlace } from './list-place';

/**
 * Makes the query of a list: what it is searched and filtered by, which part of it is shown, and
 * what was just done. What is misspelt counts as absent.
 *
 * @param states by which it is filtered
 */
export function listQuery<const State extends string>(states: readonly [State, ...State[]]) {
  return z.object({
    q: z.string().max(200).refine(isStorable).optional().catch(undefined),
    state: z.enum(states).optional().catch(undefined),
    before: listPlace,
    after: listPlace,
    done: z.string().max(40).refine(isStorable).optional().catch(undefined),
  });
}

/** What such a query asks for. */
export type ListQuery<State extends string = string> = z.infer<ReturnType<typeof listQuery<State>>>;

/**
 * Returns the address of a part of a list, with its filter.
 *
 * @param path of the list
 * @param query the filter
 * @param part which part. @default the newest
 */
export function partHref(
  path: string,
  { q, state }: Pick<ListQuery, 'q' | 'state'>,
  { before, after, done }: Pick<Partial<ListQuery>, 'before' | 'after' | 'done'> = {},
): string {
  return listHref(path, { q, state, before: writePlace(before), after: writePlace(after), done });
}
