import { memberPaths } from '@frontage/react-blocks/server';
import type { EndpointRequest } from '../http/endpoint';

/**
 * What members write about themselves, by the address that it is sent to. Never a password, and no
 * address: anybody may make a link, and one that fills in an address of theirs would ask members to
 * hand over their account.
 */
const keptFields: ReadonlyMap<string, string> = new Map([[memberPaths.profile, 'name']]);

/** What somebody wrote whose session had ended before they sent it. */
export interface KeptInput {
  readonly field: string;
  readonly value: string;
}

/**
 * Gives the page that a refused post leads to after the sign-in: what is a member's own, with what
 * they wrote, so that it need not be written again. Nothing is saved: somebody else may sign in.
 *
 * @param request the post
 */
export function keptHref({ path, body }: Pick<EndpointRequest, 'path' | 'body'>): string {
  const field = keptFields.get(path);
  const value = (field && new URLSearchParams(body).get(field)) ?? '';
  if (field === undefined || value === '') return memberPaths.area;
  const query = new URLSearchParams({ [field]: value }).toString();
  // The one sign that stays as it is, and that no address to go on to may have.
  return `${memberPaths.area}?${query.replaceAll('*', '%2A')}`;
}

/** Reads what such an address carries. */
export function readKept({ query }: Pick<EndpointRequest, 'query'>): KeptInput | undefined {
  for (const field of keptFields.values()) {
    const value = query.get(field);
    if (value !== null && value !== '') return { field, value: value.slice(0, 254) };
  }
  return undefined;
}
