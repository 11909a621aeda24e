import type { SiteLook } from '@frontage/site-model/look';
import { sayOfLook } from './look-texts';
import type { LookVersion } from './look-versions';
import { isSameLook } from './looks';

/**
 * Lists what a version of a look is now, in words.
 *
 * @param version the version
 * @param now the number of the newest one, and what visitors see: files of the site may have
 *   brought another look since one was published
 */
export function listVersionStates(
  { number, isPublished, publishedAt, look }: LookVersion,
  { newest, seen }: { readonly newest: number; readonly seen: SiteLook },
): readonly string[] {
  if (isPublished && isSameLook(look, seen)) return [sayOfLook('isPublished')];
  return [
    ...(number === newest ? [sayOfLook('isNewest')] : []),
    ...(publishedAt === null ? [] : [sayOfLook('wasPublished')]),
  ];
}
