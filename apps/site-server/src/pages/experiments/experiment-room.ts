import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { experimentView } from './experiment-view';
import { reachGoal } from './reach-goal';

/** What tests add to the server. */
export const experimentRoom = {
  view: experimentView,
  onSubmission: (
    db: Database,
    { site, headers }: { readonly site: Site; readonly headers: EndpointRequest['headers'] },
    { store }: { store: Pick<Store, 'now'> },
  ) => reachGoal(db, { site, headers, goal: 'form', now: store.now() }),
};
