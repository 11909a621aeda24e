import { randomBytes } from 'node:crypto';
import type { EndpointRequest } from '../http/endpoint';
import { formatHostCookie, hostCookieName } from '../http/host-cookie';
import { readCookie } from '../http/read-cookie';
import type { Signer } from '../signing/key-ring';
import { emailKey } from './email-key';

/** Where somebody signs in: the browser's request, and the site that it addresses. */
export interface SignInPlace {
  readonly request: Pick<EndpointRequest, 'headers' | 'secure'>;
  readonly site: { readonly id: string };
}

/** Whose password is entered. */
export interface SignInHolder {
  readonly email: string;
  /** It as it is stored; undefined where nobody has that address. */
  readonly password: string | undefined;
}

/**
 * Knows browsers in which somebody has entered their password before. Their guesses are counted
 * apart, so that nobody who guesses elsewhere keeps the holder of an account from signing in. A new
 * password makes all of them unknown: whoever has seen the old one has no guesses of their own.
 */
export interface KnownBrowsers {
  /** Names what the guesses at an account are counted under. */
  guessKey(place: SignInPlace, holder: SignInHolder): string;
  /** Formats the `Set-Cookie` header of a browser in which a right password was entered. */
  format(place: SignInPlace, holder: SignInHolder): string;
}

/** How long a browser is known, in seconds: a year. */
const knownTime = 365 * 24 * 60 * 60;

/**
 * Makes what knows the browsers of the holders of accounts.
 *
 * @param signer for the purpose `known browser`
 * @param name of the cookie. It holds a random number and a signature: it opens nothing, and does
 *   not tell whose it is
 */
export function createKnownBrowsers(signer: Signer, name: string): KnownBrowsers {
  const factsOf = (
    site: SignInPlace['site'],
    { email, password = '' }: SignInHolder,
    number: string,
  ): string => `${name} ${site.id} ${number} ${emailKey(email)} ${password}`;
  return {
    guessKey({ request: { headers, secure }, site }, holder) {
      const [number = '', signature = ''] =
        readCookie(headers.cookie, hostCookieName(name, secure))?.split('.') ?? [];
      return signer.isSigned(factsOf(site, holder, number), signature)
        ? `${site.id} browser ${number}`
        : `${site.id} ${emailKey(holder.email)}`;
    },
    format({ request: { secure }, site }, holder) {
      const number = randomBytes(16).toString('base64url');
      const value = `${number}.${signer.sign(factsOf(site, holder, number))}`;
      return formatHostCookie({ name, value, sameSite: 'Lax', maxAge: knownTime }, secure);
    },
  };
}
