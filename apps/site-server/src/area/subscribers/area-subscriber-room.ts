import { subscribersPath } from './subscribers-path';
import type { DeclaredSection } from '../area-sections';
import { importSubscriberActions } from './import-subscriber-actions';
import { subscriberListActions } from './subscriber-list-actions';
import { removeSubscriberActions } from './remove-subscriber-actions';

/** What the newsletters in the area add to the server. */
export const areaSubscriberRoom = {
  sections: [
    {
      group: 'People',
      path: subscribersPath,
      text: 'Newsletters',
      needs: 'newsletter.readSubscribers',
    },
  ] satisfies readonly DeclaredSection[],
  actions: [...subscriberListActions, ...importSubscriberActions, ...removeSubscriberActions],
};
