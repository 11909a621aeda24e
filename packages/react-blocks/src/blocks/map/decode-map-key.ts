import { storedFields } from '../../stored/stored-fields';

/**
 * Reads the key of the maps out of a published page's context, where it is encoded [7.09]; '' if
 * there is none, or none that could be a key.
 */
export function decodeMapKey(window: Window | null): string {
  const site = storedFields(window && Reflect.get(window, 'Static')).raw('SQUARESPACE_CONTEXT');
  try {
    const key = atob(storedFields(site).text('gmRenderKey'));
    return /^[\w-]+$/.test(key) ? key : '';
  } catch {
    return '';
  }
}
