import type { ReplyHead, ReplyRules } from './read-reply';

/** A request as `fetch` takes it. */
export interface SiteRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | URLSearchParams;
  readonly credentials: 'same-origin' | 'include';
  readonly signal?: AbortSignal | null;
}

/** The part of `fetch` that is used; a window's fits. */
export type SiteFetch = (
  url: string,
  request: SiteRequest,
) => Promise<ReplyHead & { text(): Promise<string> }>;

/** Trouble that other code shows to the visitor [8.05]. */
export interface ApiTrouble {
  /** The visitor has to log in, or may not do this. */
  readonly type: 'loginRequired' | 'authorizationFail';
  /** The address that was called, without the request token. */
  readonly address: string;
  /** The server's message, unchecked: it may be no text. */
  readonly error: unknown;
}

/** What the data layer needs from its environment. */
export interface CallSetup {
  /** The site's own origin, e.g. `https://www.example.com`. */
  readonly origin: string;
  readonly fetch: SiteFetch;
  /** Reads a cookie, if it is set; the request token is the one called `crumb` [3.17]. */
  readonly readCookie: (name: string) => string | undefined;
  /**
   * Whether cookies are on: only then is the call repeated after a refused token [8.05]. @default
   * always
   */
  readonly cookiesOn?: (() => boolean) | undefined;
  /**
   * Makes a signal that ends a slow attempt, e.g. `() => AbortSignal.timeout(10_000)`.
   * @default none
   */
  readonly deadline?: (() => AbortSignal) | undefined;
  /** Called with trouble that other code shows. */
  readonly onTrouble?: ((trouble: ApiTrouble) => void) | undefined;
}

/** The options of one call. */
export interface CallOptions extends ReplyRules {
  /** @default POST with a body, GET without */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /**
   * Set if the address also serves a page and takes what the page's form sends. It holds the
   * additional parts of the request. An answer of any status may carry the data.
   */
  readonly page?: Partial<SiteRequest> | undefined;
  /** The root for an address without a leading slash [7.24]. @default '/api/' */
  readonly root?: '/api/' | '/api/rest/' | undefined;
  /**
   * Whether the call goes only to https on the site's host, with credentials [7.24]. @default false
   */
  readonly secure?: boolean | undefined;
  /**
   * How often the call is repeated, see `retryCall`. Set it only for a call that may arrive twice.
   * @default 2 for GET, else 0
   */
  readonly retries?: number | undefined;
  /** Ends the call, its retries and its waits. */
  readonly signal?: AbortSignal | undefined;
}
