import type * as z from 'zod';
import type { EndpointReply, EndpointRequest } from '../endpoint';
import type { RouteMethod } from '../route';
import type { Guard } from './action';
import type { Who } from './who';
import type { RefusedCall } from './action-manner';
import type { BodyReader } from './body-reader';
import type { Call, FoundCall, ParamsOf } from './call';
import type { Refusal, Refused } from './refused';
import type { ActionLimit } from './take-limits';

/** The declaration of a server call. */
export interface ActionDeclaration<
  Services,
  Site,
  Reason extends Refusal,
  Url extends string,
  Query,
  Body,
  Found,
  Result,
  Asked = Call<Site, ParamsOf<Url>, Query, Body>,
  Understood = FoundCall<Site, ParamsOf<Url>, Query, Body, Found>,
> {
  readonly method: RouteMethod;
  readonly url: Url;
  /** What it does, for the README. */
  readonly about: string;
  /** Its query, for the README, such as `?q=…`. @default none */
  readonly parameters?: string;
  /** How long its answer may be cached, for the README. @default no-store */
  readonly kept?: string;
  readonly who: Who;
  /**
   * Whether the sender must have signed in within ten minutes: for what takes out data, money or
   * rights, which a browser that somebody left open must not do; as a function, whether what was
   * sent is such an act. @default false
   */
  readonly needsRecentSignIn?: boolean | ((body: Body) => boolean);
  /**
   * Whether a program may call it by a token, without a crumb and without having signed in.
   * @default false
   */
  readonly takesToken?: boolean;
  readonly guard: Guard;
  readonly limit?: readonly ActionLimit<Services, Understood>[];
  /** If a parameter is repeated, the first value is used. @default the query is not read */
  readonly query?: z.ZodType<Query>;
  /** @default the body is not read */
  readonly body?: BodyReader<Body>;
  /** Makes requests about the same thing wait for each other. */
  readonly turn?: (
    call: Asked,
    services: Services,
    proceed: () => Promise<EndpointReply>,
  ) => Promise<EndpointReply>;
  /** Looks up what the request is about. A refusal ends the request before the limits count it. */
  readonly find?: (call: Asked, services: Services) => Promise<Found | Refused<Reason>>;
  readonly run: (
    call: Understood,
    services: Services,
  ) => Result | Refused<Reason> | Promise<Result | Refused<Reason>>;
  /** The answer in JSON; `false` for an action that answers only with pages. @default `{ data }` */
  readonly json?: false | ((result: Result) => unknown);
  /** The page for a browser without scripts. @default JSON */
  readonly page?: (
    result: Result,
    call: Understood,
    services: Services,
  ) => EndpointReply | Promise<EndpointReply>;
  /** The page for a refused request. @default the page of the room */
  readonly refusedPage?: (
    refusal: Reason,
    call: RefusedCall<Understood>,
    services: Services,
  ) => EndpointReply | Promise<EndpointReply>;
  /** Whole `Set-Cookie` headers for an answer that is no refusal. */
  readonly cookies?: (result: Result, call: Understood) => readonly string[];
  /** The address for browsers without scripts, which send no crumb. @default the same address */
  readonly plain?: PlainAddress<Body>;
}

/** An address for posts of browsers without scripts. */
export interface PlainAddress<Body> {
  readonly url: string;
  readonly about: string;
  readonly body: BodyReader<Body>;
  /** Where a visitor who opens this address by a link is redirected. */
  readonly back: (request: EndpointRequest) => string;
}
