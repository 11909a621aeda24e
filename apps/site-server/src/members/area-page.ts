import { memberPaths, type MemberDeed } from '@frontage/react-blocks/server';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { seeOther } from '../http/see-other';
import type { Site } from '../sites/site-settings';
import { keptHref, readKept } from './kept-input';
import { endJoinedCookie, hasJustJoined } from './joined-cookie';
import type { MemberRefusal } from './member-manner';
import { memberPage } from './member-page';
import { nextParameter } from './member-search';
import type { MemberServices } from './member-services';
import { viewMember, type ViewServices } from './view-member';

/** The services of the pages of what is a member's own. */
export type AreaServices = MemberServices & ViewServices;

const deeds: readonly MemberDeed[] = ['profile', 'password', 'email', 'sessions', 'subscription'];

/** Leads back to what is a member's own, which says what was done. */
export function backToArea(
  { request }: { request: EndpointRequest },
  done: MemberDeed,
): EndpointReply {
  const query = new URLSearchParams(request.query);
  query.set('done', done);
  return seeOther(`${memberPaths.area}?${query.toString()}`);
}

/** Shows what is a member's own, perhaps with what was refused. */
export async function areaPage(
  services: AreaServices,
  { request, site }: { request: EndpointRequest; site?: Site },
  { refusal, typed = {} }: { refusal?: MemberRefusal; typed?: Readonly<Record<string, string>> },
): Promise<EndpointReply> {
  const found = await services.findMember(request);
  if (!site || !found) {
    const next = new URLSearchParams({ [nextParameter]: keptHref(request) });
    return seeOther(`${memberPaths.signIn}?${next.toString()}`);
  }
  // A form that is sent says what is wrong with it; what was kept is not saved yet.
  const kept = request.method === 'POST' ? undefined : readKept(request);
  const { holder: member, session } = found;
  const view = await viewMember(services, site, { member, session });
  const done = deeds.find((deed) => deed === request.query.get('done'));
  const isNew = hasJustJoined(request);
  const state = { kind: 'area', view, isNew, ...(done && !refusal && { done }) } as const;
  const shown = kept
    ? {
        refusal: { status: 200, code: 'memberNotSaved', field: kept.field } as const,
        typed: { [kept.field]: kept.value },
      }
    : { refusal, typed };
  const reply = await memberPage(services, { request, site }, { state, ...shown });
  if (!isNew) return reply;
  return { ...reply, cookies: [...(reply.cookies ?? []), endJoinedCookie(request.secure)] };
}
