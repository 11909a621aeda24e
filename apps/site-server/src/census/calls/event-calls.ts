import { isRecord, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import { crumbNames } from '../../http/crumb';
import type { EndpointRequest } from '../../http/endpoint';
import { readCookie } from '../../http/read-cookie';
import { readJson } from '../../http/read-json';
import { readEventData } from '../events/read-event';
import { storedText } from '../events/stored-text';
import { recordEvents } from '../record-events';
import { readCallFields } from './census-body';
import { censusMaker } from './census-maker';
import { censusPost } from './census-post';

/** An event that a call names itself. */
interface NamedEvent {
  readonly name: string;
  readonly data: UnknownRecord;
  readonly crumb: unknown;
}

function readNamedEvent(text: string): NamedEvent | undefined {
  const fields = readCallFields(text);
  if (!fields) return undefined;
  const { event, data, crumb, ...others } = fields;
  const name = storedText(event, 60);
  return name === '' ? undefined : { name, data: readEventData(data ?? others, readJson), crumb };
}

/**
 * Whether a token was sent that is not that of the browser. A page that nobody has a crumb for yet
 * sends none: the origin of the request is the lock, and the token a second one.
 */
export function isForeignCrumb(token: unknown, { headers }: Pick<EndpointRequest, 'headers'>) {
  if (typeof token !== 'string' || token === '') return false;
  return token !== readCookie(headers.cookie, crumbNames.cookie);
}

/** Reads the two texts of JSON of the call; undefined unless it names its schema. */
function readSchemaEvent(text: string) {
  const fields = readCallFields(text);
  const name = storedText(fields?.['customSchemaName'], 60);
  if (!fields || name === '') return undefined;
  const custom =
    typeof fields['customData'] === 'string'
      ? readJson(fields['customData'])
      : fields['customData'];
  const common = readEventData(fields['commonData'], readJson);
  return { name, analyticsId: fields['analyticsId'], common, custom };
}

/** Events that a page names itself. */
export const eventCalls = [
  censusPost({
    url: '/api/events/RecordEvent',
    about:
      'JSON `{ event, … }`, or `crumb`, `event`, `data` (JSON) of a form → ' +
      '`{ data: { accepted, kept } }`; 403 for a crumb that is not the browser’s [7.19]',
    kind: 'json',
    read: readNamedEvent,
    async run({ body: { crumb, ...event }, ...call }, services) {
      if (isForeignCrumb(crumb, call.request))
        return censusMaker.refuse({ status: 403, refusedFor: 'another site' });
      return recordEvents(call, services, [event]);
    },
  }),
  censusPost({
    url: '/api/v1/events',
    about:
      '`analyticsId`, `commonData` (JSON), `customData` (JSON), `customSchemaName` → the same [7.20]',
    kind: 'json',
    read: readSchemaEvent,
    async run({ body: { name, analyticsId, common, custom }, ...call }, services) {
      if (!isRecord(custom))
        return recordEvents(call, services, [], {
          held: [{ reason: 'no data', data: JSON.stringify({ name, custom }) }],
        });
      const data = { ...common, ...custom, analyticsId };
      return recordEvents(call, services, [{ name, data }]);
    },
  }),
  censusPost({
    url: '/api/events/Trace',
    about: '`data`: a list of logged items as a text of JSON → the same [7.17]',
    kind: 'form',
    read(text) {
      const data = readCallFields(text)?.['data'];
      const items = typeof data === 'string' ? readJson(data) : data;
      return Array.isArray(items) ? { items } : undefined;
    },
    run: ({ body, ...call }, services) =>
      recordEvents(call, services, [{ name: 'trace', data: body }]),
  }),
];
