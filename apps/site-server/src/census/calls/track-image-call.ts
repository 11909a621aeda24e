import { requestSource } from '../../http/request-source';
import { storedText } from '../events/stored-text';
import { recordEvents } from '../record-events';
import { censusMaker } from './census-maker';
import * as z from 'zod';

/** The fields of the beacon [7.18]. */
const fields = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'refer',
  'variation',
  'mkwid',
  'landing',
  'rk',
  'lang',
  'screen',
] as const;

const query = z.partialRecord(z.enum(fields), z.string());

/** The smallest picture there is: one clear dot. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Where a visit comes from, told by the address of a picture. */
export const trackImageCall = censusMaker.defineAction({
  method: 'GET',
  url: '/api/track/Track',
  parameters: '?source=…&campaign=…&landing=…',
  about: 'a picture of one dot; its query tells where a visit comes from [7.18]',
  who: 'anyone',
  guard: { none: 'a picture; those that another site asks for are counted for nobody' },
  limit: [{ rate: 'beaconLimit' }],
  query: z.record(z.string(), z.string()).transform((all) => query.safeParse(pick(all)).data ?? {}),
  async run({ request, site, query: sent }, services) {
    if (requestSource(request) === 'foreign') return;
    const { refer = '', landing = '', campaign = '' } = sent;
    const data = { ...sent, referrer: refer, path: landing };
    const detail = storedText(campaign, 100);
    await recordEvents({ request, site }, services, [{ name: 'campaign', data, detail }]);
  },
  json: false,
  page: () => ({
    status: 200,
    headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' },
    body: dot,
  }),
});

function pick(all: Readonly<Record<string, string>>) {
  return Object.fromEntries(fields.flatMap((name) => (name in all ? [[name, all[name]]] : [])));
}
