import type { EndpointRequest } from '../endpoint';

/** The parameters in an address, such as `token` of `/order/:token`. */
export type ParamsOf<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsOf<`/${Rest}`>
  : Url extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

/** One request for an action, as read before the action looks anything up. */
export interface Call<Site = unknown, Params = unknown, Query = unknown, Body = unknown> {
  readonly request: EndpointRequest;
  readonly site: Site;
  /** From the path, as the router parsed them. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Whether it was sent without scripts, to the address for that. */
  readonly isPlain: boolean;
}

/** The same call with the result of `find`. */
export interface FoundCall<
  Site = unknown,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Found = unknown,
> extends Call<Site, Params, Query, Body> {
  readonly found: Found;
  /** Seconds until a soft limit would allow the request; 0 within the limit. */
  readonly wait: number;
}
