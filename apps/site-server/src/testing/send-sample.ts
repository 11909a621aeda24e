import type { ContributorRole } from '@frontage/site-model/enums';
import type { BodyKind } from '../http/action/action';
import type { ActionRow } from './action-rows';
import type { ActionSample } from './action-sample';
import type { ActionWorld } from './action-world';
import { ask } from './server-fixture';

/** Who may be signed in: a member of the site has no role. */
export type SignedInRole = ContributorRole | 'member';

/** What a request of a sample has that others do not. */
export interface SampleRequest {
  /** In its query. @default the right one */
  readonly crumb?: string;
  /** What browsers report about its source. @default that it comes from a page of the site */
  readonly headers?: Readonly<Record<string, string>>;
  /** @default that of the sample */
  readonly body?: string | undefined;
  /** The network address. @default a new one */
  readonly address?: string;
  /** Whether it is about the page of a product, and not about another one. @default false */
  readonly isOfProduct?: boolean;
  /** Who is signed in. @default whoever may call everything */
  readonly role?: SignedInRole | 'nobody' | undefined;
}

/** The content types of the bodies that actions read. */
export const bodyTypes: Readonly<Record<BodyKind, string | undefined>> = {
  none: undefined,
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'application/x-www-form-urlencoded',
  file: 'application/octet-stream',
  raw: 'application/json',
};

/** Gives whoever may call an action, whatever it needs. */
export function mayAll({ who }: ActionRow): SignedInRole | undefined {
  if (who === 'anyone') return undefined;
  return who === 'member' ? 'member' : 'admin';
}

/** Gives the sample of an address. */
export function sampleOf({ samples }: ActionWorld, { name }: ActionRow): ActionSample {
  const sample = samples[name];
  if (!sample)
    throw new Error(
      `[site-server] no sample for ${name}. Add one to a *-samples.ts that src/testing/action-world.ts spreads.`,
    );
  return sample;
}

let visitors = 0;

/** Gives a new network address each time, so that no rate limit is reached by chance. */
export const newAddress = (): string => `10.1.${(visitors += 1) >> 8}.${visitors & 255}`;

/** Sends the sample of an address to the server of a world. */
export function sendSample(world: ActionWorld, row: ActionRow, request: SampleRequest = {}) {
  const sample = sampleOf(world, row);
  const { crumb = world.crumb, headers = { 'sec-fetch-site': 'same-origin' } } = request;
  const { body = sample.body, address = newAddress(), role = mayAll(row) } = request;
  const signedIn = role && role !== 'nobody' && world.signedIn.get(role);
  const { plain, ofProduct } = world.pages;
  const { url: plainUrl = row.url } = sample;
  const url = request.isOfProduct ? plainUrl.replace(plain, ofProduct) : plainUrl;
  const type = bodyTypes[row.body];
  return ask(world.shop.server, {
    method: row.method,
    url: `${url}${url.includes('?') ? '&' : '?'}crumb=${encodeURIComponent(crumb)}`,
    headers: {
      ...headers,
      'x-forwarded-for': address,
      cookie: [world.cookie, sample.cookie ?? '', signedIn || ''].join('; '),
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(type !== undefined && { body }),
  });
}
