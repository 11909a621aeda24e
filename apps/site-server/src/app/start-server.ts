import { createClickHouseLog } from '../census/events/clickhouse/create-click-house-log';
import { join } from 'node:path';
import {
  createFileTransport,
  createSmtpTransport,
  type MailTransport,
} from '../mail/mail-transport';
import { printOwnerLinks } from './print-owner-links';
import { loadRuntime } from '../pages/runtime/load-runtime';
import type { Configuration } from './configuration';
import { explainListenError } from './explain-listen-error';
import { createSiteServer, type SiteServer } from './create-site-server';
import { readKeys } from './read-keys';
import { openStore } from './open-store';
import type { SiteStore } from './site-store';

/** What a program does at the steps of a start. */
export interface StartSteps {
  /** Runs before the server listens, such as to fill an empty store. @default nothing */
  readonly prepare?: (store: SiteStore) => Promise<void>;
  /** Runs once it listens. @default prints where the first owners make their accounts */
  readonly announce?: (store: SiteStore, address: string) => Promise<void>;
}

/**
 * Opens the store, loads the runtime and listens.
 *
 * @param configuration how to run
 * @param steps what else to do
 * @throws if the folder, the database, the runtime or the port cannot be used
 */
export async function startServer(
  configuration: Configuration,
  {
    prepare = () => Promise.resolve(),
    announce = (store, address) => printOwnerLinks(store, address, process.stdout),
  }: StartSteps = {},
): Promise<SiteServer> {
  const { dataDir, databaseUrl, runtimeDir, baseUrl, appDomain, billingUrl } = configuration;
  const { trustProxy, logLevel, port, host, staticOrigins } = configuration;
  const { pictureCacheBytes, pictureCacheFiles, picturesAtOnce, captchaCost, recaptcha, payments } =
    configuration;
  const { placesAccount, vimeoOembed, clickHouseUrl } = configuration;
  const runtime =
    runtimeDir === undefined
      ? undefined
      : await loadRuntime(runtimeDir, join(dataDir, 'compressed'));
  const keys = await readKeys(configuration);
  const store = await openStore({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const server = createSiteServer({
    store,
    keys,
    cacheDir: join(dataDir, 'variants'),
    trustProxy,
    logLevel,
    pictureCacheBytes,
    pictureCacheFiles,
    picturesAtOnce,
    captchaCost,
    payments,
    mail: mailTransport(configuration),
    ...(recaptcha ? { recaptcha } : {}),
    ...(runtime ? { runtime } : {}),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(appDomain === undefined ? {} : { appDomain }),
    staticOrigins,
    ...(placesAccount ? { placesAccount } : {}),
    ...(vimeoOembed === undefined ? {} : { vimeoOembed }),
    ...(clickHouseUrl === undefined ? {} : { eventLog: createClickHouseLog(clickHouseUrl) }),
    ...(billingUrl === undefined ? {} : { billingUrl }),
  });
  try {
    await prepare(store);
    const address = await server.listen({ port, host }).catch((error: unknown) => {
      throw explainListenError(error, { port, host });
    });
    await announce(store, baseUrl ?? address);
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

function mailTransport({ smtpUrl, mailFrom, dataDir }: Configuration): MailTransport {
  return smtpUrl === undefined
    ? createFileTransport(join(dataDir, 'mail'), mailFrom)
    : createSmtpTransport(smtpUrl, mailFrom);
}

/** The longest time for a shutdown before the process exits anyway, in milliseconds. */
const shutdownTime = 10_000;

/** The parts of a process that signal and cause its end. */
export type ServingProcess = Pick<NodeJS.Process, 'on' | 'exit'>;

/**
 * Closes a server when the process receives a signal to end, or after an unhandled failure: it
 * stops accepting requests, answers the running ones and closes the store. Then the process exits,
 * after a failure with status 1, so that a supervisor starts the next one.
 *
 * @param server the server
 * @param host the process; a test passes its own
 */
export function closeOnSignal(
  server: Pick<SiteServer, 'close'>,
  host: ServingProcess = process,
): void {
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => host.exit(1), shutdownTime).unref();
    server.close().then(
      () => host.exit(code),
      () => host.exit(1),
    );
  };
  const fail = (error: unknown) => {
    // The server's log may be the cause of the failure.
    console.error('[site-server] something failed that nobody awaited; the server closes.', error);
    end(1);
  };
  host.on('SIGTERM', () => end(0));
  host.on('SIGINT', () => end(0));
  host.on('unhandledRejection', fail);
  host.on('uncaughtException', fail);
}
