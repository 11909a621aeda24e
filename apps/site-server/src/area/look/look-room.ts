import { fontActions } from './font-actions';
import { lookActions } from './look-actions';
import { lookVersionActions } from './look-version-actions';

/** What the look of a site adds to the server. */
export const lookRoom = { actions: [...lookActions, ...lookVersionActions, ...fontActions] };
