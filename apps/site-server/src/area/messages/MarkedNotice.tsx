import { messagesHref, messagesPath, type MessageQuery } from './message-query';
import { sayOfMessages } from './message-texts';

/** What takes each mark back. */
const undoes = { read: 'unread', unread: 'read', spam: 'ham', ham: 'spam' } as const;

/** Renders what was just done to messages, and the button that undoes it. */
export function MarkedNotice({ query }: { query: MessageQuery }) {
  const { done, ids = [] } = query;
  if (done === undefined) return null;
  if (done === 'deleted')
    return (
      <p className="notice" role="status">
        {sayOfMessages('deletedDone')}
      </p>
    );
  if (done === 'nothing' || ids.length === 0)
    return (
      <p className="notice" role={done === 'nothing' ? 'alert' : 'status'}>
        {sayOfMessages(done === 'nothing' ? 'nothingDone' : 'unchangedDone')}
      </p>
    );
  return (
    <form className="notice row" method="post" action={messagesHref(messagesPath, query, query)}>
      <p role="status">{sayOfMessages(`${done}Done`, { count: ids.length })}</p>
      {ids.map((id) => (
        <input key={id} type="hidden" name={`pick@${id}`} value="on" />
      ))}
      <button className="button" data-look="quiet" name="do" value={undoes[done]}>
        {sayOfMessages('undo')}
      </button>
    </form>
  );
}
