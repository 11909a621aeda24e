import type { CookieBannerRecord } from '@frontage/react-blocks/server';
import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../store/count-rows';
import type { Database, StoreTables } from '../store/database';
import { findPart, type RowPart } from '../store/row-part';
import type { ConsentChoiceTable } from './consent-choice-table';
// Its type is all that is needed of the table.
import type {} from './consent-text-table';

/** How long a choice is kept as proof, in milliseconds: three years. */
export const ledgerRetention = 3 * 365 * 24 * 60 * 60 * 1000;

/** A choice as the ledger keeps it. */
export interface LedgerChoice {
  readonly id: string;
  /** '' for a refusal that takes nothing back. */
  readonly consentId: string;
  readonly choice: 'accepted' | 'refused';
  readonly categories: readonly string[];
  readonly bannerVersion: number;
  /** '' for a choice that was made without a banner. */
  readonly textHash: string;
  readonly language: string;
  readonly hasSignal: boolean;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** Which choices of the ledger somebody looks for. */
export interface LedgerFilter {
  /** @default all */
  readonly choice?: LedgerChoice['choice'] | undefined;
  /** The consent id of one visitor. @default everybody's */
  readonly consentId?: string | undefined;
}

/**
 * Writes a choice into the ledger.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param choice what was chosen
 * @param shown what the banner said, kept once; undefined if that is not known any more
 */
export async function writeLedger(
  db: Database,
  siteId: string,
  choice: LedgerChoice,
  shown: CookieBannerRecord | undefined,
): Promise<void> {
  await db
    .insertInto('consent_choice')
    .values({
      id: choice.id,
      site_id: siteId,
      consent_id: choice.consentId,
      choice: choice.choice,
      categories: choice.categories.join(','),
      banner_version: choice.bannerVersion,
      text_hash: choice.textHash,
      language: choice.language,
      has_signal: choice.hasSignal ? 1 : 0,
      created_at: choice.createdAt,
    })
    .execute();
  if (!shown) return;
  await db
    .insertInto('consent_text')
    .values({ site_id: siteId, ...shown, created_at: choice.createdAt })
    .onConflict((conflict) => conflict.columns(['site_id', 'hash']).doNothing())
    .execute();
}

/** Lists a part of the ledger, newest first. See `findPart`. */
export async function listLedger(
  db: Database,
  siteId: string,
  filter: LedgerFilter,
  part: RowPart,
): Promise<LedgerChoice[]> {
  const rows = await findPart(
    filteredLedger(db, siteId, filter).select([
      'id',
      'consent_id',
      'choice',
      'categories',
      'banner_version',
      'text_hash',
      'language',
      'has_signal',
      'created_at as createdAt',
    ]),
    part,
  );
  return rows.map(readLedgerRow);
}

/** Counts the choices of a ledger, `most` at the most. */
export function countLedger(
  db: Database,
  siteId: string,
  filter: LedgerFilter,
  most?: number,
): Promise<number> {
  return countRows(filteredLedger(db, siteId, filter), most);
}

/** Finds what banners said, by their hashes. */
export async function findLedgerTexts(
  db: Database,
  siteId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('consent_text')
    .select(['hash', 'text'])
    .where('site_id', '=', siteId)
    .where('hash', 'in', [...new Set(hashes)])
    .execute();
  return new Map(rows.map(({ hash, text }) => [hash, text]));
}

/** Forgets choices that are older than they are kept; a text goes with its last choice. */
export async function sweepLedger(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('consent_choice')
    .where('created_at', '<', now - ledgerRetention)
    .execute();
  await db
    .deleteFrom('consent_text')
    .where('created_at', '<', now - ledgerRetention)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_choice')
            .select('consent_choice.id')
            .whereRef('consent_choice.site_id', '=', 'consent_text.site_id')
            .whereRef('consent_choice.text_hash', '=', 'consent_text.hash'),
        ),
      ),
    )
    .execute();
}

function filteredLedger(
  db: Database,
  siteId: string,
  { choice, consentId }: LedgerFilter,
): SelectQueryBuilder<StoreTables, 'consent_choice', object> {
  let query = db.selectFrom('consent_choice').where('site_id', '=', siteId);
  if (choice !== undefined) query = query.where('choice', '=', choice);
  if (consentId !== undefined) query = query.where('consent_id', '=', consentId);
  return query;
}

function readLedgerRow(
  row: Omit<ConsentChoiceTable, 'site_id' | 'created_at'> & { readonly createdAt: number },
): LedgerChoice {
  return {
    id: row.id,
    consentId: row.consent_id,
    choice: row.choice === 'accepted' ? 'accepted' : 'refused',
    categories: row.categories === '' ? [] : row.categories.split(','),
    bannerVersion: row.banner_version,
    textHash: row.text_hash,
    language: row.language,
    hasSignal: row.has_signal === 1,
    createdAt: row.createdAt,
  };
}
