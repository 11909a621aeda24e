import * as z from 'zod';
import { assetKinds, type ListedAssetFilter } from '../../pictures/list-library';
import { listQuery, queryText } from '../list-query';

/** The query of the list: what is searched, which part is shown, and what was just done. */
export const assetQuery = listQuery(['all'])
  .omit({ state: true })
  .extend({
    kind: z.enum(assetKinds).optional().catch(undefined),
    added: z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number)
      .optional()
      .catch(undefined),
    deleted: queryText(300),
    done: z.enum(['deletedMany', 'nothing']).optional().catch(undefined),
  });

/** What a query asks for. */
export type AssetQuery = z.infer<typeof assetQuery>;

/** The address of the list. */
export const assetsPath = '/config/files';

/** Returns which files a query asks for. */
export function assetFilter({ q: search = '', kind }: AssetQuery): ListedAssetFilter {
  return { search, kind };
}
