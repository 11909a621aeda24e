import type { ActionSamples } from '../../../testing/action-sample';

const look = '/config/look';

/** Requests about the look of a site, which change nothing. */
export const lookSamples: ActionSamples = {
  [`GET ${look}`]: { status: 200 },
  [`POST ${look}`]: {
    // Of a version that is none, so that the look stays as it is.
    body: 'do=draft&seen=7',
    status: 409,
    wrong: { body: 'do=dance&seen=0', status: 400 },
  },
  [`GET ${look}/page`]: { url: `${look}/page?at=/contact`, status: 200 },
  [`GET ${look}/fonts`]: { status: 200 },
  // The samples are sent as the controls of a form without files.
  [`POST ${look}/fonts`]: { body: '', status: 400, wrong: { body: 'a=b', status: 400 } },
  [`GET ${look}/versions`]: { status: 200 },
  // Nobody has saved a look.
  [`GET ${look}/versions/:number`]: { url: `${look}/versions/1`, status: 404 },
  [`POST ${look}/versions`]: {
    body: 'do=restore&number=1&seen=7',
    status: 409,
    wrong: { body: 'do=restore&number=x&seen=7', status: 400 },
  },
};
