import type * as z from 'zod';
import { accepts } from '../encoding';
import { jsonReply, type Endpoint, type EndpointReply, type EndpointRequest } from '../endpoint';
import type { Route } from '../route';
import { seeOther } from '../see-other';
import type { Guard } from './action';
import type { ActionDeclaration } from './action-declaration';
import type { ActionManner, RefusedCall } from './action-manner';
import type { ActionPorts } from './action-ports';
import { readFields, type BodyReader } from './body-reader';
import type { Call, FoundCall, ParamsOf } from './call';
import { checkGuard } from './check-guard';
import { Refused, type Refusal } from './refused';
import { takeLimits } from './take-limits';

/** An action with what it is run with. */
export interface BoundAction<
  Services,
  Site,
  Reason extends Refusal,
  Url extends string,
  Query,
  Body,
  Found,
  Result,
> {
  readonly declaration: ActionDeclaration<Services, Site, Reason, Url, Query, Body, Found, Result>;
  readonly manner: ActionManner<Services, Site, Reason>;
  readonly services: Services;
  readonly ports: ActionPorts<Site>;
}

/** One of the addresses of an action. */
interface Door<Body> {
  readonly guard: Guard;
  readonly body: BodyReader<Body> | undefined;
  readonly isPlain: boolean;
}

/**
 * The routes of an action's addresses.
 *
 * @param bound the action
 */
export function actionRoutes<
  Services,
  Site,
  Reason extends Refusal,
  Url extends string,
  Query,
  Body,
  Found,
  Result,
>(bound: BoundAction<Services, Site, Reason, Url, Query, Body, Found, Result>): readonly Route[] {
  const { method, url, guard, body, plain } = bound.declaration;
  const main: Route = { method, url, endpoint: answering(bound, { guard, body, isPlain: false }) };
  if (!plain) return [main];
  const post = { guard: 'origin', body: plain.body, isPlain: true } as const;
  return [
    main,
    { method: 'POST', url: plain.url, endpoint: answering(bound, post) },
    {
      method: 'GET',
      url: plain.url,
      endpoint: (request) => Promise.resolve(seeOther(plain.back(request))),
    },
  ];
}

/** From a request to its answer: guard, site, body, what it is about, limits, and then the run. */
function answering<
  Services,
  Site,
  Reason extends Refusal,
  Url extends string,
  Query,
  Body,
  Found,
  Result,
>(
  bound: BoundAction<Services, Site, Reason, Url, Query, Body, Found, Result>,
  door: Door<Body>,
): Endpoint {
  type Asked = Call<Site, ParamsOf<Url>, Query, Body>;
  type Understood = FoundCall<Site, ParamsOf<Url>, Query, Body, Found>;
  const { declaration, manner, services, ports } = bound;
  const { who, find, limit = [], turn = proceedAtOnce, run } = declaration;

  async function refuse(
    reason: Reason,
    call: RefusedCall<Understood>,
    isPage: boolean,
  ): Promise<EndpointReply> {
    const page = isPage ? (declaration.refusedPage ?? manner.page) : undefined;
    const reply = page
      ? await page(reason, call, services)
      : jsonReply(reason.status, await manner.explain(reason, call, services));
    const { wait, fault } = reason;
    const headers = {
      ...reply.headers,
      ...(wait !== undefined && { 'retry-after': String(wait) }),
    };
    return { ...reply, headers, ...(fault !== undefined && { fault }) };
  }

  async function answer(result: Result, call: Understood, isPage: boolean): Promise<EndpointReply> {
    const { page, json = asData, cookies } = declaration;
    const reply =
      page && (isPage || json === false)
        ? await page(result, call, services)
        : jsonReply(200, json === false ? undefined : json(result));
    return cookies ? { ...reply, cookies: cookies(result, call) } : reply;
  }

  async function runWithin(asked: Asked, isPage: boolean): Promise<EndpointReply> {
    const found = await find?.(asked, services);
    if (found instanceof Refused) return refuse(found.reason, asked, isPage);
    // Without `find` nothing is found, and its type says so.
    const call: Understood = { ...asked, found: found as Found, wait: 0 };
    const { wait, isRefused } = takeLimits(limit, call, services);
    if (isRefused) return refuse({ ...manner.tooMany, wait }, call, isPage);
    const result = await run({ ...call, wait }, services);
    return result instanceof Refused
      ? refuse(result.reason, call, isPage)
      : answer(result, call, isPage);
  }

  return async (request) => {
    const isPage = wantsPage(declaration, request, door.isPlain);
    const refusal = await checkGuard(ports, request, { who, guard: door.guard, isPage });
    if (refusal) return refusal;
    const { noSite } = manner;
    const site = noSite === 'not asked' ? undefined : await ports.findSite(request.host);
    if (!site && typeof noSite === 'object') return refuse(noSite, { request }, isPage);
    const known = {
      request,
      // The site of an action that has no refusal for a host without one may be missing.
      site: site as Site,
      // The router fills what the address names.
      params: request.params as ParamsOf<Url>,
      isPlain: door.isPlain,
    };
    const input = readInput(declaration, door, request);
    if (!input) return refuse(manner.unreadable, known, isPage);
    const asked: Asked = { ...known, ...input };
    return turn(asked, services, () => runWithin(asked, isPage));
  };
}

function asData(result: unknown): unknown {
  return { data: result };
}

function proceedAtOnce<Call, Services>(
  _call: Call,
  _services: Services,
  proceed: () => Promise<EndpointReply>,
): Promise<EndpointReply> {
  return proceed();
}

/** JSON wins where it is asked for; else the address decides. */
function wantsPage(
  { page, json, plain }: { page?: unknown; json?: unknown; plain?: unknown },
  { headers }: EndpointRequest,
  isPlain: boolean,
): boolean {
  if (json === false) return true;
  if (!page || accepts(headers.accept, 'application/json')) return false;
  return isPlain || !plain;
}

function readInput<Query, Body>(
  { query: schema }: { query?: z.ZodType<Query> },
  { body: reader }: Door<Body>,
  request: EndpointRequest,
): { query: Query; body: Body } | undefined {
  const query = schema && readFields(schema, request.query);
  const body = reader?.read(request);
  if ((schema && query === undefined) || (reader && body === undefined)) return undefined;
  // Without a reader nothing is read, and the types of the action say so.
  return { query: query as Query, body: body as Body };
}
