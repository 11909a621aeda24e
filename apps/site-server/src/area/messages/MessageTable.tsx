import type { Message } from '../../forms/submissions/messages';
import type { MessageLine } from './describe-message';
import { messagesHref, messagesPath, type MessageQuery } from './message-query';
import { PickAll, PickBox } from '../PickBox';
import { sayOfMessages } from './message-texts';

/** A message with what the list shows of it. */
export interface ListedMessage extends MessageLine {
  readonly message: Message;
  /** The name of its form. */
  readonly form: string;
  /** When it was received, in the time of the site. */
  readonly received: string;
}

/** Renders the messages of a part of the list, each with a link to it. */
export function MessageTable({
  query,
  messages,
}: {
  query: MessageQuery;
  messages: readonly ListedMessage[];
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          <PickAll text={sayOfMessages('pick')} label={sayOfMessages('pickAll')} />
          <th scope="col">{sayOfMessages('from')}</th>
          <th scope="col">{sayOfMessages('message')}</th>
          <th scope="col">{sayOfMessages('form')}</th>
          <th scope="col">{sayOfMessages('received')}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ message, form, received, from, excerpt }) => (
          <tr key={message.id} data-new={message.readAt === undefined || undefined}>
            <td>
              <PickBox
                id={message.id}
                label={sayOfMessages('pickOf', { name: from || sayOfMessages('anonymous') })}
              />
            </td>
            <th scope="row">
              <a href={messagesHref(`${messagesPath}/${message.id}`, query)}>
                {from || sayOfMessages('anonymous')}
              </a>
              <MessageState message={message} />
            </th>
            <td className="excerpt">{excerpt}</td>
            <td className="quiet">{form}</td>
            <td className="quiet">
              <time dateTime={new Date(message.createdAt).toISOString()}>{received}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the states of a message as words with a dot. */
export function MessageState({ message }: { message: Message }) {
  return (
    <div className="states">
      {message.readAt === undefined && (
        <span className="state" data-state="new">
          {sayOfMessages('unread')}
        </span>
      )}
      {message.answeredAt !== undefined && (
        <span className="state" data-state="done">
          {sayOfMessages('answered')}
        </span>
      )}
      {message.flagged && (
        <span className="state" data-state="warning">
          {sayOfMessages('suspected')}
        </span>
      )}
    </div>
  );
}
