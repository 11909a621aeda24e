import { isChanged } from './is-changed';
import { mountAreaKeys } from './mount-area-keys';

/** The script of the area's keys: a function as text, which pages allow by its hash. */
export const areaKeysScript = `(${mountAreaKeys.toString()})(document,${isChanged.toString()})`;
