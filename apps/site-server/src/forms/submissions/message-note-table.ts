/** What somebody who looks after the site wrote about a message, or answered. */
export interface MessageNoteTable {
  id: string;
  submission_id: string;
  /** A note stays in the area; an answer was mailed to who sent the message. */
  kind: 'note' | 'answer';
  /** The name of who wrote it, as it was. */
  author: string;
  /** Of the mail; `''` for a note. */
  subject: string;
  text: string;
  /** The mail of an answer. */
  mail_id: string | null;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    message_note: MessageNoteTable;
  }
}
