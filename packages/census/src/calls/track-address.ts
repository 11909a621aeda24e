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

/** The fields of the beacon; those that are no facts come from the query of the page. */
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
];

/**
 * Gives the address of the image that records a landing [7.18].
 *
 * @param query of the page, with its `?`
 */
export function trackAddress(query: string, facts: TrackFacts): string {
  const asked = readQuery(query);
  const own: Readonly<Record<string, string>> = { ...facts };
  const said = fields
    .map((name): [string, string] => [name, own[name] ?? asked.get(name) ?? ''])
    .filter(([, value]) => value !== '');
  return `/api/track/Track?${new URLSearchParams(said).toString()}`;
}
