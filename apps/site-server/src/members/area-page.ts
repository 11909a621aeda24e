import { memberPaths, type MemberDeed } from '@frontage/react-blocks/server';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { seeOther } from '../http/see-other';
import type { Site } from '../sites/site-settings';
import { endJoinedCookie, hasJustJoined } from './joined-cookie';
import type { MemberRefusal } from './member-manner';
import { memberPage } from './member-page';
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
  if (!site || !found) return seeOther(memberPaths.signIn);
  const { holder: member, session } = found;
  const view = await viewMember(services, site, { member, session });
  const done = deeds.find((deed) => deed === request.query.get('done'));
  const isNew = hasJustJoined(request);
  const state = { kind: 'area', view, isNew, ...(done && !refusal && { done }) } as const;
  const reply = await memberPage(services, { request, site }, { state, refusal, typed });
  if (!isNew) return reply;
  return { ...reply, cookies: [...(reply.cookies ?? []), endJoinedCookie(request.secure)] };
}
