import { crumbNames } from '../../http/crumb';
import { refererPath } from '../../http/referer-path';
import { siteTimeZone } from '../../sites/site-time-zone';
import { readErrorReport } from '../errors/read-error-report';
import { addScriptErrors } from '../errors/script-errors';
import { describeClient } from '../events/describe-client';
import { addEventLosses } from '../events/event-losses';
import { recordEvents } from '../record-events';
import { readSpeedRecords } from '../speed/read-speed-records';
import { addSpeedCounts } from '../speed/speed-counts';
import { readJsonList } from './census-body';
import { censusMaker } from './census-maker';
import { censusPost } from './census-post';
import { isForeignCrumb } from './event-calls';

/** What goes wrong on pages, and how fast they are. */
export const reportCalls = [
  censusPost({
    url: '/api/events/RecordJavascriptErrors',
    about:
      'a list of `{ event, data, timestamp }` → `{ data: { accepted } }`; nobody’s id is stored ' +
      'with an error; 403 for an `X-CSRF-Token` that is not the browser’s crumb [7.16]',
    kind: 'json',
    rate: 'reportLimit',
    read: readJsonList,
    async run({ request, site, body }, { store, dayIn, names }) {
      const { headers } = request;
      if (isForeignCrumb(headers[crumbNames.header], request))
        return censusMaker.refuse({ status: 403, refusedFor: 'another site' });
      const { errors, suppressed, unread } = readErrorReport(body, refererPath(request));
      const now = store.now();
      const day = dayIn(siteTimeZone(site))(now);
      const { browser } = describeClient(headers['user-agent']);
      await store.write(async (db) => {
        await addScriptErrors(db, errors, { siteId: site.id, day, browser, now, names });
        await addEventLosses(db, site.id, day, [
          { kind: 'suppressed', reason: 'error', times: suppressed },
          { kind: 'held', reason: 'unreadable error', times: unread },
        ]);
      });
      return { accepted: errors.length };
    },
  }),
  censusPost({
    url: '/api/1/performance/records',
    about:
      'a list of `{ app, data, event, pageLoadId, ts }` → `{ data: { accepted } }`: how fast a page ' +
      'was (`page_speed`: `lcp`, `inp`, `cls`, `fcp`, `ttfb`), and what else was measured [7.21]',
    kind: 'json',
    read: readJsonList,
    async run({ request, site, body }, services) {
      const { store, dayIn, names } = services;
      const { samples, others } = readSpeedRecords(body, refererPath(request));
      const day = dayIn(siteTimeZone(site))(store.now());
      const { device } = describeClient(request.headers['user-agent']);
      await store.write((db) =>
        addSpeedCounts(db, samples, { siteId: site.id, day, device, names }),
      );
      const events = others.map(({ event, data }) => ({ name: `performance-${event}`, data }));
      if (events.length > 0) await recordEvents({ request, site }, services, events);
      return { accepted: body.length };
    },
  }),
  censusMaker.defineAction({
    method: 'GET',
    url: '/api/1/performance/settings',
    about: '`{ pageLoadId }`: a new one each time, which is stored nowhere [7.22]',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    limit: [{ rate: 'beaconLimit' }],
    run: (_call, { store }) => ({ pageLoadId: store.createId() }),
    json: (settings) => settings,
  }),
];
