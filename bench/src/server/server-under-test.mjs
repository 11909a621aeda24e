// Runs in a process of its own: the site server over the demo's data, and beside it a
// Fastify that answers the same bytes with the same headers from memory.
import { createKeyRing, createSiteServer, loadRuntime, openStore } from '@frontage/site-server';
import { renderPage } from '@frontage/react-blocks/server';
import Fastify from 'fastify';
import { timeRenders } from './time-renders.mjs';

const [dataDir, runtimeDir] = process.argv.slice(2);
let homeInput;

const site = createSiteServer({
  store: await openStore({ dataDir }),
  keys: createKeyRing(['only-for-this-bench-'.repeat(3)]),
  cacheDir: `${dataDir}/variants`,
  runtime: await loadRuntime(runtimeDir),
  logLevel: 'warn',
  renderPage: (input) => {
    homeInput = input;
    return renderPage(input);
  },
});
const siteAddress = await site.listen({ port: 0 });

const page = await fetch(siteAddress, { headers: { 'accept-encoding': 'br' } });
const kept = Object.fromEntries(
  [...page.headers].filter(([name]) => !/^(connection|keep-alive|date|content-length)$/.test(name)),
);
const { rawPayload } = await site.inject({ url: '/', headers: { 'accept-encoding': 'br' } });

const still = Fastify({ logger: { level: 'warn' } });
still.get('/', (_request, reply) => reply.headers(kept).send(rawPayload));
const staticAddress = await still.listen({ port: 0, host: '127.0.0.1' });

process.on('message', async (message) => {
  if (message === 'time renders') process.send(timeRenders(homeInput, renderPage));
  if (message === 'processor time') process.send(process.cpuUsage());
  if (message === 'stop') {
    await Promise.all([site.close(), still.close()]);
    process.disconnect();
  }
});
process.send({
  site: siteAddress,
  still: staticAddress,
  etag: kept.etag,
  bytes: rawPayload.length,
});
