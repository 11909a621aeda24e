import type { CamelRow } from '../../store/camel-row';
import type { Database } from '../../store/database';
import type { MessageNoteTable } from './message-note-table';

/** What somebody wrote about a message, or answered. */
export type MessageNote = CamelRow<MessageNoteTable>;

/**
 * Stores a note or an answer, and when the message was answered first.
 *
 * @param db the transaction of a write
 * @param note its id is new: what is sent twice is stored once
 * @returns whether it was stored now
 */
export async function insertMessageNote(db: Database, note: MessageNote): Promise<boolean> {
  const inserted = await db
    .insertInto('message_note')
    .values({
      id: note.id,
      submission_id: note.submissionId,
      kind: note.kind,
      author: note.author,
      subject: note.subject,
      text: note.text,
      mail_id: note.mailId,
      created_at: note.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  if (note.kind === 'answer')
    await db
      .updateTable('submission')
      .set({ answered_at: note.createdAt })
      .where('id', '=', note.submissionId)
      .where('answered_at', 'is', null)
      .execute();
  return true;
}

/** Lists what was written about a message and answered, oldest first. */
export async function listMessageNotes(
  db: Database,
  submissionId: string,
): Promise<readonly MessageNote[]> {
  const rows = await db
    .selectFrom('message_note')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    kind: row.kind,
    author: row.author,
    subject: row.subject,
    text: row.text,
    mailId: row.mail_id,
    createdAt: row.created_at,
  }));
}
