import { importSubscriberActions } from './import-subscriber-actions';
import { subscriberListActions } from './subscriber-list-actions';
import { removeSubscriberActions } from './remove-subscriber-actions';

/** What the newsletters in the area add to the server. */
export const areaSubscriberRoom = {
  actions: [...subscriberListActions, ...importSubscriberActions, ...removeSubscriberActions],
};
