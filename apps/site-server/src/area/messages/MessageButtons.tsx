import { PickBar } from '../PickBar';
import { sayOfMessages } from './message-texts';

/**
 * Renders the buttons for the messages that are picked.
 *
 * @param mayEdit whether somebody may do more than read them
 */
export function MessageButtons({ mayEdit }: { mayEdit: boolean }) {
  return (
    <PickBar
      picked={sayOfMessages('picked')}
      pickedOne={sayOfMessages('pickedOne')}
      pickedOther={sayOfMessages('pickedOther')}
      acts={[
        ['read', sayOfMessages('markRead')],
        ['unread', sayOfMessages('markUnread')],
        ...(mayEdit
          ? ([
              ['spam', sayOfMessages('markSpam')],
              ['ham', sayOfMessages('markHam')],
              ['delete', sayOfMessages('remove')],
            ] as const)
          : []),
      ]}
    />
  );
}
