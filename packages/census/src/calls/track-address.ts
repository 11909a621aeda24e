import { readQuery } from '@frontage/core-lifecycle';

/** What the address of the beacon says beside the query of the page [7.18]. */
export interface TrackFacts {
  /** What the visitor came from; '' for nothing. */
  readonly refer: string;
  /** The path of the page. */
  readonly landing: string;
  readonly lang: string;
  /** Such as `1440x900`. */
  readonly screen: string;
}

/** What the query of a page may say about a campaign. */
const fromQuery = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'variation',
  'mkwid',
  'rk',
] as const;

/**
 * Gives the address of the image that records a landing [7.18].
 *
 * @param query of the page, with its `?`
 */
export function trackAddress(query: string, facts: TrackFacts): string {
  const asked = readQuery(query);
  const fields = Object.fromEntries(fromQuery.map((name) => [name, asked.get(name) ?? '']));
  const { source = '', campaign = '', subcampaign = '', channel = '', subchannel = '' } = fields;
  const { variation = '', mkwid = '', rk = '' } = fields;
  const { refer, landing, lang, screen } = facts;
  const all = Object.entries({
    source,
    campaign,
    subcampaign,
    channel,
    subchannel,
    refer,
    variation,
    mkwid,
    landing,
    rk,
    lang,
    screen,
  });
  const said = all.filter(([, value]) => value !== '');
  return `/api/track/Track?${new URLSearchParams(said).toString()}`;
}
