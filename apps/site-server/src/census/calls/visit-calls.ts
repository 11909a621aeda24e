import type { UnknownRecord } from '@frontage/core-lifecycle/reading';
import { readJson } from '../../http/read-json';
import { readEventData } from '../events/read-event';
import { storedText } from '../events/stored-text';
import { recordEvents } from '../record-events';
import { censusBody, isTooLarge, readCallFields } from './census-body';
import { censusMaker } from './census-maker';
import { censusPost } from './census-post';

/** The calls of one event each, by the name under which it is counted. */
const named = [
  ['button-click', 'a button was clicked [7.12]'],
  ['button-render', 'a button was seen [7.12]'],
  ['form-render', 'a form was seen; `formId` [7.13]'],
  ['overlay', 'something was shown above the page [7.14]'],
] as const;

/** The fields of the event itself: those of `data`, or of the call. */
function dataOf(fields: UnknownRecord): UnknownRecord {
  const { data, ...others } = fields;
  return { ...others, ...readEventData(data, readJson) };
}

/** What was seen and done on a page: one call for each event. */
export const visitCalls = [
  censusPost({
    url: '/api/census/RecordHit',
    about:
      '`event`, `data` (JSON), `ss_cvr` of a form → `{ data: { accepted, kept } }`: a page was seen [7.11]',
    kind: 'form',
    read: readCallFields,
    run: ({ body, ...call }, services) =>
      recordEvents(call, services, [{ name: 'hit', data: dataOf(body) }]),
  }),
  ...named.map(([name, about]) =>
    censusPost({
      url: `/api/census/${name}`,
      about: `fields of a form, or JSON → the same: ${about}`,
      kind: 'form' as const,
      read: readCallFields,
      run: ({ body, ...call }, services) =>
        recordEvents(call, services, [{ name, data: dataOf(body) }]),
    }),
  ),
  censusMaker.defineAction({
    method: 'POST',
    url: '/api/census/RecordQuickView/:id',
    about: 'a product was looked at above its list → the same [7.14]',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'beaconLimit' }],
    body: censusBody('json', (text) => readCallFields(text) ?? {}),
    async run({ params, body, ...call }, services) {
      if (isTooLarge(body)) return censusMaker.refuse({ status: 413 });
      const detail = storedText(params.id, 100);
      return recordEvents(call, services, [{ name: 'quick-view', data: body, detail }]);
    },
  }),
];
