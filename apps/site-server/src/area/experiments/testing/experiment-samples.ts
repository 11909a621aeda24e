import type { ActionSamples } from '../../../testing/action-sample';

const experiments = '/config/experiments';

/** Requests about experiments, which change nothing. */
export const experimentSamples: ActionSamples = {
  [`GET ${experiments}`]: { status: 200 },
  [`GET ${experiments}/export`]: { status: 200 },
  [`GET ${experiments}/new`]: { status: 200 },
  // A name that is none, so that nothing is made.
  [`POST ${experiments}`]: {
    body: 'kind=toggle&name=No',
    status: 400,
    wrong: { body: `kind=${'x'.repeat(501)}`, status: 400 },
  },
  [`GET ${experiments}/:name`]: { url: `${experiments}/heading`, status: 404 },
  [`POST ${experiments}/:name`]: {
    url: `${experiments}/heading`,
    body: 'do=on',
    status: 404,
    wrong: { body: `do=${'x'.repeat(501)}`, status: 400 },
  },
};
