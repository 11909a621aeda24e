import { bytesPerMegabyte } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import type { UploadTable } from './upload-table';

/** A file of a form. Its bytes are in a file named by its id, which is never served. */
export interface Upload {
  /** 24 random hexadecimal characters: only its sender knows them. */
  id: string;
  siteId: string;
  formId: string;
  fieldId: string;
  /** The submission key it may be sent with; `''` for a plain post. */
  key: string;
  /** The sender, see `uploadSender`; deleted once the file belongs to a submission. */
  sender: string;
  /** Cleaned file name; its ending fits the type. */
  name: string;
  /** Media type, detected from its bytes. */
  mime: string;
  bytes: number;
  /** UTC milliseconds. */
  createdAt: number;
  /** The submission it belongs to; undefined while it waits. */
  submissionId?: string | undefined;
}

/** How long a file waits for its submission, in milliseconds: as long as a submission key. */
export const uploadLifetime = 24 * 60 * 60 * 1000;

/**
 * Stores the row of a file that is in place.
 *
 * @param db the transaction of a write
 * @param upload the file
 */
export async function insertUpload(db: Database, upload: Upload): Promise<void> {
  await db
    .insertInto('upload')
    .values({
      id: upload.id,
      site_id: upload.siteId,
      form_id: upload.formId,
      field_id: upload.fieldId,
      key: upload.key,
      sender: upload.sender,
      submission_id: null,
      name: upload.name,
      mime: upload.mime,
      bytes: upload.bytes,
      created_at: upload.createdAt,
    })
    .execute();
}

/** The files that a submission claims. */
export interface UploadClaim {
  submissionId: string;
  formId: string;
  fieldId: string;
  /** The key of the submission. */
  key: string;
  ids: readonly string[];
}

/**
 * Assigns waiting files to their submission.
 *
 * @param db the transaction that stores the submission
 * @param claim the files
 * @returns false if one is missing, was sent for another form, field or key, or is already assigned
 */
export async function claimUploads(db: Database, claim: UploadClaim): Promise<boolean> {
  if (claim.ids.length === 0) return true;
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ submission_id: claim.submissionId, sender: '' })
    .where('id', 'in', claim.ids)
    .where('form_id', '=', claim.formId)
    .where('field_id', '=', claim.fieldId)
    .where('key', 'in', [claim.key, ''])
    .where('submission_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === claim.ids.length;
}

/**
 * Lists the files of submissions.
 *
 * @param db the reading side
 * @param submissionIds the submissions
 */
export async function listUploadsOf(
  db: Database,
  submissionIds: readonly string[],
): Promise<Upload[]> {
  if (submissionIds.length === 0) return [];
  const rows = await db
    .selectFrom('upload')
    .selectAll()
    .where('submission_id', 'in', submissionIds)
    .execute();
  return rows.map(readUpload);
}

/** The most bytes of waiting files for each site: strangers cannot fill the disk. */
export const mostWaitingBytes = 1_000 * bytesPerMegabyte;

/** The most bytes of waiting files for each visitor: nobody can take the space of all others. */
export const mostWaitingBytesOfOne = 200 * bytesPerMegabyte;

/**
 * Whether a visitor may send one more file that waits for its submission.
 *
 * @param db the reading side
 * @param siteId the site
 * @param sender the visitor, see `uploadSender`
 */
export async function hasUploadRoom(
  db: Database,
  siteId: string,
  sender: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom('upload')
    .select((eb) => ['sender', eb.fn.sum('bytes').as('bytes')])
    .where('site_id', '=', siteId)
    .where('submission_id', 'is', null)
    .groupBy('sender')
    .execute();
  const totalBytes = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const bytesOfSender = Number(rows.find((row) => row.sender === sender)?.bytes ?? 0);
  return totalBytes <= mostWaitingBytes && bytesOfSender <= mostWaitingBytesOfOne;
}

/**
 * Deletes the rows of files whose submission never came.
 *
 * @param db the transaction of a write
 * @param before UTC milliseconds; older rows are deleted
 * @returns their ids, so that their bytes are deleted too
 */
export async function deleteStaleUploads(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('upload')
    .where('submission_id', 'is', null)
    .where('created_at', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes the rows of the files of submissions.
 *
 * @param db the transaction of a write
 * @param submissionIds the submissions
 * @returns their ids, so that their bytes are deleted too
 */
export async function deleteUploadsOf(
  db: Database,
  submissionIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .deleteFrom('upload')
    .where('submission_id', 'in', submissionIds)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Lists the files of all submissions of a form.
 *
 * @param db the reading side
 * @param formId the form
 */
export async function listUploadsOfForm(db: Database, formId: string): Promise<Upload[]> {
  const rows = await db
    .selectFrom('upload')
    .selectAll()
    .where('form_id', '=', formId)
    .where('submission_id', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.map(readUpload);
}

/**
 * Finds files by id; unknown ones are left out.
 *
 * @param db the reading side
 * @param ids their ids
 */
export async function findUploads(db: Database, ids: readonly string[]): Promise<Upload[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('upload').selectAll().where('id', 'in', ids).execute();
  return rows.map(readUpload);
}

/**
 * Finds which of some files are known.
 *
 * @param db the reading side
 * @param ids their ids
 */
export async function findKnownUploads(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('upload').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

function readUpload(row: UploadTable): Upload {
  return {
    id: row.id,
    siteId: row.site_id,
    formId: row.form_id,
    fieldId: row.field_id,
    key: row.key,
    sender: row.sender,
    name: row.name,
    mime: row.mime,
    bytes: row.bytes,
    createdAt: row.created_at,
    submissionId: row.submission_id ?? undefined,
  };
}
