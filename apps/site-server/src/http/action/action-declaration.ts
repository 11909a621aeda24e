import type * as z from 'zod';
import type { EndpointReply, EndpointRequest } from '../endpoint';
import type { Guard } from './action';
import type { Who } from './who';
import type { RefusedCall } from './action-manner';
import type { BodyReader } from './body-reader';
import type { Call, FoundCall, ParamsOf } from './call';
import type { Refusal, Refused } from './refused';
import type { ActionLimit } from './take-limits';

/** Everything about a call of the server. */
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
  readonly method: 'GET' | 'POST';
  readonly url: Url;
  /** What it does, for the README. */
  readonly about: string;
  /** Its query, for the README, such as `?q=…`. @default none */
  readonly parameters?: string;
  /** How long its answer is kept, for the README. @default no-store */
  readonly kept?: string;
  readonly who: Who;
  readonly guard: Guard;
  readonly limit?: readonly ActionLimit<Services, Understood>[];
  /** Of parameters with one name the first counts. @default none is read */
  readonly query?: z.ZodType<Query>;
  /** @default none is read */
  readonly body?: BodyReader<Body>;
  /** Lets requests about the same thing wait for each other. */
  readonly turn?: (
    call: Asked,
    services: Services,
    proceed: () => Promise<EndpointReply>,
  ) => Promise<EndpointReply>;
  /** Looks up what the request is about; a refusal ends it before it counts for a limit. */
  readonly find?: (call: Asked, services: Services) => Promise<Found | Refused<Reason>>;
  readonly run: (
    call: Understood,
    services: Services,
  ) => Result | Refused<Reason> | Promise<Result | Refused<Reason>>;
  /** The answer in JSON; `false` for an action that pages alone answer. @default `{ data }` */
  readonly json?: false | ((result: Result) => unknown);
  /** What a browser without scripts gets. @default JSON */
  readonly page?: (
    result: Result,
    call: Understood,
    services: Services,
  ) => EndpointReply | Promise<EndpointReply>;
  /** What it gets when it is refused. @default the page of the room */
  readonly refusedPage?: (
    refusal: Reason,
    call: RefusedCall<Understood>,
    services: Services,
  ) => EndpointReply | Promise<EndpointReply>;
  /** Whole `Set-Cookie` headers of an answer that is no refusal. */
  readonly cookies?: (result: Result, call: Understood) => readonly string[];
  /** The address for browsers without scripts, which send no crumb. @default the same address */
  readonly plain?: PlainAddress<Body>;
}

/** An address that takes the posts of browsers without scripts. */
export interface PlainAddress<Body> {
  readonly url: string;
  readonly about: string;
  readonly body: BodyReader<Body>;
  /** Where whoever comes back to this address by a link is led. */
  readonly back: (request: EndpointRequest) => string;
}
