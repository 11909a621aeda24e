import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Permission } from '@frontage/site-model/enums';
import { importOtherSite } from '../../imports/other-sites/import-other-site';
import type { ImportWatch } from '../../imports/other-sites/imported-item';
import type { OtherSite } from '../../imports/other-sites/other-site';
import { planOtherSite } from '../../imports/other-sites/plan-other-site';
import { readOtherSite } from '../../imports/other-sites/read-other-site';
import type { ImportStore } from '../../imports/site-files/import-store';
import { redirectsOf } from '../../pages/documents/redirects';
import { savePage } from '../../pages/documents/save-page';
import { AssetRefusal } from '../../pictures/asset-refusal';
import type { Site } from '../../sites/site-settings';
import { createPulse, ImportEnded, type Pulse } from './create-pulse';
import { describeFound } from './describe-found';
import { noteLine, replacePictureLines } from './import-line';
import type { ImportServices } from './import-services';
import { sayOfImports } from './import-texts';
import { sourcesOf } from './open-import';
import type { ImportChoice } from './site-import-table';
import { changeImport } from './site-import';
import { stampOf } from './stamp-of';
import { takeKinds } from './take-kinds';

/** What brings an import. */
type BringingServices = Pick<ImportServices, 'store' | 'importFolders' | 'fetchPicture' | 'report'>;

/** Who brings what. */
export interface BroughtImport {
  readonly site: Site;
  readonly id: string;
  readonly choice: ImportChoice;
  /** The name of who brings it. */
  readonly by: string;
  /** What they may do. */
  readonly permissions: readonly Permission[];
}

/**
 * Brings what was chosen of an import into the site, thing by thing, as drafts. What is there
 * already stays, so it may go on after it was stopped.
 *
 * @param services the store and the folders
 * @param brought who brings what
 */
export async function bringImport(
  services: BringingServices,
  brought: BroughtImport,
): Promise<void> {
  const { store, importFolders } = services;
  const { site, id, by } = brought;
  const pulse = createPulse(store, id, 'importing');
  const named: ImportStore = {
    ...store,
    savePage: (input) =>
      store.write((db) => savePage(db, input, { now: store.now(), createId: store.createId, by })),
  };
  const sources = await sourcesOf(importFolders.path(id));
  for (const [part, { path }] of sources.entries()) {
    const found = await readPart(services, brought, { path, part }, pulse);
    if (!found) continue;
    const wish = { publish: false, replace: false };
    await importOtherSite(named, site, found, wish, watchPart(services, brought, { part, pulse }));
  }
  await store.write((db) => changeImport(db, id, ['importing'], { state: 'done' }, store.now()));
  await importFolders.remove(id);
}

/** A source that could not be read was named when all was read first. */
async function readPart(
  { store, importFolders, fetchPicture }: BringingServices,
  { site, id, choice, permissions }: BroughtImport,
  { path, part }: { readonly path: string; readonly part: number },
  { step }: Pulse,
): Promise<OtherSite | undefined> {
  const kept = join(importFolders.path(id), 'fetched');
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const wish = {
    download: choice.download,
    withPictures: choice.kinds.includes('picture'),
    fetchPicture,
    beforePicture: step,
    breathe: step,
    async keepPicture(content: Uint8Array) {
      const file = join(kept, randomUUID());
      await writeFile(file, content, { mode: 0o600 });
      return () => readFileSync(file);
    },
  };
  const found = await readOtherSite(path, wish).catch((error: unknown) => {
    if (error instanceof ImportEnded) throw error;
    return undefined;
  });
  if (!found) return undefined;
  if (choice.download) {
    const lines = describeFound(site, found, await planOtherSite(store, site, found));
    const pictures = lines.filter(({ kind }) => kind === 'picture');
    await store.write((db) => replacePictureLines(db, id, part, pictures));
  }
  const mayRedirect = permissions.includes('settings.general');
  const rows = await redirectsOf(store.read, site.id).select(['redirect.path']).execute();
  const known = new Set(rows.map((row) => row.path));
  // An old address that leads somewhere already is its owner's.
  const redirects = found.redirects.filter((entry) => mayRedirect && !known.has(entry.path));
  return takeKinds({ ...found, redirects }, choice.kinds);
}

function watchPart(
  { store, report }: BringingServices,
  { site, id }: BroughtImport,
  { part, pulse }: { readonly part: number; readonly pulse: Pulse },
): ImportWatch {
  return {
    before: pulse.step,
    async note(item) {
      const stamp = item.state === 'made' ? await stampOf(store.read, site.id, item) : '';
      await store.write((db) => noteLine(db, id, part, item, stamp));
    },
    explain(error) {
      if (error instanceof ImportEnded) throw error;
      if (error instanceof AssetRefusal) return error.message;
      report(error, 'a thing of an import was left out');
      return sayOfImports('refusedByStore');
    },
  };
}
