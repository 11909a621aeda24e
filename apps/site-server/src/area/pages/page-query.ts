import * as z from 'zod';
import { pageStates } from '../../pages/documents/list-pages';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';

/** What was just done to a page. */
export const pageActs = [
  'publish',
  'takeBack',
  'schedule',
  'unschedule',
  'delete',
  'restore',
  'review',
  'reviewed',
  'copy',
] as const;

/** Something that is done to a page. */
export type PageAct = (typeof pageActs)[number];

/** An address of a page, or of one that was deleted, as a place in the list. */
const place = z.string().max(200).refine(isStorable).optional().catch(undefined);

/** The query of the list: what is searched, which part is shown, and what was just done. */
export const pageQuery = z.object({
  q: z.string().max(200).refine(isStorable).optional().catch(undefined),
  state: z.enum(pageStates).optional().catch(undefined),
  before: place,
  after: place,
  done: z.literal('delete').optional().catch(undefined),
  page: z.string().max(60).refine(isStorable).optional().catch(undefined),
});

/** What a query asks for. */
export type PageQuery = z.infer<typeof pageQuery>;

/** The query of one page: what was just done to it. */
export const onePageQuery = z.object({
  done: z
    .enum([...pageActs, 'saved'])
    .optional()
    .catch(undefined),
});

/** The address of the list. */
export const pagesPath = '/config/pages';

/** The beginning of the addresses of previews. */
export const previewPath = '/config/preview';

/** The number of a page's last change that somebody has seen. */
export const seenRevision = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/**
 * Returns the address of a part of the list.
 *
 * @param query what is searched
 * @param part which part of the list
 */
export function pagesHref(
  { q, state }: Pick<PageQuery, 'q' | 'state'>,
  { before, after }: Partial<Pick<PageQuery, 'before' | 'after'>>,
): string {
  return listHref(pagesPath, { q, state, before, after });
}
