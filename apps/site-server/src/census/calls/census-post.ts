import type { Action } from '../../http/action/action';
import type { Call } from '../../http/action/call';
import type { Refusal, Refused } from '../../http/action/refused';
import type { Site } from '../../sites/site-settings';
import type { CensusServices } from '../census-services';
import { censusBody, isTooLarge, type CensusBody } from './census-body';
import { censusMaker } from './census-maker';

/** What a post of the census declares. */
export interface CensusPost<Url extends string, Body, Result> {
  readonly url: Url;
  readonly about: string;
  readonly kind: 'form' | 'json';
  /** @default 'beaconLimit' */
  readonly rate?: 'beaconLimit' | 'reportLimit';
  /** Returns nothing if the body is invalid. */
  readonly read: (text: string) => Body | undefined;
  readonly run: (
    call: Pick<Call<Site>, 'request' | 'site'> & { readonly body: Body },
    services: CensusServices,
  ) => Promise<Result | Refused<Refusal>>;
  /** @default `{ data }` */
  readonly json?: (result: Result) => unknown;
}

/**
 * Declares a post of the census: by a page of the site, at most 64 KB (413), as often as its limit
 * lets through (429), `200` once it is durable.
 */
export function censusPost<const Url extends string, Body, Result>({
  url,
  about,
  kind,
  rate = 'beaconLimit',
  read,
  run,
  json,
}: CensusPost<Url, Body, Result>): Action<CensusServices, Site> {
  const { defineAction, refuse } = censusMaker;
  return defineAction<Url, undefined, CensusBody<Body>, undefined, Result>({
    method: 'POST',
    url,
    about,
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate }],
    body: censusBody(kind, read),
    async run({ request, site, body }, services) {
      return isTooLarge(body) ? refuse({ status: 413 }) : run({ request, site, body }, services);
    },
    ...(json && { json }),
  });
}
