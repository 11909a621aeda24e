import type { ActionSamples } from '../../testing/action-sample';

/** Samples for consent. */
export const consentSamples: ActionSamples = {
  'GET /config/consents': { status: 200 },
  'GET /config/consents/export': { status: 200 },
  'GET /_frontage/privacy': { status: 200 },
  'POST /_frontage/privacy': {
    body: 'choice=accepted&language=en',
    status: 303,
    wrong: { body: 'choice=perhaps', status: 400 },
  },
};
