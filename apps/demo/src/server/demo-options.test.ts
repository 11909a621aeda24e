import { expect, it } from 'vitest';
import { readDemoOptions } from './demo-options';

it('keeps its data in its own folder and takes a free port where nothing is said', () => {
  const { port, dataDir, appdir, reset, keepRuntime } = readDemoOptions([], { PORT: '' });
  expect({ port, reset, keepRuntime, own: dataDir.startsWith(appdir) }).toEqual({
    port: undefined,
    reset: false,
    keepRuntime: false,
    own: true,
  });
});

it('takes what it is told', () => {
  const options = readDemoOptions(['--reset', '--keep-runtime'], {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/data',
    RUNTIME_DIR: '/runtime',
    TRUST_PROXY: 'true',
  });
  expect(options).toMatchObject({
    port: 0,
    host: '::1',
    dataDir: '/data',
    runtimeDir: '/runtime',
    reset: true,
    keepRuntime: true,
    trustProxy: true,
  });
});

it('reads whose headers it trusts as the program does', () => {
  const trust = (TRUST_PROXY: string) => readDemoOptions([], { TRUST_PROXY }).trustProxy;
  expect([trust(''), trust('false'), trust('loopback,10.0.0.0/8')]).toEqual([
    false,
    false,
    ['loopback', '10.0.0.0/8'],
  ]);
  expect(() => trust('maybe')).toThrow(
    'TRUST_PROXY is "maybe", expected true, false, or addresses of proxies.',
  );
});

it.each(['abc', '-1', '65536', '80.5', '1e3'])(
  'refuses the port %s and says what it expects',
  (PORT) => {
    expect(() => readDemoOptions([], { PORT })).toThrow(
      `PORT is "${PORT}", expected a port from 0 to 65535.`,
    );
  },
);

it('keeps its data in PostgreSQL where it is told to, and does not offer to empty it', () => {
  const DATABASE_URL = 'postgres://a/b';
  expect(readDemoOptions([], { DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  expect(readDemoOptions([], { DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  expect(() => readDemoOptions(['--reset'], { DATABASE_URL })).toThrow('Name an empty one.');
});
