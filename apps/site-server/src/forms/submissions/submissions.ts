import type { FormValues } from '@frontage/form-runtime';
import type { CamelRow } from '../../store/camel-row';
import type { Database } from '../../store/database';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';
import { parseJson, toJson } from '../../store/json-text';
import { readSpamReasons, type SpamReason } from './spam-reasons';
import type { SubmissionTable } from './submission-table';

/** A submission to store: its row, in the program's types; its key makes it unique [7.02]. */
export interface NewSubmission extends Omit<
  CamelRow<SubmissionTable>,
  'body' | 'flagged' | 'reasons' | 'readAt' | 'answeredAt'
> {
  /** Field id → what the visitor entered, sanitised. */
  values: FormValues;
  /** Whether it looks like spam; it is stored all the same. */
  flagged: boolean;
  /** Why it is flagged. */
  reasons: readonly SpamReason[];
}

/** One stored submission. */
export type Submission = Omit<NewSubmission, 'key' | 'searchText'>;

/**
 * Lists the submissions of a form, oldest first.
 *
 * @param db the reading side
 * @param formId the form
 */
export async function listSubmissions(db: Database, formId: string): Promise<Submission[]> {
  const rows = await db
    .selectFrom('submission')
    .selectAll()
    .where('form_id', '=', formId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(readSubmission);
}

/**
 * Lists a part of the submissions of a form, oldest first.
 *
 * @param db the reading side
 * @param formId the form
 * @param last the last submission of the previous part; undefined for the first part
 * @param limit the most
 */
export async function listSubmissionsAfter(
  db: Database,
  formId: string,
  last: Pick<Submission, 'createdAt' | 'id'> | undefined,
  limit: number,
): Promise<Submission[]> {
  let query = db.selectFrom('submission').selectAll().where('form_id', '=', formId);
  if (last)
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '>', last.createdAt),
        eb.and([eb('created_at', '=', last.createdAt), eb('id', '>', last.id)]),
      ]),
    );
  const rows = await query.orderBy('created_at').orderBy('id').limit(limit).execute();
  return rows.map(readSubmission);
}

/**
 * Stores a submission unless its key already exists.
 *
 * @param db the transaction of a write
 * @param submission what to store
 * @returns whether it was stored now
 */
export async function insertSubmission(db: Database, submission: NewSubmission): Promise<boolean> {
  const { affected } = await insertRow(db, {
    id: submission.id,
    site_id: submission.siteId,
    form_id: submission.formId,
    key: submission.key,
    body: toJson(submission.values),
    page_id: submission.pageId,
    page_title: submission.pageTitle,
    page_path: submission.pagePath,
    content_source: submission.contentSource,
    flagged: submission.flagged ? 1 : 0,
    reasons: submission.reasons.join(' '),
    search_text: submission.searchText,
    created_at: submission.createdAt,
  });
  return affected === 1;
}

const insertRow = prepareQuery(
  (db, param: QueryParam<Omit<SubmissionTable, 'read_at' | 'answered_at'>>) =>
    db
      .insertInto('submission')
      .values({
        id: param('id'),
        site_id: param('site_id'),
        form_id: param('form_id'),
        key: param('key'),
        body: param('body'),
        page_id: param('page_id'),
        page_title: param('page_title'),
        page_path: param('page_path'),
        content_source: param('content_source'),
        flagged: param('flagged'),
        reasons: param('reasons'),
        search_text: param('search_text'),
        read_at: null,
        answered_at: null,
        created_at: param('created_at'),
      })
      .onConflict((conflict) => conflict.column('key').doNothing()),
);

/** Turns a row into a submission. */
export function readSubmission(row: SubmissionTable): Submission {
  return {
    id: row.id,
    siteId: row.site_id,
    formId: row.form_id,
    values: parseJson(row.body),
    pageId: row.page_id,
    pageTitle: row.page_title,
    pagePath: row.page_path,
    contentSource: row.content_source,
    flagged: row.flagged === 1,
    reasons: readSpamReasons(row.reasons),
    createdAt: row.created_at,
  };
}
