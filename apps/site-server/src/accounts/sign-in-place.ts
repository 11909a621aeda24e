import type { PlacedSignIn } from '../http/action/action-ports';
import { Refused } from '../http/action/refused';
import type { EndpointRequest } from '../http/endpoint';
import { rateKey } from '../http/rate-key';
import type { Site } from '../sites/site-settings';
import { isStorable } from '../store/is-storable';
import type { AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { contributorCookie } from './contributor-cookie';
import { isKeptPost, placedFields, signInPlacePage } from './sign-in-place-page';
import { signInByPassword } from './sign-in-by-password';

/**
 * Signs in whoever sent their password along with a post that was kept for them, on the page that
 * asked for it. What was posted goes on from the new session, as if nothing had come between.
 *
 * @param services of accounts
 * @param request a post that comes from a page of the site
 * @param site that it addresses
 * @returns nothing for a post without a password; the page again where that is wrong
 */
export async function signInPlace(
  services: AccountServices,
  request: EndpointRequest,
  site: Site | undefined,
): Promise<PlacedSignIn | undefined> {
  if (!site || !isKeptPost(request)) return undefined;
  const sent = new URLSearchParams(request.body);
  const password = sent.get(placedFields.password);
  if (password === null) return undefined;
  const contributor = await services.identify(request);
  const entered = (sent.get(placedFields.email) ?? '').slice(0, 254);
  const email = contributor?.account.email ?? entered;
  const shown = { email, isSignedIn: contributor !== undefined };
  const wait = await services.signInLimit.take(rateKey(request.address));
  const isRemembered = contributor?.session.isRemembered ?? false;
  const outcome =
    wait > 0 || !isStorable(email) || password.length > 1000
      ? new Refused<AccountRefusal>({
          status: wait > 0 ? 429 : 401,
          code: wait > 0 ? 'tooMany' : 'signInWrong',
        })
      : await signInByPassword(services, { request, site }, { email, password, isRemembered });
  if (outcome instanceof Refused) {
    const { status, code } = outcome.reason;
    const page = signInPlacePage(site, request, { ...shown, status, code, isWrong: true });
    return { refusal: { ...page, ...(status === 401 && { refusedFor: 'sign-in' }) } };
  }
  const cookie = contributorCookie.format(request, outcome.token, outcome.isRemembered);
  return { request: withSession(request, sent, cookie), cookies: [cookie] };
}

/** The post as it was meant, from the new session. */
function withSession(
  request: EndpointRequest,
  sent: URLSearchParams,
  cookie: string,
): EndpointRequest {
  for (const name of Object.values(placedFields)) sent.delete(name);
  const [own = ''] = cookie.split(';');
  // Of several cookies of a name the first counts.
  const cookies = [own, request.headers.cookie].filter(Boolean).join('; ');
  const headers = { ...request.headers, cookie: cookies };
  return { ...request, headers, body: sent.toString() };
}
