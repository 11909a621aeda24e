import { sayOfMessages } from './message-texts';

/** Renders the buttons for the messages that are picked. */
export function MessageButtons() {
  return (
    <div className="actions savebar" role="group" aria-label={sayOfMessages('picked')}>
      <span
        className="quiet"
        role="status"
        data-picked=""
        data-picked-one={sayOfMessages('pickedOne')}
        data-picked-other={sayOfMessages('pickedOther')}
      >
        {sayOfMessages('picked')}
      </span>
      <button className="button" data-look="quiet" name="do" value="read">
        {sayOfMessages('markRead')}
      </button>
      <button className="button" data-look="quiet" name="do" value="unread">
        {sayOfMessages('markUnread')}
      </button>
    </div>
  );
}
