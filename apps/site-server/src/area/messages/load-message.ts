import type { FormDefinition } from '@frontage/form-runtime';
import { findPastForms, formAt } from '../../forms/definitions/past-forms';
import { listMessageNotes, type MessageNote } from '../../forms/submissions/message-notes';
import { listUploadsOf, type Upload } from '../../forms/uploads/uploads';
import { findMailStates, type MailState } from '../../mail/mails';
import type { Database } from '../../store/database';
import type { FoundMessage } from './define-message-action';

/** What belongs to a message. */
export interface LoadedMessage {
  /** The form as it was when the message came. */
  readonly definition: FormDefinition;
  readonly files: readonly Upload[];
  readonly notes: readonly MessageNote[];
  /** The mails of the answers; those that were sent long ago are missing. */
  readonly mails: readonly MailState[];
}

/** Loads the files of a message, what was written about it and answered, and its form of then. */
export async function loadMessage(
  read: Database,
  { message: { id, formId, createdAt }, form }: Pick<FoundMessage, 'message' | 'form'>,
): Promise<LoadedMessage> {
  const [files, past, notes] = await Promise.all([
    listUploadsOf(read, [id]),
    findPastForms(read, [formId], createdAt),
    listMessageNotes(read, id),
  ]);
  const mailIds = notes.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]));
  const history = { definition: form.definition, past: past.get(formId) ?? [] };
  return {
    files,
    notes,
    definition: formAt(history, createdAt),
    mails: await findMailStates(read, mailIds),
  };
}
