import * as z from 'zod';
import { assetKinds } from '../../pictures/list-library';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';
import { listPlace, writePlace } from '../list-place';

/** The query of the list: what is searched, which part is shown, and what was just done. */
export const assetQuery = z.object({
  q: z.string().max(200).refine(isStorable).optional().catch(undefined),
  kind: z.enum(assetKinds).optional().catch(undefined),
  before: listPlace,
  after: listPlace,
  added: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  deleted: z.string().max(300).refine(isStorable).optional().catch(undefined),
});

/** What a query asks for. */
export type AssetQuery = z.infer<typeof assetQuery>;

/** The address of the list. */
export const assetsPath = '/config/files';

/**
 * Returns the address of a part of the list.
 *
 * @param query what is searched
 * @param part which part of the list
 */
export function assetsHref(
  { q, kind }: Pick<AssetQuery, 'q' | 'kind'>,
  { before, after }: Partial<Pick<AssetQuery, 'before' | 'after'>>,
): string {
  return listHref(assetsPath, { q, kind, before: writePlace(before), after: writePlace(after) });
}
