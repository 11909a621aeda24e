import { formsPath } from './form-query';
import type { DeclaredSection } from '../area-sections';
import { formListActions } from './form-list-actions';
import { oneFormActions } from './one-form-actions';

/** What the forms of the area add to the server. */
export const areaFormRoom = {
  sections: [
    { group: 'Site', path: formsPath, text: 'Forms', needs: 'config.editContent' },
  ] satisfies readonly DeclaredSection[],
  actions: [...formListActions, ...oneFormActions],
};
