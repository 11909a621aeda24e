import { randomBytes } from 'node:crypto';
import { isSameText } from '../signing/is-same-text';
import type { Signer } from '../signing/key-ring';
import { jsonReply, type EndpointReply, type EndpointRequest } from './endpoint';
import { readCookie } from './read-cookie';

/**
 * Name of the crumb cookie [3.17], of the query parameter with its value, and of the header that
 * may replace the parameter.
 */
export const crumbNames = { cookie: 'crumb', query: 'crumb', header: 'x-csrf-token' } as const;

/**
 * Name of the cookie that tells one browser from another, which no script reads. Over https only a
 * page of this very host can have set it.
 */
const sessionName = (secure: boolean): string => (secure ? '__Host-SESSION' : 'SESSION');

/** Signed double submit: a value that only this server can make, for one browser, sent twice. */
export interface Crumb {
  /** Makes a new signed value for the browser with that session. */
  create(session: string): string;
  /** Whether this server made the value for the browser with that session. */
  isValid(value: string, session: string): boolean;
  /** Whether a request comes from a browser with a session of this server, and its crumb. */
  isKnown(request: Pick<EndpointRequest, 'headers' | 'secure'>): boolean;
  /**
   * Returns `undefined` if the request carries its crumb, otherwise the answer with a valid one
   * [8.05].
   */
  refuse(request: EndpointRequest): EndpointReply | undefined;
  /**
   * Makes a new crumb for a browser that is told from others in a new way: what was known of it
   * before it signed in is worth nothing afterwards.
   */
  renew(request: Pick<EndpointRequest, 'secure'>): NewCrumb;
}

/** A crumb, and the `Set-Cookie` headers that a browser keeps it by. */
export interface NewCrumb {
  readonly crumb: string;
  readonly cookies: readonly string[];
}

/**
 * Makes the crumb of a server.
 *
 * @param signer makes and knows the signatures
 * @param random returns that many random bytes
 */
export function createCrumb(signer: Signer, random: (size: number) => Buffer = randomBytes): Crumb {
  const word = () => random(16).toString('base64url');
  const factsOf = (value: string, session: string) => `${session} ${value}`;
  const create = (session: string) => {
    const value = word();
    return `${value}.${signer.sign(factsOf(value, session))}`;
  };
  const isValid = (value: string, session: string) => {
    const dot = value.indexOf('.');
    return (
      dot > 0 &&
      session !== '' &&
      signer.isSigned(factsOf(value.slice(0, dot), session), value.slice(dot + 1))
    );
  };
  /** Reads the session of a browser, its crumb, and whether they belong together. */
  const read = ({ headers, secure }: Pick<EndpointRequest, 'headers' | 'secure'>) => {
    const session = readCookie(headers.cookie, sessionName(secure)) ?? '';
    const cookie = readCookie(headers.cookie, crumbNames.cookie) ?? '';
    return { known: session, cookie, isKnown: isValid(cookie, session) };
  };
  return {
    create,
    isValid,
    isKnown: (request) => read(request).isKnown,
    refuse(request) {
      const { headers, secure } = request;
      const { known, cookie, isKnown } = read(request);
      const token = request.query.get(crumbNames.query) ?? headers[crumbNames.header] ?? '';
      if (isKnown && isSameText(token, cookie)) return undefined;
      // A valid cookie is kept, so that other tabs keep theirs.
      const session = isSession(known) ? known : word();
      const crumb = isKnown ? cookie : create(session);
      // 200, not an error status: a first call without a crumb is no error, and browsers log every
      // error status.
      return {
        ...jsonReply(200, { crumbFail: true, crumb }),
        cookies: crumbCookies(secure, session, crumb),
      };
    },
    renew({ secure }) {
      const session = word();
      const crumb = create(session);
      return { crumb, cookies: crumbCookies(secure, session, crumb) };
    },
  };
}

function crumbCookies(secure: boolean, session: string, crumb: string): readonly string[] {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [
    `${sessionName(secure)}=${session}; HttpOnly; ${attributes}`,
    `${crumbNames.cookie}=${crumb}; ${attributes}`,
  ];
}

/** Whether a session is one of ours by its form: what else a cookie says is not said again. */
function isSession(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
