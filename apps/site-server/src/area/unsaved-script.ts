import { isChanged } from './is-changed';
import { mountUnsaved } from './mount-unsaved';

/** The script of every page of the area that asks before what was entered is left behind. */
export const unsavedScript = `(${mountUnsaved.toString()})(document,${isChanged.toString()})`;
