import type { EndpointRequest } from '../endpoint';

/** The parts of an address that its url names, such as `token` of `/order/:token`. */
export type ParamsOf<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsOf<`/${Rest}`>
  : Url extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

/** One request for an action, as far as it is understood before the action looks anything up. */
export interface Call<Site = unknown, Params = unknown, Query = unknown, Body = unknown> {
  readonly request: EndpointRequest;
  readonly site: Site;
  /** From the address, as the router read them. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Sent without scripts, to the address for that. */
  readonly isPlain: boolean;
}

/** The same with what `find` found. */
export interface FoundCall<
  Site = unknown,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Found = unknown,
> extends Call<Site, Params, Query, Body> {
  readonly found: Found;
  /** Seconds until a limit that does not refuse would allow it again; 0 within it. */
  readonly wait: number;
}
