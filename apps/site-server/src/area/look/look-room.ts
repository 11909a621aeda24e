import { lookPath } from './look-query';
import type { DeclaredSection } from '../area-sections';
import { fontActions } from './font-actions';
import { lookActions } from './look-actions';
import { lookVersionActions } from './look-version-actions';

/** What the look of a site adds to the server. */
export const lookRoom = {
  sections: [
    { group: 'Site', path: lookPath, text: 'Look', needs: 'config.editDesign' },
  ] satisfies readonly DeclaredSection[],
  actions: [...lookActions, ...lookVersionActions, ...fontActions],
};
