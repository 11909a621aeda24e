import { countRows } from '../../store/count-rows';
import type { Database } from '../../store/database';
import { hasWords } from '../../store/search-key';
import { findPart, type RowPart } from '../../store/row-part';
import type { SpamReason } from './spam-reasons';
import type { SubmissionTable } from './submission-table';
import { readSubmission, type Submission } from './submissions';

/** A submission as those who look after the site see it. */
export interface Message extends Submission {
  /** UTC milliseconds; undefined while nobody has opened it. */
  readonly readAt: number | undefined;
  /** UTC milliseconds; undefined while nobody has answered it here. */
  readonly answeredAt: number | undefined;
}

/** The states by which messages are filtered. */
export const messageStates = ['unread', 'read', 'answered', 'suspected'] as const;

/** Which messages are listed. */
export interface MessageFilter {
  /** @default those of all forms */
  readonly formId?: string | undefined;
  /** @default all */
  readonly state?: (typeof messageStates)[number] | undefined;
  /** Words that a message has, each of them somewhere. @default '' */
  readonly search?: string;
}

/**
 * Lists a part of a site's messages, newest first. Parts follow each other by the place of their
 * last message, so what arrives meanwhile moves nothing.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listMessages(
  db: Database,
  siteId: string,
  { formId, state, search = '' }: MessageFilter,
  part: RowPart,
): Promise<Message[]> {
  let query = db.selectFrom('submission').selectAll().where('site_id', '=', siteId);
  if (formId !== undefined) query = query.where('form_id', '=', formId);
  if (state === 'suspected') query = query.where('flagged', '=', 1);
  if (state === 'unread') query = query.where('read_at', 'is', null);
  if (state === 'answered') query = query.where('answered_at', 'is not', null);
  if (state === 'read') query = query.where('read_at', 'is not', null);
  for (const hasWord of hasWords('search_text', search)) query = query.where(hasWord);
  const rows = await findPart(query, part);
  return rows.map(readMessage);
}

/** Finds one message of a site. */
export async function findMessage(
  db: Database,
  siteId: string,
  id: string,
): Promise<Message | undefined> {
  const row = await db
    .selectFrom('submission')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readMessage(row);
}

/**
 * Notes that messages were opened, or that they are to count as new again.
 *
 * @param db the transaction of a write
 * @param siteId the site; messages of others stay as they are
 * @param ids the messages
 * @param readAt UTC milliseconds; undefined for new
 * @returns those that were not so before
 */
export async function markMessages(
  db: Database,
  siteId: string,
  ids: readonly string[],
  readAt: number | undefined,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('submission')
    .set({ read_at: readAt ?? null })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('read_at', readAt === undefined ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Notes that messages are spam, or that they are none, as somebody has seen for themselves.
 *
 * @param db the transaction of a write
 * @param siteId the site; messages of others stay as they are
 * @param ids the messages
 * @param flagged whether they are spam
 * @returns those that were not so before
 */
export async function flagMessages(
  db: Database,
  siteId: string,
  ids: readonly string[],
  flagged: boolean,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const byHand: SpamReason = 'by-hand';
  const rows = await db
    .updateTable('submission')
    .set((eb) => ({
      flagged: flagged ? 1 : 0,
      // What looked like spam keeps its reasons, so that the mark can be put back.
      reasons: eb.case().when('reasons', '=', '').then(byHand).else(eb.ref('reasons')).end(),
    }))
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('flagged', '=', flagged ? 0 : 1)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts the messages of a site that nobody has opened, without those that look like spam. */
export async function countUnreadMessages(db: Database, siteId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('submission')
      .where('site_id', '=', siteId)
      .where('read_at', 'is', null)
      .where('flagged', '=', 0),
  );
}

function readMessage(row: SubmissionTable): Message {
  return {
    ...readSubmission(row),
    readAt: row.read_at ?? undefined,
    answeredAt: row.answered_at ?? undefined,
  };
}
