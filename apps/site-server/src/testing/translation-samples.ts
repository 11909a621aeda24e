import type { ActionSamples } from './action-sample';

/** Requests about a translated page, which stays as it is. */
export function translationSamples(id: string): ActionSamples {
  const url = `/config/translations/${id}`;
  return {
    'GET /config/translations': { status: 200 },
    'POST /config/translations': {
      body: 'page=gone&language=de',
      status: 404,
      wrong: { body: 'page=%00', status: 400 },
    },
    'GET /config/translations/:id': { url, status: 200 },
    // Of an earlier state, so that the page stays as it is.
    'POST /config/translations/:id': {
      url,
      body: 'seen=0.0.0',
      status: 409,
      wrong: { body: 'text@title=%00', status: 400 },
    },
  };
}
