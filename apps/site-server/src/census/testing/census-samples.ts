import { packEvents } from '@frontage/census';
import type { ActionSamples } from '../../testing/action-sample';

const tooMuch = { body: 'a='.padEnd(64 * 1024 + 1, 'x'), status: 413 };

const batch = packEvents([{ id: 'p.1', name: 'button-click', at: 1, data: { pagePath: '/' } }], {
  batch: 'p.b1',
  losses: { created: 1, acknowledged: 0, dropped: {} },
  now: 2,
});

/** Samples for the calls of the census. */
export const censusSamples: ActionSamples = {
  'POST /api/census/batch': {
    body: batch.text,
    status: 200,
    wrong: { body: '{}', status: 400 },
  },
  'POST /api/census/RecordHit': {
    body: 'event=1&data=%7B%22path%22%3A%22%2F%22%7D&ss_cvr=',
    status: 200,
    wrong: tooMuch,
  },
  'POST /api/census/button-click': {
    body: 'buttonText=Go&pagePath=%2F',
    status: 200,
    wrong: { body: 'none', status: 400 },
  },
  'POST /api/census/button-render': {
    body: 'buttonText=Go&pagePath=%2F',
    status: 200,
    wrong: { body: '[]', status: 400 },
  },
  'POST /api/census/form-render': {
    body: 'formId=f&pagePath=%2F',
    status: 200,
    wrong: { body: 'none', status: 400 },
  },
  'POST /api/census/overlay': { body: 'action=show', status: 200, wrong: tooMuch },
  'POST /api/census/RecordQuickView/:id': {
    url: '/api/census/RecordQuickView/p',
    body: '{}',
    status: 200,
    wrong: tooMuch,
  },
  'POST /api/events/RecordEvent': {
    body: JSON.stringify({ event: 'play', data: { video: 'v' } }),
    status: 200,
    wrong: { body: '{}', status: 400 },
  },
  'POST /api/v1/events': {
    body: JSON.stringify({ customSchemaName: 'play', customData: '{}', commonData: '{}' }),
    status: 200,
    wrong: { body: '{}', status: 400 },
  },
  'POST /api/events/Trace': {
    body: 'data=%5B%5D',
    status: 200,
    wrong: { body: 'data=x', status: 400 },
  },
  'GET /api/track/Track': { url: '/api/track/Track?source=a', status: 200 },
  'POST /api/events/RecordJavascriptErrors': {
    body: JSON.stringify([{ event: 'error', data: { message: 'No' }, timestamp: 1 }]),
    status: 200,
    wrong: { body: '{}', status: 400 },
  },
  'POST /api/1/performance/records': {
    body: JSON.stringify([{ app: 'a', event: 'page_speed', data: { lcp: 900 }, ts: 1 }]),
    status: 200,
    wrong: { body: '{}', status: 400 },
  },
  'GET /api/1/performance/settings': { status: 200 },
  'GET /api/commerce/fullstory/getId': { status: 200 },
  'GET /config/visits': { status: 200 },
  'GET /config/visits/export': { status: 200 },
  'GET /config/speed': { status: 200 },
  'GET /config/speed/export': { status: 200 },
  'GET /config/errors': { status: 200 },
  'GET /config/errors/export': { status: 200 },
  'GET /config/visits/lost': { status: 200 },
  'GET /config/visits/forget': { status: 200 },
  'POST /config/visits/forget': {
    body: 'visitor=mia',
    status: 303,
    wrong: { body: `visitor=${'x'.repeat(201)}`, status: 400 },
  },
  'GET /config/visits/lost/export': { status: 200 },
};
