import type { LookFont } from '@frontage/site-model/look';
import { servedFonts } from '../../pages/look-of-page';
import { listPages } from '../../pages/documents/list-pages';
import type { Site } from '../../sites/site-settings';
import type { LookServices } from './define-look-action';
import { listOwnFonts } from './list-own-fonts';
import { findNewestLookVersion, listLookVersions, type LookVersion } from './look-versions';

/** A look that is worked on, and what it is chosen from. */
export interface LoadedLook {
  readonly newest: Awaited<ReturnType<typeof findNewestLookVersion>>;
  /** What visitors see. @default no version: nobody has changed the look yet */
  readonly published: LookVersion | undefined;
  readonly fonts: readonly LookFont[];
  /** Those that were uploaded; undefined where their list did not come [8.18r]. */
  readonly ownFonts: readonly LookFont[] | undefined;
  /** The pages that visitors see: where they are, and their titles. */
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/** The most pages that are offered to try a look on. */
const mostPages = 200;

/** Loads the look that is worked on, and what it is chosen from. */
export async function loadLook(
  { store: { read: db }, files, runtime }: Pick<LookServices, 'store' | 'files' | 'runtime'>,
  site: Site,
): Promise<LoadedLook> {
  const [newest, versions, pages, ownFonts] = await Promise.all([
    findNewestLookVersion(db, site),
    listLookVersions(db, site.id),
    listPages(db, site.id, {}, { limit: mostPages }),
    // Everything else of the look can be chosen without them.
    listOwnFonts(db, files, site.id).catch(() => undefined),
  ]);
  return {
    newest,
    ownFonts,
    published: versions.find(({ isPublished }) => isPublished),
    fonts: servedFonts(runtime),
    pages: pages
      .filter(({ isVisible }) => isVisible)
      .map(({ slug, title }) => ({ path: `/${slug}`, title })),
  };
}
