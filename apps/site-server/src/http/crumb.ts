import { randomBytes } from 'node:crypto';
import type { Signer } from '../signing/key-ring';
import { jsonReply, type EndpointReply, type EndpointRequest } from './endpoint';
import { isSameText } from '../signing/is-same-text';
import { readCookie } from './read-cookie';

/**
 * Name of the crumb cookie [3.17], of the query parameter with its value, and of the header that
 * may replace the parameter.
 */
export const crumbNames = { cookie: 'crumb', query: 'crumb', header: 'x-csrf-token' } as const;

/** Signed double submit: a value that only this server can make, sent twice. */
export interface Crumb {
  /** Makes a new signed value. */
  create(): string;
  /** Whether this server made the value. */
  isValid(value: string): boolean;
  /**
   * Returns `undefined` if the request carries its crumb, otherwise the answer with a valid one
   * [8.05].
   */
  refuse(request: EndpointRequest): EndpointReply | undefined;
}

/**
 * Makes the crumb of a server.
 *
 * @param signer makes and knows the signatures
 * @param random returns that many random bytes
 */
export function createCrumb(signer: Signer, random: (size: number) => Buffer = randomBytes): Crumb {
  const create = () => {
    const value = random(16).toString('base64url');
    return `${value}.${signer.sign(value)}`;
  };
  const isValid = (value: string) => {
    const dot = value.indexOf('.');
    return dot > 0 && signer.isSigned(value.slice(0, dot), value.slice(dot + 1));
  };
  return {
    create,
    isValid,
    refuse(request) {
      const cookie = readCookie(request.headers.cookie, crumbNames.cookie) ?? '';
      const isKnown = isValid(cookie);
      const sent = request.query.get(crumbNames.query) ?? request.headers[crumbNames.header] ?? '';
      if (isKnown && isSameText(sent, cookie)) return undefined;
      // A valid cookie is kept, so that other tabs keep theirs.
      const crumb = isKnown ? cookie : create();
      const attributes = `Path=/; SameSite=Lax${request.secure ? '; Secure' : ''}`;
      // 200, not an error status: a first call without a crumb is no error, and browsers log every
      // error status.
      return jsonReply(
        200,
        { crumbFail: true, crumb },
        { 'set-cookie': `${crumbNames.cookie}=${crumb}; ${attributes}` },
      );
    },
  };
}
