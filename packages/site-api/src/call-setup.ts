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

/** Something that others show [8.05]. */
export interface ApiTrouble {
  /** A login is needed, or what was asked for is not allowed. */
  readonly type: 'loginRequired' | 'authorizationFail';
  /** The address that was called, without the request token. */
  readonly address: string;
  /** What the server says of it, as it came: it may be no text. */
  readonly error: unknown;
}

/** What the data layer needs of its surroundings. */
export interface CallSetup {
  /** The site's own origin, e.g. `https://www.example.com`. */
  readonly origin: string;
  readonly fetch: SiteFetch;
  /** The value of a cookie, if it is there; the request token is the one called `crumb` [3.17]. */
  readonly readCookie: (name: string) => string | undefined;
  /**
   * Whether cookies are on: only then is a refused token worth a second try [8.05]. @default always
   */
  readonly cookiesOn?: (() => boolean) | undefined;
  /**
   * A signal that ends an attempt which takes too long, e.g. `() => AbortSignal.timeout(10_000)`.
   * @default none
   */
  readonly deadline?: (() => AbortSignal) | undefined;
  /** Told of trouble that others show. */
  readonly onTrouble?: ((trouble: ApiTrouble) => void) | undefined;
}

/** How one call is made. */
export interface CallOptions extends ReplyRules {
  /** @default POST with a body, GET without */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /**
   * Set for an address that is a page's too, and takes what the page's form sends: what the
   * request then has besides. An answer of any status may carry the data.
   */
  readonly page?: Partial<SiteRequest> | undefined;
  /** Where an address without a leading slash begins [7.24]. @default '/api/' */
  readonly root?: '/api/' | '/api/rest/' | undefined;
  /**
   * Whether it goes to https on the site's host with credentials, and nowhere else [7.24]. @default
   * false
   */
  readonly secure?: boolean | undefined;
  /**
   * How often it is made again, see `retryCall`. Say so only of a call that may arrive twice.
   * @default 2 for GET, else 0
   */
  readonly retries?: number | undefined;
  /** Ends the call, its repetitions and its waits. */
  readonly signal?: AbortSignal | undefined;
}
