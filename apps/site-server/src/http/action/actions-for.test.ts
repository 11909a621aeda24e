import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createCrumb } from '../crumb';
import { createMemoryLimits } from '../create-memory-limits';
import { textReply, type EndpointReply, type EndpointRequest } from '../endpoint';
import type { RateLimit } from '../rate-limit';
import type { Action } from './action';
import { actionsFor } from './actions-for';
import { formBody, jsonBody } from './body-reader';
import { fixedWords } from './fixed-words';
import type { Who } from './who';
import { testKeys } from '../../testing/test-keys';

interface Services {
  greet: (name: string) => string;
  nameLimit: RateLimit;
}

const { defineAction, refuse } = actionsFor<Services, { host: string }>(
  fixedWords({ 404: 'Nobody is called that.' }),
);

const named = z.object({ name: z.string().min(1) });

const greet = defineAction({
  method: 'POST',
  url: '/api/greet',
  about: 'says hello to somebody',
  who: 'anyone',
  guard: { none: 'it is a test' },
  body: jsonBody(named),
  plain: { url: '/greet', about: 'the same', body: formBody(named), back: () => '/' },
  find: async ({ body: { name } }) => (name === 'nobody' ? refuse({ status: 404 }) : { name }),
  limit: [{ rate: 'nameLimit' }],
  run: ({ found: { name } }, services) => `Hello ${services.greet(name)}`,
  page: (greeting) => textReply(200, `A page: ${greeting}`),
  refusedPage: ({ status }) => textReply(status, 'A page that says no'),
});

/** Sends a request to the only action of a list, with the given roles. */
function sender(action: Action<Services, { host: string }>, who: readonly Who[] = ['anyone']) {
  const nameLimit = createMemoryLimits(() => 0).create('name', 1);
  const services = { greet: vi.fn((name) => name), nameLimit };
  const routes = action.routes(services, {
    findSite: async (host) => (host === 'here' ? { host } : undefined),
    findWho: async () => who,
    crumb: createCrumb(testKeys.signer('crumb')),
    baseUrl: undefined,
    foreignPage: () => textReply(403, 'Not from here'),
    signInPlace: async () => undefined,
    findWhoByToken: async () => undefined,
    refuseStranger: (_request, { isSignedIn }) => textReply(isSignedIn ? 403 : 401, 'Not for you'),
  });
  const send = async (
    url: string,
    { headers = {}, ...request }: Partial<EndpointRequest> = {},
  ): Promise<EndpointReply> => {
    const route = routes.find((route) => route.url === url && route.method === 'POST');
    if (!route) throw new Error(`[site-server] no action at ${url}. Look at the test.`);
    return route.endpoint({
      method: 'POST',
      path: url,
      params: {},
      query: new URLSearchParams(),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      host: 'here',
      secure: false,
      address: '10.0.0.1',
      body: '{"name":"Ada"}',
      ...request,
    });
  };
  return { send, greet: services.greet };
}

describe('an action', () => {
  it('answers a script with JSON, and a browser at the address for that with a page', async () => {
    expect(await sender(greet).send('/api/greet')).toMatchObject({
      status: 200,
      body: '{"data":"Hello Ada"}',
    });
    expect(await sender(greet).send('/greet', { body: 'name=Ada&name=Eve' })).toMatchObject({
      status: 200,
      body: 'A page: Hello Ada',
    });
  });

  it('answers with JSON wherever JSON is asked for', async () => {
    const headers = { accept: 'application/json' };
    expect(await sender(greet).send('/greet', { headers, body: 'name=Ada' })).toMatchObject({
      body: '{"data":"Hello Ada"}',
    });
    expect(await sender(greet).send('/greet', { headers, body: 'name=nobody' })).toMatchObject({
      status: 404,
      body: '{"error":"Nobody is called that."}',
    });
  });

  it('is not run for a host without a site, a body that is none, or what is not found', async () => {
    const { send, greet: run } = sender(greet);
    const statuses = [
      await send('/api/greet', { host: 'elsewhere' }),
      await send('/api/greet', { body: '{}' }),
      await send('/greet', { body: 'name=nobody' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 400, 404]);
    expect(run).not.toHaveBeenCalled();
  });

  it('counts what it finds, and says how long to wait, as JSON and as a page', async () => {
    const { send, greet: run } = sender(greet);
    await send('/greet', { body: 'name=nobody' });
    await send('/greet', { body: 'name=Ada' });
    expect(await send('/greet', { body: 'name=Ada' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      body: 'A page that says no',
    });
    expect(await send('/api/greet')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('takes a post without scripts from its own site alone', async () => {
    const { send, greet: run } = sender(greet);
    const headers = { 'sec-fetch-site': undefined };
    expect(await send('/greet', { headers, body: 'name=Ada' })).toMatchObject({
      status: 403,
      body: 'Not from here',
    });
    expect(run).not.toHaveBeenCalled();
  });

  it.each(['member', 'contributor', 'permission:commerce.readOrders'] as const)(
    'for %s is run for nobody else',
    async (whoIs) => {
      const action = defineAction({
        method: 'POST',
        url: '/api/own',
        about: 'is for some',
        who: whoIs,
        guard: { none: 'it is a test' },
        run: (_call, services) => services.greet('you'),
      });
      const stranger = sender(action);
      expect(await stranger.send('/api/own')).toMatchObject({ status: 401 });
      expect(stranger.greet).not.toHaveBeenCalled();
      if (whoIs.startsWith('permission')) {
        const other = sender(action, ['anyone', 'contributor', 'permission:commerce.pos']);
        expect(await other.send('/api/own')).toMatchObject({ status: 403 });
        expect(other.greet).not.toHaveBeenCalled();
      }
      expect(await sender(action, ['anyone', whoIs]).send('/api/own')).toMatchObject({
        status: 200,
      });
    },
  );
});
