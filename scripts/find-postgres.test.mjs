import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPostgres, wellKnownPlaces } from './find-postgres.mjs';

/** A machine with PostgreSQL in exactly these folders. */
const machine = (bins, overrides = {}) => ({
  env: {},
  platform: 'linux',
  exists: (path) => bins.some((bin) => path === `${bin}/initdb` || path === `${bin}/postgres`),
  list: (folder) => (folder === '/usr/lib/postgresql' ? ['9', '15', '17', 'common'] : []),
  fetch: () => undefined,
  ...overrides,
});

const DEBIAN = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/17/bin'];

describe('findPostgres', () => {
  it('takes the named one first, then the newest of the system, then one on the path', () => {
    expect(findPostgres(machine([...DEBIAN, '/mine'], { env: { POSTGRES_BIN: '/mine' } }))).toEqual(
      { bin: '/mine', how: 'named by POSTGRES_BIN' },
    );
    expect(findPostgres(machine(DEBIAN)).bin).toBe('/usr/lib/postgresql/17/bin');
    expect(
      findPostgres(
        machine(['/opt/pg/bin'], {
          env: { PATH: ['/usr/bin', '', '/opt/pg/bin'].join(delimiter) },
        }),
      ).bin,
    ).toBe('/opt/pg/bin');
  });

  it('says that a named one is not complete, and looks elsewhere', () => {
    const output = [];
    const found = findPostgres(
      machine(DEBIAN, { env: { POSTGRES_BIN: '/gone' }, log: (line) => output.push(line) }),
    );
    expect(found.bin).toBe(DEBIAN[1]);
    expect(output.join()).toContain('/gone, which lacks initdb or postgres');
  });

  it('fetches one only when there is no other, and may have none', () => {
    const fetch = () => '/fetched';
    expect(findPostgres(machine([], { fetch })).bin).toBe('/fetched');
    expect(findPostgres(machine(DEBIAN, { fetch })).bin).not.toBe('/fetched');
    expect(findPostgres(machine([]))).toBeUndefined();
  });

  it('knows no places on systems that nobody tried', () => {
    expect(wellKnownPlaces('sunos', () => ['15'])).toEqual([]);
  });
});
