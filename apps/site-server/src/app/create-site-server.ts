import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../http/create-app';
import { createRateLimits } from '../limits/create-rate-limits';
import { readAddresses } from './addresses';
import { allSweeps } from './room-hooks';
import { allRoutes } from './all-routes';
import { createRefusals } from './create-refusals';
import { createServices } from './create-services';
import { createShopWork } from './create-shop-work';
import { createWorkers } from './create-workers';
import { lacksAddress } from './lacks-address';
import type { SiteServerOptions } from './site-server-options';
import type { SiteStore } from './site-store';

/** A server of sites. */
export interface SiteServer {
  readonly store: SiteStore;
  /**
   * Starts to accept visitors.
   *
   * @returns the address, such as `http://127.0.0.1:4000`
   * @throws if the port is taken
   */
  listen(options: { port: number; host?: string }): Promise<string>;
  /** The address that it listens at; undefined before `listen`. */
  readonly address: string | undefined;
  /** Handles one request without a socket, for tests. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /**
   * Stops accepting requests, finishes the running ones, then closes the store. Calling it again
   * does nothing.
   */
  close(): Promise<void>;
}

/**
 * Creates the server of one or many sites: pages, pictures, runtime files, calls.
 *
 * @example
 * const store = await openStore({ dataDir: '.data' });
 * const server = createSiteServer({ store, cacheDir: '.data/variants', keys, runtime: await
 * loadRuntime('dist') }); console.log(await server.listen({ port: 4000 }));
 */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { store, keys, baseUrl, logLevel = 'info', trustProxy = false } = options;
  const shop = createShopWork(options, (error) =>
    app.log.error({ err: error }, 'a payment provider could not be asked'),
  );
  const limits = createRateLimits(store, keys, (error) =>
    app.log.error({ err: error }, 'limits could not be shared, each server counts for itself'),
  );
  const flush = () => services.flush();
  const work = {
    store,
    mail: options.mail,
    jobs: shop.jobs,
    sweeps: allSweeps.map((sweep) => ({ ...sweep, run: () => sweep.run(store, services) })),
    limits,
    baseUrl,
    flush,
  };
  const workers = createWorkers(work, (trouble) =>
    app.log[trouble.level](trouble.facts, trouble.message),
  );
  const services = createServices(options, {
    outbox: workers,
    shop,
    limits,
    report: (error, message) => app.log.error({ err: error }, message),
  });
  const routes = allRoutes(services, options.appDomain);
  const addresses = readAddresses(routes);
  const app = createApp({
    routes,
    refusals: createRefusals(services, addresses),
    isReserved: addresses.isReserved,
    hideSecrets: addresses.hideSecrets,
    logLevel,
    trustProxy,
    secure: baseUrl?.startsWith('https:') ?? false,
    staticOrigins: options.staticOrigins,
  });
  let address: string | undefined;
  let closing: Promise<void> | undefined;

  async function shut(): Promise<void> {
    await app.close();
    services.sites.destroy();
    await workers.stop();
    await flush().catch((error: unknown) =>
      app.log.error({ err: error }, 'what was counted last could not be written'),
    );
    await store.close();
  }

  async function warnOfAddress(host: string): Promise<void> {
    const isBehindProxy = trustProxy !== false;
    // The server starts even if the store does not answer yet.
    if (await lacksAddress(store.read, { host, baseUrl, isBehindProxy }).catch(() => false))
      app.log.warn(
        'the address of a site is not known, mails with links to it wait; set BASE_URL, or the host of the site',
      );
  }

  return {
    store,
    get address() {
      return address;
    },
    async listen({ port, host = '127.0.0.1' }) {
      address = await app.listen({ port, host });
      workers.start();
      await warnOfAddress(host);
      return address;
    },
    inject: (request) => app.inject(request),
    close: () => (closing ??= shut()),
  };
}
