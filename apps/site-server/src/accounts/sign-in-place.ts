import type { PlacedSignIn } from '../http/action/action-ports';
import { Refused } from '../http/action/refused';
import type { EndpointRequest } from '../http/endpoint';
import { rateKey } from '../http/rate-key';
import type { Site } from '../sites/site-settings';
import { isStorable } from '../store/is-storable';
import type { AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import type { Admission } from './admit';
import { contributorCookie } from './contributor-cookie';
import { placedFields } from './placed-fields';
import { isKeptPost, signInPlacePage } from './sign-in-place-page';
import { askForPasskey } from './ask-for-passkey';
import { signInByPasskey } from './sign-in-by-passkey';
import { signInByCode } from './sign-in-by-code';
import { signInByPassword } from './sign-in-by-password';
import { formatTicket } from './half-signed-in';

/**
 * Signs in whoever sent their password, or after it their code, along with a post that was kept for
 * them, on the page that asked for it. What was posted goes on from the new session, as if nothing
 * had come between.
 *
 * @param services of accounts
 * @param request a post that comes from a page of the site
 * @param site that it addresses
 * @returns nothing for a post without a password or code; the page again where it is wrong
 */
export async function signInPlace(
  services: AccountServices,
  request: EndpointRequest,
  site: Site | undefined,
): Promise<PlacedSignIn | undefined> {
  if (!site || !isKeptPost(request)) return undefined;
  const sent = readPlaced(request);
  if (sent.password === undefined && sent.code === undefined && sent.passkey === undefined)
    return undefined;
  const contributor = await services.identify(request);
  const email = contributor?.account.email ?? sent.email;
  const isRemembered = contributor?.session.isRemembered ?? false;
  const accountId = contributor?.account.id;
  const entered = { ...sent, email, isRemembered, accountId };
  const outcome = await trySignIn(services, { request, site }, entered);
  const passkey = askForPasskey(services, request, site);
  const shown = { email, isSignedIn: contributor !== undefined, passkey };
  if (outcome instanceof Refused) {
    const { status, code } = outcome.reason;
    // Without a ticket that is still good the password is asked for again.
    const asksCode = sent.code !== undefined && code !== 'ticketOver';
    const refused = { ...shown, asksCode, status, code, isWrong: true };
    const page = signInPlacePage(site, request, refused);
    return { refusal: { ...page, ...(status === 401 && { refusedFor: 'sign-in' }) } };
  }
  if ('ticket' in outcome) {
    const page = signInPlacePage(site, request, { ...shown, asksCode: true, code: 'codeToGoOn' });
    return { refusal: { ...page, cookies: [formatTicket(request, outcome.ticket)] } };
  }
  const cookie = contributorCookie.format(request, outcome.token, outcome.isRemembered);
  const over = sent.password === undefined ? [formatTicket(request, undefined)] : [];
  return { request: withSession(request, cookie), cookies: [cookie, ...over] };
}

interface Placed {
  readonly email: string;
  readonly password: string | undefined;
  readonly code: string | undefined;
  readonly passkey: string | undefined;
}

function readPlaced({ body }: EndpointRequest): Placed {
  const sent = new URLSearchParams(body);
  const read = (name: keyof typeof placedFields) => sent.get(placedFields[name]) ?? undefined;
  return {
    email: (read('email') ?? '').slice(0, 254),
    password: read('password'),
    code: read('code')?.trim(),
    // Without a script the control is there, and empty.
    passkey: read('passkey') || undefined,
  };
}

interface Asker {
  readonly isRemembered: boolean;
  /** Who is signed in and only has to show that it is still them. */
  readonly accountId: string | undefined;
}

async function trySignIn(
  services: AccountServices,
  place: { readonly request: EndpointRequest; readonly site: Site },
  { email, password, code = '', passkey, isRemembered, accountId }: Placed & Asker,
): Promise<Admission | Refused<AccountRefusal>> {
  const wait = await services.signInLimit.take(rateKey(place.request.address));
  if (wait > 0) return new Refused({ status: 429, code: 'tooMany', wait });
  if (passkey !== undefined)
    return signInByPasskey(services, { ...place, reply: passkey, accountId, isRemembered });
  const isLegible = isStorable(email) && isStorable(code) && code.length <= 40;
  if (!isLegible || (password?.length ?? 0) > 1000)
    return new Refused({ status: 401, code: 'signInWrong' });
  return password === undefined
    ? signInByCode(services, { ...place, code })
    : signInByPassword(services, place, { email, password, isRemembered });
}

/** The post as it was meant, from the new session. */
function withSession(request: EndpointRequest, cookie: string): EndpointRequest {
  const sent = new URLSearchParams(request.body);
  for (const name of Object.values(placedFields)) sent.delete(name);
  const [placedCookie = ''] = cookie.split(';');
  // Of several cookies of a name the first counts.
  const cookies = [placedCookie, request.headers.cookie].filter(Boolean).join('; ');
  const headers = { ...request.headers, cookie: cookies };
  return { ...request, headers, body: sent.toString() };
}
