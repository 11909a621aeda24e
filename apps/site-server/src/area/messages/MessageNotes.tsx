import type { MessageNote } from '../../forms/submissions/message-notes';
import type { MailState } from '../../mail/mails';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { sayOfMessages } from './message-texts';

/** Renders what was answered and noted, oldest first. */
export function MessageNotes({
  site,
  notes,
  mails,
}: {
  site: Site;
  notes: readonly MessageNote[];
  mails: readonly MailState[];
}) {
  if (notes.length === 0) return null;
  const time = areaTime(site, 'full');
  return (
    <section>
      <h2>{sayOfMessages('notes')}</h2>
      <dl className="entries">
        {notes.map((note) => (
          <div key={note.id}>
            <dt>
              {sayOfMessages(note.kind === 'answer' ? 'answerBy' : 'noteBy', {
                name: note.author,
                subject: note.subject,
              })}
              {' · '}
              <time dateTime={new Date(note.createdAt).toISOString()}>{time(note.createdAt)}</time>
            </dt>
            <dd>{note.text}</dd>
            {note.kind === 'answer' && (
              <dd>
                <SentState mail={mails.find(({ id }) => id === note.mailId)} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Of a mail that was sent long ago nothing is kept. */
function SentState({ mail }: { mail: MailState | undefined }) {
  const isWrong = mail !== undefined && mail.state !== 'sent' && mail.error !== '';
  const state = mail?.state === 'waiting' && !isWrong ? 'mailWaiting' : 'mailSent';
  return (
    <span className="state" data-state={isWrong ? 'warning' : 'done'}>
      {isWrong ? sayOfMessages('mailFailed', { error: mail.error }) : sayOfMessages(state)}
    </span>
  );
}
