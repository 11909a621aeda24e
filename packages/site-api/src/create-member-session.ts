import { isFilledText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';
import type { StoredSession } from './stored-session';

/** What a member signs in with [3.51]. */
export interface MemberLogin {
  readonly email: string;
  readonly password: string;
  /** Whether the session outlasts the browser. */
  readonly rememberMe: boolean;
}

/** How the last call stands [4.03]; undefined before the first. */
export type FetchState = 'pending' | 'success' | 'failed';

/** The session of a member in a browser. */
export interface MemberSession {
  /** How the last call stands. */
  readonly fetchState: FetchState | undefined;
  /** Signs in [7.04]. */
  logIn(login: MemberLogin, signal?: AbortSignal): Promise<ApiResult<{ xsrfToken: string }>>;
  /**
   * Signs out [7.05].
   *
   * @param options `cloneCart`: whether the browser keeps a copy of the cart
   * @returns undefined, without a call, while one is in progress, and where nobody is signed in
   *   [4.03]
   */
  logOut(options: { readonly cloneCart: boolean }): Promise<ApiResult<UnknownRecord> | undefined>;
}

/** What the session of a member is made from. */
export interface MemberSessionSetup {
  /** That of `createSiteApi`. */
  readonly call: Call;
  /** Keeps the token that later calls send. */
  readonly stored: StoredSession;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Whether somebody is signed in, as the cookies tell. */
  readonly isSignedIn: () => boolean;
}

const address = 'site-users/account/session';

/** The header that carries the token of a session to later calls [7.04]. */
export const xsrfHeader = 'X-CSRF-Token';

/** How long a session's token is kept, in milliseconds: as long as the server keeps the session. */
const tokenLife = { remembered: 30 * 24 * 60 * 60 * 1000, usual: 12 * 60 * 60 * 1000 };

const readToken = ({ xsrfToken }: UnknownRecord) =>
  isFilledText(xsrfToken) ? { xsrfToken } : undefined;

/** Makes the session of a member: the calls that begin and end it. */
export function createMemberSession({
  call,
  stored,
  now,
  isSignedIn,
}: MemberSessionSetup): MemberSession {
  let fetchState: FetchState | undefined;
  let isLeaving = false;

  async function follow<Data>(answer: Promise<ApiResult<Data>>): Promise<ApiResult<Data>> {
    fetchState = 'pending';
    const result = await answer;
    fetchState = result.ok ? 'success' : 'failed';
    return result;
  }

  return {
    get fetchState() {
      return fetchState;
    },
    async logIn(login, signal) {
      const refusals = [400, 401, 429];
      const result = await follow(call(address, readToken, { body: login, signal, refusals }));
      if (result.ok) {
        const life = login.rememberMe ? tokenLife.remembered : tokenLife.usual;
        stored.write(result.data.xsrfToken, now() + life);
      }
      return result;
    },
    async logOut({ cloneCart }) {
      if (isLeaving || !isSignedIn()) return undefined;
      isLeaving = true;
      const token = stored.read();
      try {
        const result = await follow(
          call(`${address}?cloneCart=${cloneCart}`, (data) => data, {
            method: 'DELETE',
            // An answer of another status carries its error, so it is no success.
            page: { headers: token === undefined ? {} : { [xsrfHeader]: token } },
          }),
        );
        if (result.ok) stored.remove();
        return result;
      } finally {
        isLeaving = false;
      }
    },
  };
}
