import type { Database } from '../store/database';
import type { Mail, OutgoingMail } from './mail';
import type { OutboxTable } from './outbox-table';

/** A mail to put into the outbox. */
export interface NewMail extends Mail {
  id: string;
  siteId: string;
  /** What it is about: `submission`, `suspects` or `confirm`. */
  kind: string;
  /** Of mails with the same text here only the first is kept. */
  once?: string;
  messageId: string;
  createdAt: number;
  /** UTC milliseconds. @default createdAt */
  sendAt?: number;
}

/** How a mail is getting on, for the owner. */
export interface MailState {
  id: string;
  kind: string;
  to: string;
  subject: string;
  createdAt: number;
  /** How often it was tried. */
  attempts: number;
  state: 'waiting' | 'sent' | 'failed';
  /** What went wrong last; `''` when nothing did. */
  error: string;
}

/**
 * Puts mails into the outbox, in the transaction that also stores what they tell of.
 *
 * @param db the transaction of a write
 * @param mails one or a few of them
 */
export async function enqueueMail(db: Database, ...mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      mails.map((mail) => ({
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
        attempts: 0,
        sent_at: null,
        failed_at: null,
        last_error: '',
      })),
    )
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
}

/**
 * Ids of mails whose time has come, oldest first.
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
 * Takes a mail for sending: nobody else gets it before `until`. Of two servers that
 * try at once one gets it, since the row is looked at again under its lock.
 *
 * @param db the transaction of a write
 * @param id the mail
 * @param times now, and when another server may think that this one has died
 * @returns nothing when it is not due any more
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

/** What came of trying: sent, to be tried again, or given up. */
export type MailOutcome =
  | { sentAt: number }
  /** `attempts`: what is counted as tried so far, where this one does not count. */
  | { retryAt: number; error: string; attempts?: number }
  | { failedAt: number; error: string };

function columnsOf(outcome: MailOutcome): Partial<OutboxTable> {
  if ('sentAt' in outcome) return { sent_at: outcome.sentAt, last_error: '' };
  if ('failedAt' in outcome) return { failed_at: outcome.failedAt, last_error: outcome.error };
  const { retryAt, error, attempts } = outcome;
  return { next_at: retryAt, last_error: error, ...(attempts !== undefined && { attempts }) };
}

/**
 * Writes down what came of trying to send a mail.
 *
 * @param db the transaction of a write
 * @param id the mail
 * @param outcome what came of it
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
 * How the mails of a site are getting on, newest first: for the owner, and for whoever
 * looks for one that did not come.
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
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    createdAt: row.created_at,
    attempts: row.attempts,
    state: stateOf(row),
    error: row.last_error,
  }));
}

function stateOf({ sent_at, failed_at }: Pick<OutboxTable, 'sent_at' | 'failed_at'>) {
  if (sent_at !== null) return 'sent';
  return failed_at === null ? 'waiting' : 'failed';
}

/** How long a mail that was sent is kept, in milliseconds: it holds what a visitor entered. */
export const sentMailLifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * Forgets mails that were sent long ago. Those that were given up stay.
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
