import { readProxies } from '@frontage/site-server/proxies';
import { join, resolve } from 'node:path';

/** How the demo runs. */
export interface DemoOptions {
  /** The demo's own folder. */
  appdir: string;
  /** Database and pictures; the keys are next to it. */
  dataDir: string;
  /**
   * What browsers load; built anew at each start, so two demos that run at once need two.
   * @default `.frontage/runtime` in the demo's own folder
   */
  runtimeDir: string;
  /** Whether to serve what an earlier start has built, as several demos may at once. */
  keepRuntime: boolean;
  /** A `postgres://` address; undefined keeps the database in the data folder. */
  databaseUrl: string | undefined;
  host: string;
  /** The requested port; undefined takes the first free one from 4000 on. */
  port: number | undefined;
  /** Whether to delete the data first. */
  reset: boolean;
  /** Whether pages reload when the server has changed. */
  dev: boolean;
  logLevel: string;
  /** Whose `X-Forwarded-*` headers to trust, as the program reads it; set behind a proxy. */
  trustProxy: boolean | string[];
  /** Origins of static copies, which may call the demo. */
  staticOrigins: readonly string[];
  /** Where Vimeo’s oEmbed is; undefined where nobody is asked about videos. */
  vimeoOembed: string | undefined;
}

/**
 * Reads the demo's arguments (`--reset`, `--keep-runtime`) and environment (`PORT`, `HOST`,
 * `DATA_DIR`, `RUNTIME_DIR`, `DATABASE_URL`, `LOG_LEVEL`, `TRUST_PROXY`, `STATIC_ORIGINS`,
 * `VIMEO_OEMBED_URL`). It is started from the repository's root.
 *
 * @throws Error that names a wrong value and the expectation
 */
export function readDemoOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): DemoOptions {
  const appdir = resolve('apps/demo');
  const {
    PORT,
    HOST = '127.0.0.1',
    DATA_DIR,
    RUNTIME_DIR,
    DATABASE_URL,
    LOG_LEVEL = 'warn',
    TRUST_PROXY = 'false',
    STATIC_ORIGINS = '',
    VIMEO_OEMBED_URL,
    FRONTAGE_DEV,
  } = environment;
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535))
    throw new Error(`PORT is "${PORT}", expected a port from 0 to 65535.`);
  const reset = args.includes('--reset');
  if (reset && DATABASE_URL)
    throw new Error(
      '--reset empties a folder, and DATABASE_URL names a database. Name an empty one.',
    );
  const trustProxy = readProxies(TRUST_PROXY || 'false');
  if (trustProxy === undefined)
    throw new Error(
      `TRUST_PROXY is "${TRUST_PROXY}", expected true, false, or addresses of proxies.`,
    );
  return {
    appdir,
    dataDir: DATA_DIR ? resolve(DATA_DIR) : join(appdir, '.data'),
    runtimeDir: RUNTIME_DIR ? resolve(RUNTIME_DIR) : join(appdir, '.frontage', 'runtime'),
    keepRuntime: args.includes('--keep-runtime'),
    databaseUrl: DATABASE_URL || undefined,
    host: HOST,
    port: PORT ? Number(PORT) : undefined,
    reset,
    dev: FRONTAGE_DEV === '1',
    logLevel: LOG_LEVEL,
    trustProxy,
    staticOrigins: STATIC_ORIGINS.split(' ').filter((origin) => origin !== ''),
    vimeoOembed: VIMEO_OEMBED_URL || undefined,
  };
}
