import { formListActions } from './form-list-actions';
import { oneFormActions } from './one-form-actions';

/** What the forms of the area add to the server. */
export const areaFormRoom = { actions: [...formListActions, ...oneFormActions] };
