import * as z from 'zod';
import { isStorable } from '../../store/is-storable';
import { readFramedPage } from '../preview/preview-path';

/** The address of the look of a site. */
export const lookPath = '/config/look';

const framedPage = z.string().transform(readFramedPage);

/** The number of a version of a look; 0 for none. */
export const versionNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** What was just done to the look, in an address. */
export const lookDone = [
  'saved',
  'published',
  'restored',
  'undone',
  'publishedAgain',
  'fontAdded',
  'unchanged',
  'gone',
] as const;

/** What was just done to the look. */
export type LookDone = (typeof lookDone)[number];

/** The page in the frame, what was just done, and what visitors saw before. */
export const lookQuery = z.object({
  at: framedPage.catch('/'),
  done: z.enum(lookDone).optional().catch(undefined),
  before: versionNumber.optional().catch(undefined),
});

/** Which page is shown in which look. */
export const lookPageQuery = z.object({
  at: framedPage.catch('/'),
  /** Whether the page has the look of the theme alone, for a script that brings its own. */
  plain: z.literal('').optional().catch(undefined),
  version: versionNumber.optional().catch(undefined),
});

/** What is done to the look, in a form. */
const lookAct = z.union([
  z.enum(['draft', 'publish']),
  z.templateLiteral(['reset@', z.string()]),
  z.templateLiteral(['start@', z.string()]),
]);

/** The form of the look: an act, the newest version when it was opened, and the parts by name. */
export const lookForm = z
  .object({ do: lookAct, seen: versionNumber, at: framedPage.catch('/') })
  .catchall(z.string().max(200).refine(isStorable));

/** A form about one version. */
export const versionForm = z.object({
  do: z.enum(['restore', 'undo', 'publish']),
  number: versionNumber,
  seen: versionNumber,
  at: framedPage.catch('/'),
});

/** Formats the address of the look, with the page in its frame. */
export function lookHref(
  at: string,
  told: Readonly<Partial<Record<'done' | 'before', string>>> = {},
): string {
  const query = new URLSearchParams({ ...told, ...(at !== '/' && { at }) }).toString();
  return query === '' ? lookPath : `${lookPath}?${query}`;
}

/**
 * Formats the address of a page of the site in a look.
 *
 * @param at the path and query of the page, which stand last
 * @param version of the look. @default its draft
 */
export function lookPageHref(at: string, version?: number): string {
  const shown = version === undefined ? '' : `version=${version}&`;
  return `${lookPath}/page?${shown}${new URLSearchParams({ at }).toString()}`;
}
