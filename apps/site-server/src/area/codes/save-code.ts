import { writeAudit, type AuditedAct } from '../../audit/write-audit';
import { findProductSlugs } from '../../shop/catalogue/find-product-slugs';
import { findCoupons, saveCoupon } from '../../shop/codes/coupons';
import { findCouponById, type ListedCoupon } from '../../shop/codes/list-coupons';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import {
  readCodeFields,
  readSlugs,
  usesText,
  type CodeFacts,
  type CodeFields,
} from './code-fields';
import { sayOfCodes } from './code-texts';

/**
 * Loads what the form of a code needs.
 *
 * @param db the reading side or a transaction
 * @param site the site
 * @param products ids and addresses of products that it names
 */
export async function loadCodeFacts(
  db: Database,
  site: Site,
  products: readonly string[],
): Promise<CodeFacts> {
  const { currencies } = readShopSettings(site.settings);
  const slugs = await findProductSlugs(db, site.id, products);
  return { currencies, timeZone: siteTimeZone(site), slugs };
}

/** A code that somebody saves. */
export interface EnteredCode {
  readonly site: Site;
  /** Undefined for a new one. */
  readonly id: string | undefined;
  readonly fields: CodeFields;
  readonly by: Pick<AuditedAct, 'by' | 'request'>;
}

/** Why a code was not saved. */
export interface UnsavedCode {
  readonly facts: CodeFacts;
  readonly wrong: ReadonlyMap<string, string>;
  /** Whether somebody else changed it meanwhile. */
  readonly isChanged: boolean;
  /** As it is stored now; undefined for a new one. */
  readonly stored: ListedCoupon | undefined;
}

/**
 * Saves a code, unless it is entered wrongly or somebody else changed it meanwhile.
 *
 * @returns why it was not saved; 'gone' if there is none; undefined if it was
 */
export function saveCode(
  store: Pick<Store, 'write' | 'now' | 'createId'>,
  { site, id, fields, by }: EnteredCode,
): Promise<UnsavedCode | 'gone' | undefined> {
  return store.write(async (db) => {
    const stored = id === undefined ? undefined : await findCouponById(db, site.id, id);
    if (id !== undefined && !stored) return 'gone';
    const facts = await loadCodeFacts(db, site, [
      ...readSlugs(fields).map((slug) => slug.replace(/^\//, '')),
      ...(stored?.productIds ?? []),
    ]);
    const read = readCodeFields(fields, facts);
    const wrong = new Map(read.wrong);
    const { input } = read;
    const isOwn = stored?.code.toUpperCase() === input.code.toUpperCase();
    const [other] = isOwn || wrong.has('code') ? [] : await findCoupons(db, site.id, [input.code]);
    if (other) wrong.set('code', sayOfCodes('takenCode'));
    const usesLeft = keepUses(fields, stored, input.usesLeft ?? null);
    if (usesLeft === 'changed' && !wrong.has('uses'))
      wrong.set('uses', sayOfCodes('usedMeanwhile', { now: stored ? usesText(stored) : '' }));
    const isChanged = stored !== undefined && String(stored.updatedAt) !== fields['seen'];
    if (wrong.size > 0 || isChanged || usesLeft === 'changed')
      return { facts, wrong, isChanged, stored };
    const now = store.now();
    const saved = { ...input, usesLeft };
    await saveCoupon(db, site.id, saved, { id: id ?? store.createId(), now });
    await writeAudit(db, store, { ...by, act: 'codeSaved', subject: input.code });
    return undefined;
  });
}

/** What buyers used meanwhile is never given back: it stays unless somebody sets another number. */
function keepUses(
  fields: CodeFields,
  stored: ListedCoupon | undefined,
  entered: number | null,
): number | null | 'changed' {
  if (!stored) return entered;
  const seen = fields['seen-uses'] ?? '';
  if ((fields['uses'] ?? '').trim() === seen) return stored.usesLeft;
  return usesText(stored) === seen ? entered : 'changed';
}
