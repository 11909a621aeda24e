import type { Database } from '../store/database';
import { prepareRowQuery, type QueryParam } from '../store/prepare-query';
import { parseJson, toJson } from '../store/json-text';
import { hostIdentifier, siteIdentifier } from './app-host';
import type { Site, SiteSettings } from './site-settings';
import type { SiteTable } from './site-table';

/**
 * Finds the site of a host: by host and port, then by host alone, then by its name below the domain
 * of the app [2.06], then the only site there is.
 *
 * @param db the reading side
 * @param host as the request names it, such as `studio.example` or `localhost:3000`
 * @param appDomain below which sites are looked after. @default none
 */
export async function findSite(
  db: Database,
  host: string,
  appDomain?: string,
): Promise<Site | undefined> {
  const full = host.toLowerCase();
  const name = full.replace(/:\d+$/, '');
  const rows = await db.selectFrom('site').selectAll().where('host', 'in', [full, name]).execute();
  const row = rows.find((candidate) => candidate.host === full) ?? rows[0];
  if (row) return readSite(row);
  const identifier = hostIdentifier(full, appDomain);
  const named = identifier === undefined ? undefined : await findByIdentifier(db, identifier);
  if (named) return named;
  const [only, another] = await db.selectFrom('site').selectAll().limit(2).execute();
  return only && !another ? readSite(only) : undefined;
}

/** Few servers have so many sites that reading their settings once a second would cost. */
async function findByIdentifier(db: Database, identifier: string): Promise<Site | undefined> {
  const rows = await db
    .selectFrom('site')
    .selectAll()
    // An identifier has no character with a meaning of its own.
    .where('settings', 'like', `%"identifier":"${identifier}"%`)
    .orderBy('id')
    .execute();
  return rows.map((row) => readSite(row)).find((site) => siteIdentifier(site) === identifier);
}

/** Lists all sites of a server. */
export async function listSites(db: Database): Promise<readonly Site[]> {
  const rows = await db.selectFrom('site').selectAll().orderBy('id').execute();
  return rows.map((row) => readSite(row));
}

/**
 * Finds a site by its id.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 */
export async function findSiteById(db: Database, siteId: string): Promise<Site | undefined> {
  const row = await findSiteRow(db, siteId);
  return row && readSite(row);
}

/** Finds the row of a site. */
export async function findSiteRow(db: Database, siteId: string): Promise<SiteTable | undefined> {
  return selectSite(db, { siteId });
}

const selectSite = prepareRowQuery((db, param: QueryParam<{ siteId: string }>) =>
  db.selectFrom('site').selectAll().where('id', '=', param('siteId')),
);

/** The input of `saveSite`; an existing id is changed, a new one added. */
export interface SiteInput {
  id: string;
  host?: string;
  settings: SiteSettings;
}

/**
 * Adds a site or changes its settings.
 *
 * @param db the transaction of a write
 * @param input the site
 * @param now UTC milliseconds
 */
export async function saveSite(db: Database, input: SiteInput, now: number): Promise<void> {
  const values = {
    host: input.host?.toLowerCase() ?? null,
    settings: toJson(input.settings),
    updated_at: now,
  };
  await db
    .insertInto('site')
    .values({ id: input.id, revision: 1, shop_revision: 0, created_at: now, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ ...values, revision: eb('site.revision', '+', 1) })),
    )
    .execute();
}

/**
 * Records a change that visitors can see, so that cached pages are rendered again.
 *
 * @param db the transaction of the change
 * @param siteId the site
 * @param now UTC milliseconds
 */
export async function touchSite(db: Database, siteId: string, now: number): Promise<void> {
  await db
    .updateTable('site')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', siteId)
    .execute();
}

/**
 * Records a change of products that visitors can see: pages that show products are rendered again.
 *
 * @param db the transaction of the change
 * @param siteId the site
 */
export async function touchSiteShop(db: Database, siteId: string): Promise<void> {
  await db
    .updateTable('site')
    .set((eb) => ({ shop_revision: eb('shop_revision', '+', 1) }))
    .where('id', '=', siteId)
    .execute();
}

/**
 * Makes a site from its row.
 *
 * @param row the row
 * @param settings its parsed settings. @default they are parsed from the row
 */
export function readSite(row: SiteTable, settings: SiteSettings = parseJson(row.settings)): Site {
  return {
    id: row.id,
    host: row.host ?? undefined,
    revision: row.revision,
    shopRevision: row.shop_revision,
    settings,
  };
}
