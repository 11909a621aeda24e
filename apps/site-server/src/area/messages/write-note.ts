import type { Account } from '../../accounts/accounts';
import { writeAudit } from '../../audit/write-audit';
import { insertMessageNote } from '../../forms/submissions/message-notes';
import type { EndpointRequest } from '../../http/endpoint';
import { createMail } from '../../mail/create-mail';
import { enqueueMail } from '../../mail/mails';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { answerMail, type Answer } from './answer-mail';
import type { FoundMessage } from './define-message-action';

/** What was written about a message, by whom. */
export interface WrittenNote {
  readonly site: Site;
  readonly by: Account;
  readonly message: FoundMessage['message'];
  /** New for each that is written: what is sent twice is stored once. */
  readonly once: string;
  readonly text: string;
}

type NoteStore = Pick<Store, 'now' | 'createId'>;

/** Stores a note about a message. */
export async function writeNote(
  db: Database,
  { now }: NoteStore,
  { by, message, once, text }: WrittenNote,
): Promise<void> {
  await insertMessageNote(db, {
    id: once,
    submissionId: message.id,
    kind: 'note',
    author: by.name,
    subject: '',
    text,
    mailId: null,
    createdAt: now(),
  });
}

/** Stores an answer to a message, with its mail and an entry of the log. */
export async function writeAnswer(
  db: Database,
  store: NoteStore,
  written: WrittenNote &
    Pick<Answer, 'to' | 'subject' | 'definition'> & {
      readonly request: Pick<EndpointRequest, 'address'>;
    },
): Promise<void> {
  const { site, by, message, once, to, subject, text, request } = written;
  const content = { ...answerMail(site, written), kind: 'answer', once: `answer ${once}` };
  const clock = { now: store.now(), createId: store.createId };
  const mail = createMail(site, content, clock);
  const isNew = await insertMessageNote(db, {
    id: once,
    submissionId: message.id,
    kind: 'answer',
    author: by.name,
    subject,
    text,
    mailId: mail.id,
    createdAt: store.now(),
  });
  if (!isNew) return;
  await enqueueMail(db, mail);
  await writeAudit(db, store, { act: 'messageAnswered', by, subject: to, request });
}
