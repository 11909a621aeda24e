import { jsonReply, type EndpointReply, type EndpointRequest } from '../http/endpoint';
import { refererPath } from '../http/referer-path';
import { seeOther } from '../http/see-other';
import type { Site } from '../sites/site-settings';
import { accountMessage } from './account-manner';
import { deniedPage } from './denied-page';
import { downloadHref } from './download-action';
import type { PasskeyAsked } from './PasskeyButton';
import { safeNext } from './safe-next';
import { addressOf, isKeptPost, signInPlacePage } from './sign-in-place-page';
import { signInPage } from './sign-in-page';

/** Who sent a request that an action does not take from them. */
export interface Stranger {
  readonly site: Site | undefined;
  /** Whether they are signed in to the area. */
  readonly isSignedIn: boolean;
  /** Whether they have the permission, and only have to sign in once more. */
  readonly isAllowed: boolean;
  /** Whether they asked for a file by its address. */
  readonly isDownload: boolean;
  /** The passkey that may be used instead of a password. @default none may */
  readonly passkey?: PasskeyAsked | undefined;
  /** Whose address is known. @default nobody's */
  readonly email?: string | undefined;
  /** Whether they see the answer as a page. */
  readonly isPage: boolean;
}

function denied(site: Site | undefined, request: EndpointRequest): EndpointReply {
  return isKeptPost(request)
    ? deniedPage(site, request)
    : accountMessage(site, { status: 403, code: 'denied' });
}

/**
 * Refuses a request of somebody who is not signed in, or may not do this. A script is told which
 * [8.05]; a browser is led to the page to sign in, and from there back to where it was. What was
 * posted is kept in the page, and goes on.
 *
 * @param request the request
 * @param stranger who sent it
 */
export function refuseStranger(
  request: EndpointRequest,
  { site, isSignedIn, isAllowed, isDownload, email = '', passkey, isPage }: Stranger,
): EndpointReply {
  if (isSignedIn && !isAllowed)
    return {
      ...(isPage
        ? denied(site, request)
        : jsonReply(403, { error: 'Your account may not do this.', authorizationFail: true })),
      refusedFor: 'permission',
    };
  if (!isPage) return jsonReply(401, { error: 'Sign in to go on.', loginRequired: true });
  const place = isDownload ? downloadHref(addressOf(request)) : addressOf(request);
  const shown = { email, isSignedIn, next: place, passkey };
  if (isSignedIn) return signInPlacePage(site, request, { ...shown, code: 'confirmText' });
  if (isKeptPost(request))
    return signInPlacePage(site, request, { ...shown, code: 'signInToGoOn' });
  if (request.method !== 'POST')
    return seeOther(`/config/sign-in?${new URLSearchParams({ next: place }).toString()}`);
  const next = safeNext(refererPath(request));
  return signInPage(site, { status: 401, code: 'signInAgain', next, passkey });
}
