import type { Database } from '../store/database';
import { prepareQuery, type QueryParam } from '../store/prepare-query';
import type { Mail, OutgoingMail } from './mail';
import type { OutboxTable } from './outbox-table';
import { stuckMails } from './stuck-mails';

/** A mail to put into the outbox. */
export interface NewMail extends Mail {
  id: string;
  siteId: string;
  /** What it is about: `submission`, `suspects` or `confirm`. */
  kind: string;
  /** Of the mails with the same value here, only the first is kept. */
  once?: string;
  messageId: string;
  createdAt: number;
  /** UTC milliseconds. @default createdAt */
  sendAt?: number;
}

/** The state of a mail, for the owner. */
export interface MailState {
  id: string;
  kind: string;
  to: string;
  subject: string;
  createdAt: number;
  /** The number of attempts. */
  attempts: number;
  state: 'waiting' | 'sent' | 'failed';
  /** The last error; `''` if there was none. */
  error: string;
}

/**
 * Puts mails into the outbox, in the transaction that also stores what they report.
 *
 * @param db the transaction of a write
 * @param mails one or more mails
 */
export async function enqueueMail(db: Database, ...mails: readonly NewMail[]): Promise<void> {
  for (const mail of mails)
    await insertMail(db, {
      id: mail.id,
      site_id: mail.siteId,
      kind: mail.kind,
      once: mail.once ?? null,
      message_id: mail.messageId,
      recipient: mail.to,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      unsubscribe_url: mail.unsubscribeUrl,
      created_at: mail.createdAt,
      next_at: mail.sendAt ?? mail.createdAt,
    });
}

type MailParams = Omit<OutboxTable, 'attempts' | 'sent_at' | 'failed_at' | 'last_error'>;

const insertMail = prepareQuery((db, param: QueryParam<MailParams>) =>
  db
    .insertInto('outbox')
    .values({
      id: param('id'),
      site_id: param('site_id'),
      kind: param('kind'),
      once: param('once'),
      message_id: param('message_id'),
      recipient: param('recipient'),
      reply_to: param('reply_to'),
      subject: param('subject'),
      text_body: param('text_body'),
      html_body: param('html_body'),
      unsubscribe_url: param('unsubscribe_url'),
      created_at: param('created_at'),
      next_at: param('next_at'),
      attempts: 0,
      sent_at: null,
      failed_at: null,
      last_error: '',
    })
    .onConflict((conflict) => conflict.column('once').doNothing()),
);

/**
 * Whether there is a mail with that `once`.
 *
 * @param db the reading side or a transaction
 * @param once as in `NewMail`
 */
export async function isMailEnqueued(db: Database, once: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('once', '=', once)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes a mail back that has not gone out, also while it waits to be tried again. One that is being
 * sent at that moment still arrives.
 *
 * @param db the transaction of a write
 * @param once of the mail
 */
export async function withdrawMail(db: Database, once: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('once', '=', once)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/**
 * Lists the ids of due mails, oldest first.
 *
 * @param db the reading side
 * @param now UTC milliseconds
 * @param limit the most
 */
export async function listDueMails(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Claims a mail for sending: nobody else gets it before `until`. If two servers try at once, one
 * gets it, because the row is read again under its lock.
 *
 * @param db the transaction of a write
 * @param id the mail
 * @param times now, and when another server may assume that this one has died
 * @returns undefined if it is no longer due
 */
export async function claimMail(
  db: Database,
  id: string,
  { now, until }: { now: number; until: number },
): Promise<(OutgoingMail & { attempts: number }) | undefined> {
  const row = await db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: until }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return row && { ...readMail(row), attempts: row.attempts };
}

/** The result of an attempt: sent, to be retried, or given up. */
export type MailOutcome =
  | { sentAt: number }
  /** `attempts`: the count so far, if this attempt does not count. */
  | { retryAt: number; error: string; attempts?: number }
  | { failedAt: number; error: string };

function columnsOf(outcome: MailOutcome): Partial<OutboxTable> {
  if ('sentAt' in outcome) return { sent_at: outcome.sentAt, last_error: '' };
  if ('failedAt' in outcome) return { failed_at: outcome.failedAt, last_error: outcome.error };
  const { retryAt, error, attempts } = outcome;
  return { next_at: retryAt, last_error: error, ...(attempts !== undefined && { attempts }) };
}

/**
 * Records the result of an attempt to send a mail.
 *
 * @param db the transaction of a write
 * @param id the mail
 * @param outcome the result
 */
export async function settleMail(db: Database, id: string, outcome: MailOutcome): Promise<void> {
  await db
    .updateTable('outbox')
    .set(columnsOf(outcome))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Lists the states of a site's mails, newest first: for the owner, and for anyone looking for a
 * missing mail.
 *
 * @param db the reading side
 * @param siteId the site
 * @param limit the most. @default 100
 */
export async function listMailStates(
  db: Database,
  siteId: string,
  limit = 100,
): Promise<MailState[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readMailState);
}

/**
 * Lists the mails of a site that did not go out when they were tried, newest first.
 *
 * @param db the reading side
 * @param siteId the site
 * @param limit the most. @default 20
 */
export async function listStuckMails(
  db: Database,
  siteId: string,
  limit = 20,
): Promise<MailState[]> {
  const rows = await stuckMails(db, siteId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readMailState);
}

/** Lists the states of mails by their ids; of those that were sent long ago nothing is known. */
export async function findMailStates(db: Database, ids: readonly string[]): Promise<MailState[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('outbox').selectAll().where('id', 'in', ids).execute();
  return rows.map(readMailState);
}

function readMailState(row: OutboxTable): MailState {
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    createdAt: row.created_at,
    attempts: row.attempts,
    state: stateOf(row),
    error: row.last_error,
  };
}

function stateOf({ sent_at, failed_at }: Pick<OutboxTable, 'sent_at' | 'failed_at'>) {
  if (sent_at !== null) return 'sent';
  return failed_at === null ? 'waiting' : 'failed';
}

/** How long a sent mail is kept, in milliseconds: it contains what a visitor entered. */
export const sentMailLifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes mails that were sent long ago. Those that were given up stay.
 *
 * @param db the transaction of a write
 * @param now UTC milliseconds
 */
export async function sweepSentMails(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('sent_at', '<', now - sentMailLifetime)
    .execute();
}

function readMail(row: OutboxTable): OutgoingMail {
  return {
    id: row.id,
    siteId: row.site_id,
    messageId: row.message_id,
    to: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    unsubscribeUrl: row.unsubscribe_url,
    createdAt: row.created_at,
  };
}
