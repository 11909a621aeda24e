import * as z from 'zod';
import { isStorable } from '../store/is-storable';
import type { RowPart, RowPlace } from '../store/row-part';
import { listHref, partLimit } from './list-part';
import { listPlace, writePlace } from './list-place';

/** The orders of a list that is ordered by time, besides the newest first. */
const listSorts = ['oldest'] as const;

/**
 * Makes the query of a list: what it is searched and filtered by, how it is ordered, which part of
 * it is shown, and what was just done. What is misspelt counts as absent.
 *
 * @param states by which it is filtered
 */
export function listQuery<const State extends string>(states: readonly [State, ...State[]]) {
  return z.object({
    q: queryText(200),
    state: z.enum(states).optional().catch(undefined),
    sort: z.enum(listSorts).optional().catch(undefined),
    before: listPlace,
    after: listPlace,
    done: queryText(40),
    ids: z
      .string()
      .max(6000)
      .refine(isStorable)
      .transform((ids) => ids.split('.'))
      .optional()
      .catch(undefined),
  });
}

/**
 * Makes the schema of a text in a query. What cannot be stored counts as absent, and so does an
 * empty text: a form of filters sends one for each that is not chosen.
 */
export function queryText(longest: number) {
  return z
    .string()
    .max(longest)
    .refine(isStorable)
    .transform((text) => (text === '' ? undefined : text))
    .optional()
    .catch(undefined);
}

/** What such a query asks for. */
export type ListQuery<State extends string = string> = z.infer<ReturnType<typeof listQuery<State>>>;

/** What lists are filtered and ordered by, in the order in which an address says it. */
const filterNames = [
  'q',
  'form',
  'kind',
  'role',
  'person',
  'act',
  'category',
  'tag',
  'state',
  'sort',
] as const;

/** What one list is filtered and ordered by. */
export type ListFilter = Readonly<
  Partial<Record<(typeof filterNames)[number], string | undefined>>
>;

/** Whether a list leaves something out; its order leaves out nothing. */
export function isFiltered(filter: ListFilter): boolean {
  return filterNames.some((name) => name !== 'sort' && Boolean(filter[name]));
}

/**
 * Returns which rows of a list a query asks for.
 *
 * @param query of the list
 */
export function partOf({
  before,
  after,
  sort,
}: Pick<ListQuery, 'before' | 'after' | 'sort'>): RowPart {
  return { before, after, order: sort, limit: partLimit };
}

/** Returns where the part that a query asks for begins, without what was done before. */
export function placeIn({ before, after }: Pick<ListQuery, 'before' | 'after'>): PartAddress {
  return { before, after };
}

/** Where a part of a list begins, as rows or addresses name it, and what was just done. */
export interface PartAddress {
  readonly before?: RowPlace | string | undefined;
  readonly after?: RowPlace | string | undefined;
  readonly done?: string | undefined;
  /** To which rows. */
  readonly ids?: readonly string[] | undefined;
}

/**
 * Returns the address of a part of a list, with its filter and order.
 *
 * @param path of the list
 * @param filter the filter, or the whole query
 * @param part which part. @default its top
 */
export function partHref(
  path: string,
  filter: ListFilter,
  { before, after, done, ids }: PartAddress = {},
): string {
  const filters = Object.fromEntries(filterNames.map((name) => [name, filter[name]]));
  const places = { before: placeText(before), after: placeText(after) };
  return listHref(path, { ...filters, ...places, done, ids: ids?.join('.') });
}

function placeText(place: RowPlace | string | undefined): string | undefined {
  return typeof place === 'string' ? place : writePlace(place);
}
