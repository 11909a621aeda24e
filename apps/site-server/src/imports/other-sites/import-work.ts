import type { Site } from '../../sites/site-settings';
import type { ImportStore } from '../site-files/import-store';
import type { createImportNotes } from './create-import-notes';
import type { OtherImportWish } from './other-import-wish';
import type { OtherSite } from './other-site';

/** An import under way: what comes where, how, and who notes it. */
export interface ImportWork extends Pick<ReturnType<typeof createImportNotes>, 'bring'> {
  readonly store: ImportStore;
  readonly site: Site;
  readonly found: OtherSite;
  readonly wish: OtherImportWish;
  /** Gives an id by the name of a file. */
  readonly idOf: (name: string) => string;
}
