import { showFileSize } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { KnownForm } from '../../forms/definitions/known-forms';
import type { Message } from '../../forms/submissions/messages';
import { readableFields } from '../../forms/submissions/readable-fields';
import { spamReasons } from '../../forms/submissions/spam-reasons';
import type { EndpointReply } from '../../http/endpoint';
import { isMailAddress } from '../../mail/mail';
import { ownPageHref } from '../../pages/own-page-href';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { describeMessage } from './describe-message';
import { answerReplyTo } from './answer-mail';
import type { LoadedMessage } from './load-message';
import { messagesHref, messagesPath, type OneMessageQuery } from './message-query';
import { MessageForms, type MessageFormsProps } from './MessageForms';
import { MessageNotes } from './MessageNotes';
import { sayOfMessages } from './message-texts';

/** One message, and the list that it was opened from. */
export interface ShownMessage
  extends LoadedMessage, Pick<MessageFormsProps, 'once' | 'enteredAnswer' | 'enteredNote'> {
  readonly message: Message;
  readonly form: KnownForm;
  readonly query: OneMessageQuery;
}

/** Answers with one message, all that was entered in it, and what became of it. */
export function messagePage(
  site: Site,
  contributor: Contributor,
  shown: ShownMessage,
): EndpointReply {
  const { message, form, definition, files, query } = shown;
  const { from, email } = describeMessage(definition, message);
  const isWrong = shown.enteredAnswer !== undefined || shown.enteredNote !== undefined;
  const mayEdit = contributor.permissions.includes('config.editSubmissions');
  const replyTo = answerReplyTo(site, contributor.account);
  return contributorPage(
    site,
    contributor,
    {
      title: from || sayOfMessages('anonymous'),
      section: messagesPath,
      ...(isWrong && { isWrong, status: 400 }),
    },
    <>
      <p>
        <a href={messagesHref(messagesPath, query)}>{sayOfMessages('back')}</a>
      </p>
      {query.done && (
        <p className="notice" role="status">
          {sayOfMessages(query.done)}
        </p>
      )}
      {message.flagged && <SpamNotice reasons={message.reasons} />}
      <MessageEntries site={site} message={message} form={form} shown={shown} />
      <MessageFiles id={message.id} files={files} />
      <MessageNotes site={site} notes={shown.notes} mails={shown.mails} />
      {mayEdit && (
        <MessageForms
          {...shown}
          id={message.id}
          answer={isMailAddress(email) ? { to: email, replyTo, form: form.name } : undefined}
        />
      )}
      {!mayEdit && isMailAddress(email) && (
        <p className="aside">
          <a href={`mailto:${encodeURIComponent(email)}`}>{sayOfMessages('otherMail')}</a>
        </p>
      )}
      <form
        className="actions"
        method="post"
        action={messagesHref(`${messagesPath}/${message.id}`, query)}
      >
        <button className="button" data-look="quiet" name="mark" value="unread">
          {sayOfMessages('markUnread')}
        </button>
        {mayEdit && <EditButtons message={message} query={query} />}
      </form>
    </>,
  );
}

/** Renders what somebody does with a message who may do more than read it. */
function EditButtons({ message: { id, flagged }, query }: Pick<ShownMessage, 'message' | 'query'>) {
  return (
    <>
      <button
        className="button"
        data-look="quiet"
        formAction={messagesHref(messagesPath, query)}
        name="do"
        value={`${flagged ? 'ham' : 'spam'}@${id}`}
      >
        {sayOfMessages(flagged ? 'markHam' : 'markSpam')}
      </button>
      <button
        className="button"
        data-look="quiet"
        formAction={messagesHref(messagesPath, query)}
        name="do"
        value={`delete@${id}`}
      >
        {sayOfMessages('remove')}
      </button>
    </>
  );
}

function MessageEntries({
  site,
  message,
  form,
  shown: { definition, files },
}: Pick<ShownMessage, 'message' | 'form'> & { site: Site; shown: LoadedMessage }) {
  const received = areaTime(site, 'full')(message.createdAt);
  const page = message.pageTitle || message.pagePath;
  // A program can send any address.
  const href = ownPageHref(message.pagePath);
  return (
    <dl className="entries">
      {readableFields(definition, message.values, files).map(({ title, text }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{sayOfMessages('sentFrom')}</dt>
        <dd>{href === undefined ? page : <a href={href}>{page}</a>}</dd>
      </div>
      <div>
        <dt>{sayOfMessages('form')}</dt>
        <dd>
          <bdi>{form.name}</bdi>
        </dd>
      </div>
      <div>
        <dt>{sayOfMessages('received')}</dt>
        <dd>
          <time dateTime={new Date(message.createdAt).toISOString()}>{received}</time>
        </dd>
      </div>
    </dl>
  );
}

function MessageFiles({ id, files }: { id: string; files: ShownMessage['files'] }) {
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{sayOfMessages('files')}</h2>
      <ul className="files">
        {files.map(({ id: file, name, bytes }) => (
          <li key={file}>
            <a href={`${messagesPath}/${id}/files/${file}`}>{name}</a>{' '}
            <span className="quiet">{showFileSize(bytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SpamNotice({ reasons }: Pick<Message, 'reasons'>) {
  return (
    <div className="notice">
      <p>
        <strong>{sayOfMessages('suspectedBecause')}</strong>
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{spamReasons[reason]}</p>
      ))}
    </div>
  );
}
