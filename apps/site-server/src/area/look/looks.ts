import { readLook, type SiteLook } from '@frontage/site-model/look';
import type { Account } from '../../accounts/accounts';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { changeSettings } from '../../sites/change-settings';
import { lockSite } from '../../sites/lock-site';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import {
  findLookVersion,
  findNewestLookVersion,
  insertLookVersion,
  listLookVersions,
  publishLookVersion,
} from './look-versions';
import { sayOfLook } from './look-texts';

/** Who changes the look of a site, and from where. */
export interface LookActor {
  readonly by: Account;
  readonly request: Pick<EndpointRequest, 'address'>;
  /** The newest version when they began. */
  readonly seen: number;
}

/** What became of a change: the newest version now, and the one that visitors saw before. */
export type ChangedLook =
  | { readonly outcome: 'done'; readonly number: number; readonly before: number }
  | { readonly outcome: 'unchanged' | 'overtaken' | 'gone' };

type LookStore = Pick<Store, 'change' | 'now' | 'createId'>;

/**
 * Saves a look as the newest version, which nobody but those who look after the site sees, or
 * publishes it as well. Nothing is written over what somebody else has saved meanwhile.
 */
export function saveLook(
  store: LookStore,
  actor: LookActor,
  { look, isPublished }: { readonly look: SiteLook; readonly isPublished: boolean },
): Promise<ChangedLook> {
  return changeLook(store, actor, async (db, { newest, published, shown }) => {
    const isNew = !isSameLook(newest.look, look);
    if (!isNew && (!isPublished || isSameLook(shown, look))) return { outcome: 'unchanged' };
    const number = isNew ? await addVersion(db, store, actor, look) : newest.number;
    if (isPublished) await publishVersion(db, store, actor, { number, look });
    return { outcome: 'done', number, before: published };
  });
}

/** Makes the look of an earlier version the newest one again. */
export function restoreLook(
  store: LookStore,
  actor: LookActor,
  version: number,
): Promise<ChangedLook> {
  return changeLook(store, actor, async (db, { published }) => {
    const look = await findLookVersion(db, actor.by.siteId, version);
    if (!look) return { outcome: 'gone' };
    const number = await addVersion(db, store, actor, look);
    return { outcome: 'done', number, before: published };
  });
}

/** Shows visitors an earlier version again; the newest one stays as it is. */
export function publishLookAgain(
  store: LookStore,
  actor: LookActor,
  number: number,
): Promise<ChangedLook> {
  return changeLook(store, actor, async (db, { published }) => {
    const look = await findLookVersion(db, actor.by.siteId, number);
    if (!look) return { outcome: 'gone' };
    await publishVersion(db, store, actor, { number, look });
    return { outcome: 'done', number, before: published };
  });
}

/** Both are read by `readLook`, which keeps one order. */
export function isSameLook(one: SiteLook, other: SiteLook): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface LookState {
  readonly newest: Awaited<ReturnType<typeof findNewestLookVersion>>;
  /** The number of the version that was published last. */
  readonly published: number;
  /** What visitors see: files of the site may have brought another look since. */
  readonly shown: SiteLook;
}

function changeLook(
  store: LookStore,
  { by, seen }: LookActor,
  run: (db: Database, state: LookState) => Promise<ChangedLook>,
): Promise<ChangedLook> {
  return store.change(async (db) => {
    await lockSite(db, by.siteId);
    const site = await findSiteById(db, by.siteId);
    if (!site) return { outcome: 'gone' };
    const newest = await findNewestLookVersion(db, site);
    if (newest.number !== seen) return { outcome: 'overtaken' };
    const { look: shown } = readLook(site.settings.look);
    if (newest.number > 0) {
      const versions = await listLookVersions(db, by.siteId);
      const published = versions.find((one) => one.isPublished)?.number ?? 0;
      return run(db, { newest, published, shown });
    }
    // What visitors see today is the first version: one can go back to it.
    const now = store.now();
    const first = await insertLookVersion(db, {
      site_id: by.siteId,
      look: shown,
      made_by: '',
      created_at: now,
      published_at: now,
    });
    return run(db, { newest: { ...newest, number: first }, published: first, shown });
  });
}

async function addVersion(
  db: Database,
  store: LookStore,
  { by, request }: LookActor,
  look: SiteLook,
): Promise<number> {
  const number = await insertLookVersion(db, {
    site_id: by.siteId,
    look,
    made_by: by.name,
    created_at: store.now(),
    published_at: null,
  });
  const subject = sayOfLook('version', { number: String(number) });
  await writeAudit(db, store, { act: 'lookSaved', by, request, subject });
  return number;
}

async function publishVersion(
  db: Database,
  store: LookStore,
  { by, request }: LookActor,
  { number, look }: { readonly number: number; readonly look: SiteLook },
): Promise<void> {
  const now = store.now();
  await changeSettings(db, by.siteId, (settings) => ({ ...settings, look }), now);
  await publishLookVersion(db, { siteId: by.siteId, number }, now);
  const subject = sayOfLook('version', { number: String(number) });
  await writeAudit(db, store, { act: 'lookPublished', by, request, subject });
}
