import { expect, it } from 'vitest';
import { textReply } from './endpoint';
import type { Route, RouteMethod } from './route';
import { routesByUrl } from './routes-by-url';

function route(method: RouteMethod, url: string): Route {
  return { method, url, endpoint: () => Promise.resolve(textReply(200, '')) };
}

it('has each address once, with its methods', () => {
  const routes = routesByUrl([route('GET', '/a'), route('GET', '/b'), route('POST', '/a')]);
  expect([...routes].map(([url, taken]) => [url, ...taken.keys()])).toEqual([
    ['/a', 'GET', 'POST'],
    ['/b', 'GET'],
  ]);
});

it('refuses two of one address and method, of which one would never be reached', () => {
  expect(() => routesByUrl([route('GET', '/a'), route('GET', '/a')])).toThrow(
    '[site-server] two routes take GET /a. Give one of them another address.',
  );
});
