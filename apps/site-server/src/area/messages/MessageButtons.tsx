import { PickBar } from '../PickBar';
import { sayOfMessages } from './message-texts';

/** Renders the buttons for the messages that are picked. */
export function MessageButtons() {
  return (
    <PickBar
      picked={sayOfMessages('picked')}
      pickedOne={sayOfMessages('pickedOne')}
      pickedOther={sayOfMessages('pickedOther')}
      acts={[
        ['read', sayOfMessages('markRead')],
        ['unread', sayOfMessages('markUnread')],
      ]}
    />
  );
}
