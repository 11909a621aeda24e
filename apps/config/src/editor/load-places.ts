import { createCall, createPlaceApi, type ApiResult } from '@frontage/site-api';
import type { FieldChoice } from '@frontage/page-editor/fields';

/** Who asks, as the server's calls want to be told [7.08]. */
const asker = { productPage: 'page-editor', productSection: 'map' } as const;

/**
 * Finds places for the map of a page [7.08]. Rejects where the server does not answer with any.
 *
 * @param window of the editor
 * @param to `place` by what was entered, `placeDetails` by the id of one
 * @param words what was entered, or the id
 */
export async function loadPlaces(
  window: Window,
  to: 'place' | 'placeDetails',
  words: string,
): Promise<readonly FieldChoice[]> {
  const call = createCall({
    origin: window.location.origin,
    fetch: window.fetch.bind(window),
    readCookie: () => undefined,
  });
  const api = createPlaceApi(call, (message) => console.warn(message));
  if (to === 'placeDetails') {
    const fill = dataOf(await api.placeDetails(words, asker));
    return [{ id: words, label: fill.addressTitle, fill: { ...fill } }];
  }
  return dataOf(await api.completePlace(words, asker)).map(({ placeId, description }) => ({
    id: placeId,
    label: description,
  }));
}

function dataOf<Data>(result: ApiResult<Data>): Data {
  if (!result.ok) throw new Error(result.error);
  return result.data;
}
