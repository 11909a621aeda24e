import * as z from 'zod';
import { itemKinds } from '../../imports/other-sites/imported-item';
import { queryText } from '../list-query';
import { lineStates } from './site-import-table';

/** The address of the page that imports. */
export const importsPath = '/config/import';

/** Returns the address of one import. */
export function importPath(id: string): string {
  return `${importsPath}/${id}`;
}

/** How many lines a part of the list has. */
export const linesAtOnce = 50;

/** The query of one import: which lines it shows, and from which on. */
export const importQuery = z.object({
  q: queryText(200),
  kind: z
    .enum([...itemKinds, 'other'])
    .optional()
    .catch(undefined),
  state: z.enum(lineStates).optional().catch(undefined),
  from: z.coerce.number().int().min(0).max(1_000_000).optional().catch(undefined),
});

/** What such a query asks for. */
export type ImportQuery = z.infer<typeof importQuery>;

/** What somebody does with an import. */
export const importBody = z.object({
  do: z.enum(['start', 'stop', 'read', 'forget']),
  page: z.literal('on').optional(),
  post: z.literal('on').optional(),
  product: z.literal('on').optional(),
  picture: z.literal('on').optional(),
  download: z.literal('on').optional(),
});
