import { memberHintCookie } from '@frontage/react-blocks/server';
import type { EndpointRequest } from '../http/endpoint';
import { createSessionCookie } from '../sign-in/session-cookie';
import { cookieAge } from '../sign-in/cookie-age';
import type { SignedIn } from '../sign-in/start-session';

/** The cookie of a member's session. */
export const memberCookie = createSessionCookie('MEMBER');

/**
 * Gives the cookies of a session: the session itself, and the hint that tells a page, which is the
 * same for everybody, that somebody is signed in.
 *
 * @param request the request
 * @param signedIn the new session; undefined ends the one there is
 */
export function memberCookies(
  request: Pick<EndpointRequest, 'secure'>,
  signedIn: SignedIn | undefined,
): string[] {
  const { token, isRemembered = false } = signedIn ?? {};
  const age = cookieAge(token, isRemembered);
  const hint = [
    `${memberHintCookie}=${token === undefined ? '' : 1}`,
    'Path=/',
    'SameSite=Lax',
    ...(request.secure ? ['Secure'] : []),
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
  ];
  return [memberCookie.format(request, token, isRemembered), hint.join('; ')];
}
