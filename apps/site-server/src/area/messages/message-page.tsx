import { showFileSize } from '@frontage/commerce-model';
import type { FormDefinition } from '@frontage/form-runtime';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { KnownForm } from '../../forms/definitions/known-forms';
import type { Message } from '../../forms/submissions/messages';
import { readableFields, type NamedFile } from '../../forms/submissions/readable-fields';
import { spamReasons } from '../../forms/submissions/spam-reasons';
import type { EndpointReply } from '../../http/endpoint';
import { isMailAddress } from '../../mail/mail';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { describeMessage } from './describe-message';
import { messagesHref, messagesPath, type MessageQuery } from './message-query';
import { sayOfMessages } from './message-texts';

/** One message, and the list that it was opened from. */
export interface ShownMessage {
  readonly message: Message;
  readonly form: KnownForm;
  /** The form as it was when the message came. */
  readonly definition: FormDefinition;
  readonly files: readonly NamedFile[];
  readonly query: MessageQuery;
}

/** Answers with one message, all that was entered in it. */
export function messagePage(
  site: Site,
  contributor: Contributor,
  { message, form, definition, files, query }: ShownMessage,
): EndpointReply {
  const { from, email } = describeMessage(definition, message);
  const received = areaTime(site, 'full')(message.createdAt);
  return contributorPage(
    site,
    contributor,
    { title: from || sayOfMessages('anonymous'), section: messagesPath },
    <>
      <p>
        <a href={messagesHref(messagesPath, query)}>{sayOfMessages('back')}</a>
      </p>
      {message.flagged && <SpamNotice reasons={message.reasons} />}
      <dl className="entries">
        {readableFields(definition, message.values, files).map(({ title, text }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{sayOfMessages('sentFrom')}</dt>
          <dd>
            {form.name}, <a href={message.pagePath}>{message.pageTitle || message.pagePath}</a>
          </dd>
        </div>
        <div>
          <dt>{sayOfMessages('received')}</dt>
          <dd>
            <time dateTime={new Date(message.createdAt).toISOString()}>{received}</time>
          </dd>
        </div>
      </dl>
      <MessageFiles id={message.id} files={files} />
      <form
        className="actions"
        method="post"
        action={messagesHref(`${messagesPath}/${message.id}`, query)}
      >
        {isMailAddress(email) && (
          <a className="button" href={`mailto:${encodeURIComponent(email)}`}>
            {sayOfMessages('reply')}
          </a>
        )}
        <button className="button" data-look="quiet" name="mark" value="unread">
          {sayOfMessages('markUnread')}
        </button>
      </form>
    </>,
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
