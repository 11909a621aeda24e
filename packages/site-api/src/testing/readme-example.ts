import { createSiteApi } from '@frontage/site-api';

const api = createSiteApi({
  origin: location.origin,
  fetch: (url, init) => fetch(url, init),
  readCookie: (name) => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1],
  deadline: () => AbortSignal.timeout(10_000),
});

const found = await api.search('glaze', { limit: 5 });
if (found.ok) console.log(found.data.results.map(({ title }) => title));
else console.log(found.error);
