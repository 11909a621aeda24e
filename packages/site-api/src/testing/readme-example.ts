import { createCall, createSiteApi } from '@frontage/site-api';

const api = createSiteApi({
  origin: location.origin,
  fetch: (url, init) => fetch(url, init),
  readCookie: (name) => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1],
  cookiesOn: () => navigator.cookieEnabled,
  deadline: () => AbortSignal.timeout(10_000),
  clock: window,
  onTrouble: ({ type, address }) => console.warn(type, address),
});

const found = await api.search('glaze', { limit: 5 });
if (found.ok) console.log(found.data.results.map(({ title }) => title));
else console.log(found.error);

const call = createCall({
  origin: location.origin,
  fetch: (url, init) => fetch(url, init),
  readCookie: () => undefined,
});
const readName = ({ name }: Readonly<Record<string, unknown>>) =>
  typeof name === 'string' ? name : undefined;
const saved = await call('things/7', readName, {
  root: '/api/rest/',
  method: 'PUT',
  body: { name: 'Bowl' },
});
if (saved.ok) console.log(saved.data);
