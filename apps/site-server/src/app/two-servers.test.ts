import type { Challenge } from 'altcha-lib';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, hasPostgres, type TestDatabase } from '../testing/postgres-database';
import { ask, plainRenderer, visitor } from '../testing/server-fixture';
import { contactForm, goodValues, ids, settings } from '../testing/site-fixture';
import type { SearchLimits } from '../pages/search/create-search-limit';
import { easyCaptcha, solveCaptcha } from '../testing/solve-captcha';
import { createSiteServer, type SiteServer } from './create-site-server';
import { openStore } from './open-store';
import { testKeys } from '../testing/test-keys';

describe.skipIf(!hasPostgres)('two servers on one PostgreSQL', () => {
  let database: TestDatabase;
  let dataDir: string;
  let servers: [SiteServer, SiteServer, ...SiteServer[]];

  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'frontage-two-'));
    servers = [await open(), await open()];
    await servers[0].store.saveSite({ id: ids.site, settings });
    await servers[0].store.saveForm(ids.site, contactForm);
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await database.remove();
    await rm(dataDir, { recursive: true });
  });

  async function open(limits: SearchLimits = {}): Promise<SiteServer> {
    const store = await openStore({ dataDir, databaseUrl: database.url });
    const many = {
      keysPerMinute: 100_000,
      savesPerMinute: 100_000,
      challengesPerMinute: 100_000,
      captchaCost: easyCaptcha,
    };
    return createSiteServer({
      store,
      keys: testKeys,
      cacheDir: dataDir,
      renderPage: plainRenderer,
      logLevel: 'silent',
      ...many,
      ...limits,
    });
  }

  it('[7.02] store a submission once that comes to both at the same moment, and answer alike', async () => {
    const [first, second] = [await visitor(servers[0]), await visitor(servers[1])];
    const keys = await Promise.all(Array.from({ length: 50 }, () => first.key()));
    const sends = (server: typeof first, of: readonly string[]) =>
      of.map(
        async (key) => [key, await server.save(key, { ...goodValues, 'text-1': key })] as const,
      );
    // In opposite orders, so that each waits for a lock that the other holds.
    const answers = await Promise.all([
      ...sends(first, keys),
      ...sends(second, [...keys].reverse()),
    ]);
    const stored = await servers[0].store.submissions(ids.form);
    expect(answers.map(([, { status }]) => status)).toEqual(answers.map(() => 200));
    const idOf = new Map(stored.map(({ id, values }) => [values['text-1'], id]));
    expect([stored.length, idOf.size]).toEqual([keys.length, keys.length]);
    expect(answers.map(([, { json }]) => json)).toEqual(
      answers.map(([key]) => ({ data: { submissionId: idOf.get(key) } })),
    );
  });

  it('[5.01] [7.02] with a captcha too: the later attempt is answered as the first, not told of its captcha', async () => {
    const [{ store }] = servers;
    await store.saveForm(ids.site, { ...contactForm, captcha: 'altcha' });
    const [here, there] = [await visitor(servers[0]), await visitor(servers[1])];
    const attempts = Array.from({ length: 20 }, async () => {
      const key = await here.key();
      const { json } = await ask(servers[0], {
        url: `/api/form/CaptchaChallenge?formId=${ids.form}`,
      });
      // The call's own test covers its answer.
      const captchaKey = await solveCaptcha(
        (json as { data: { challenge: Challenge } }).data.challenge,
      );
      return { key, captchaKey };
    });
    for (const { key, captchaKey } of await Promise.all(attempts)) {
      const [first, second] = await Promise.all(
        [here, there].map((server) => server.save(key, goodValues, { captchaKey })),
      );
      expect([first?.status, second?.status, second?.text]).toEqual([200, 200, first?.text]);
    }
    expect(await store.submissions(ids.form)).toHaveLength(20);
  });

  it('share a limit: what one has let through, the other does not allow once more', async () => {
    servers.push(await open({ searchesPerMinute: 5 }), await open({ searchesPerMinute: 5 }));
    const limited = servers.slice(2);
    const search = { url: '/api/search?q=a' };
    const answers = await Promise.all(
      limited.flatMap((server) => Array.from({ length: 5 }, () => ask(server, search))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    for (const server of limited) {
      const { status, headers } = await ask(server, search);
      expect([status, Number(headers['retry-after'])]).toEqual([429, expect.closeTo(12, -1)]);
    }
  });

  it('a write that the database undoes again and again is told so', async () => {
    let attempts = 0;
    const write = servers[0].store.write(async () => {
      attempts += 1;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    await expect(write).rejects.toThrow('deadlock detected');
    expect(attempts).toBe(3);
  });
});
