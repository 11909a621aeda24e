import {
  contributorRole,
  permissionsOf,
  type ContributorRole,
  type Permission,
} from '@frontage/site-model/enums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAccounts } from '../accounts/accounts';
import { makeAccessToken } from '../tokens/access-tokens';
import { tokenPermissions } from '../tokens/token-permissions';
import type { Guard } from '../http/action/action';
import type { Who } from '../http/action/who';
import { actionRows as rows, type ActionRow } from '../testing/action-rows';
import { actionWorld, worldLimit, type ActionWorld } from '../testing/action-world';
import {
  bodyTypes,
  mayAll,
  newAddress,
  sampleOf,
  sendSample,
  type SampleRequest,
  type SignedInRole,
} from '../testing/send-sample';
import { ask } from '../testing/server-fixture';
import { ids } from '../testing/site-fixture';
import { storeVersion } from '../testing/store-version';

let world: ActionWorld;

beforeAll(async () => {
  world = await actionWorld();
});
afterAll(() => world.shop.remove());

/** What browsers report about the source of a request. */
const sources = {
  here: { 'sec-fetch-site': 'same-origin' },
  silent: {},
  'another site': { 'sec-fetch-site': 'cross-site' },
  'another origin': { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
} as const;
type Source = keyof typeof sources;

const crumbs = ['right', 'wrong', 'no'] as const;
type CrumbState = (typeof crumbs)[number];

const states = Object.keys(sources).flatMap((source) =>
  crumbs.map((crumb) => ({ source: source as Source, crumb })),
); // the keys of `sources`

/** The answer that the declaration promises for a request. */
function promised(
  { who, guard }: { who: Who; guard: Guard },
  {
    source,
    crumb,
    role,
    isOfProduct = false,
  }: {
    source: Source;
    crumb: CrumbState;
    role?: SignedInRole | undefined;
    isOfProduct?: boolean;
  },
): 'runs' | 'forbidden' | 'crumb' | 'sign in' {
  const isForeign = source !== 'here' && source !== 'silent';
  if (guard === 'origin' && source !== 'here') return 'forbidden';
  if (guard === 'crumb' && isForeign) return 'forbidden';
  if (guard === 'crumb' && crumb !== 'right') return 'crumb';
  if (who === 'anyone') return 'runs';
  if (who === 'member') return role === 'member' ? 'runs' : 'sign in';
  if (role === undefined || role === 'member') return 'sign in';
  const permissions = permissionsOf([role]);
  const held = [
    ...permissions.map((name): Who => `permission:${name}`),
    ...(permissions.includes('config.editContent') ? (['page:edit'] as const) : []),
    ...(permissions.includes('config.publishContent') ? (['page:publish'] as const) : []),
    ...(isOfProduct && permissions.includes('config.editProductPages') ? pageDeeds : []),
  ];
  return who === 'contributor' || held.includes(who) ? 'runs' : 'forbidden';
}

/** What depends on the page who may do it. */
const pageDeeds: readonly Who[] = ['page:edit', 'page:publish'];

/** Sends the sample of an action to the world of these tests. */
function send(
  row: ActionRow,
  {
    source = 'here',
    crumb = 'right',
    ...request
  }: Omit<SampleRequest, 'headers' | 'crumb'> & { source?: Source; crumb?: CrumbState },
) {
  const sent = { right: world.crumb, wrong: `${world.crumb}x`, no: '' }[crumb];
  return sendSample(world, row, { ...request, crumb: sent, headers: sources[source] });
}

it('every action has a sample, and every sample an action', () => {
  expect(Object.keys(world.samples).sort()).toEqual(rows.map(({ name }) => name).sort());
});

describe.each(rows)('$name', (row) => {
  it.each(states)('from $source with $crumb crumb does as declared', async (state) => {
    const wanted = promised(row, { ...state, role: mayAll(row) });
    const before = await storeVersion(world.shop.store);
    const { status, json } = await send(row, state);
    // What is not run stores nothing.
    if (wanted !== 'runs') expect(await storeVersion(world.shop.store)).toBe(before);
    const sample = sampleOf(world, row);
    const { elsewhere = sample.status } = sample;
    if (wanted === 'runs') expect(status).toBe(state.source === 'here' ? sample.status : elsewhere);
    if (wanted === 'forbidden') expect(status).toBe(403);
    if (wanted === 'crumb')
      expect([status, json]).toEqual([200, { crumbFail: true, crumb: world.crumb }]);
  });
});

const roles = ['nobody', 'member', ...contributorRole.names] as const;

/** Where somebody is led who has to sign in. */
const doorOf = ({ who }: ActionRow) =>
  who === 'member' ? '/account/sign-in?next=' : '/config/sign-in?next=';

describe('[6.06d] each role, with each crumb, may do what the table says, and nothing else', () => {
  it.each(rows.filter(({ who }) => who !== 'anyone'))('$name', async (row) => {
    let before = await storeVersion(world.shop.store);
    const pages = pageDeeds.includes(row.who) ? [false, true] : [false];
    const states = pages.flatMap((isOfProduct) =>
      roles.flatMap((role) => crumbs.map((crumb) => ({ isOfProduct, role, crumb }))),
    );
    for (const { isOfProduct, role, crumb } of states) {
      const held = role === 'nobody' ? undefined : role;
      const wanted = promised(row, { source: 'here', crumb, role: held, isOfProduct });
      const { status, json, headers } = await send(row, { role, crumb, isOfProduct });
      const state = [role, crumb, isOfProduct, status];
      if (wanted === 'runs')
        expect(state).toEqual([role, crumb, isOfProduct, sampleOf(world, row).status]);
      const after = await storeVersion(world.shop.store);
      if (wanted !== 'runs') expect([...state, after]).toEqual([...state, before]);
      before = after;
      if (wanted === 'forbidden') expect(state).toEqual([role, crumb, isOfProduct, 403]);
      if (wanted === 'crumb') expect(json).toMatchObject({ crumbFail: true });
      if (wanted === 'sign in' && status === 303)
        expect([row.method, headers.location]).toEqual([
          'GET',
          expect.stringContaining(doorOf(row)),
        ]);
      else if (wanted === 'sign in') expect(state).toEqual([role, crumb, isOfProduct, 401]);
    }
  });

  it.each(rows.filter(({ who }) => who === 'anyone'))(
    '$name is for whoever is signed in, too',
    async (row) => {
      const { status } = await send(row, { role: 'none' });
      // Who is signed in is led on from the page to sign in.
      expect(status).toBe(row.name === 'GET /config/sign-in' ? 303 : sampleOf(world, row).status);
    },
  );
});

describe('[6.06d] a token may do what its scope and the roles of its maker allow, and nothing else', () => {
  const tokens = new Map<ContributorRole | 'without scope', string>();
  beforeAll(async () => {
    const { store } = world.shop;
    const makers = await listAccounts(store.read, ids.site);
    const make = (email: string, permissions: readonly Permission[]) =>
      store.write((db) =>
        makeAccessToken(db, {
          id: store.createId(),
          siteId: ids.site,
          accountId: makers.find((maker) => maker.email === email)?.id ?? '',
          name: 'A program',
          permissions,
          createdAt: store.now(),
          expiresAt: store.now() + 24 * 60 * 60_000,
        }),
      );
    const adminPermissions = permissionsOf(['admin']);
    for (const role of contributorRole.names)
      tokens.set(role, await make(`${role}@studio.example`, adminPermissions));
    tokens.set('without scope', await make('admin@studio.example', []));
    // The first use of each is noted.
    for (const bearer of tokens.values()) await sendBy(bearer, logRow());
  });

  const logRow = () => {
    const row = rows.find(({ name }) => name === 'GET /config/log');
    if (!row) throw new Error('the log has an address');
    return row;
  };

  /** Sends a request as a program: no cookie, no crumb, no word of where it comes from. */
  const sendBy = (bearer: string, row: ActionRow) => {
    const { url = row.url, body } = sampleOf(world, row);
    const type = bodyTypes[row.body];
    return ask(world.shop.server, {
      method: row.method,
      url,
      headers: {
        authorization: `Bearer ${bearer}`,
        'x-forwarded-for': newAddress(),
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(type !== undefined && { body }),
    });
  };

  it('is taken where it is offered what it is good for, and nowhere else', () => {
    const taking = rows.filter(({ takesToken }) => takesToken).map(({ who }) => who);
    expect([...new Set(taking)].sort()).toEqual(
      tokenPermissions.map((name) => `permission:${name}`).sort(),
    );
  });

  it.each(rows.filter(({ takesToken }) => takesToken))('$name', async (row) => {
    let before = await storeVersion(world.shop.store);
    const refused = async (bearer: string, status: number) => {
      const answer = await sendBy(bearer, row);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
      expect(await storeVersion(world.shop.store)).toBe(before);
    };
    for (const role of contributorRole.names) {
      const bearer = tokens.get(role) ?? '';
      const isHeld = permissionsOf([role]).some((name) => row.who === `permission:${name}`);
      if (!isHeld) await refused(bearer, 403);
      else {
        const answer = await sendBy(bearer, row);
        const wanted = [role, sampleOf(world, row).status, undefined];
        expect([role, answer.status, answer.headers['set-cookie']]).toEqual(wanted);
        before = await storeVersion(world.shop.store);
      }
    }
    await refused(tokens.get('without scope') ?? '', 403);
    await refused('frontage_none', 401);
  });

  it.each(rows.filter(({ who, takesToken }) => who !== 'anyone' && !takesToken))(
    '$name takes none',
    async (row) => {
      const before = await storeVersion(world.shop.store);
      const { status, json } = await sendBy(tokens.get('admin') ?? '', row);
      const isCrumbAsked = typeof json === 'object' && json !== null && 'crumbFail' in json;
      expect(isCrumbAsked || [303, 401, 403].includes(status)).toBe(true);
      expect(await storeVersion(world.shop.store)).toBe(before);
    },
  );
});

describe('a body that is none', () => {
  it.each(rows.filter(({ body }) => body !== 'none'))(
    '$name refuses it, and stores nothing',
    async (row) => {
      const { wrong } = sampleOf(world, row);
      if (!wrong) return;
      const before = await storeVersion(world.shop.store);
      expect((await send(row, { body: wrong.body })).status).toBe(wrong.status);
      expect(await storeVersion(world.shop.store)).toBe(before);
    },
  );
});

describe('over a limit', () => {
  it.each(rows.filter(({ limits }) => limits.length > 0))(
    '$name says how long to wait, and stores nothing',
    async (row) => {
      const { counted, over = 429, body } = sampleOf(world, row);
      const address = newAddress();
      const repeated = () => send(row, { body: counted ?? body, address });
      for (let sent = 0; sent < worldLimit; sent += 1)
        expect((await repeated()).status).not.toBe(429);
      const before = await storeVersion(world.shop.store);
      const { status, headers } = await repeated();
      expect(status).toBe(over);
      if (over === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(await storeVersion(world.shop.store)).toBe(before);
    },
  );
});

describe('another method', () => {
  const urls = [...new Set(rows.map(({ url }) => url))].filter((url) => url !== '/*');
  /**
   * `/checkout/donate` matches `/checkout/:token` too, for methods that it does not accept itself.
   */
  const isAt = (url: string, pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '(?!)')}$`).test(url);

  it.each(urls)('%s says which it takes', async (url) => {
    const row = rows.find((row) => row.url === url);
    const methods = rows.filter((row) => isAt(url, row.url)).map(({ method }) => method);
    const { status, headers } = await ask(world.shop.server, {
      method: methods.includes('PUT') ? 'DELETE' : 'PUT',
      url: (row && sampleOf(world, row).url) ?? url,
    });
    const wanted = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
    expect(status).toBe(405);
    expect(String(headers.allow).split(', ').sort()).toEqual([...wanted].sort());
  });
});

it('crawlers are told to keep away from every address that opens something by its token', async () => {
  const { text } = await ask(world.shop.server, { url: '/robots.txt' });
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const secret = rows.filter(({ url }) => url.includes('/:token')).map(({ url }) => url);
  expect(secret.length).toBeGreaterThan(3);
  expect(secret.filter((url) => !closed.some((path) => url.startsWith(path)))).toEqual([]);
});

describe('what takes out data, money or rights', () => {
  const grave = rows.filter(({ needsRecentSignIn }) => needsRecentSignIn === true);

  it('is every such call, and no other', () => {
    expect(grave.map(({ name }) => name).sort()).toEqual([
      'GET /config/codes/export',
      'GET /config/collections/:id/export',
      'GET /config/consents/export',
      'GET /config/errors/export',
      'GET /config/experiments/export',
      'GET /config/files/export',
      'GET /config/forms/export',
      'GET /config/gift-cards/export',
      'GET /config/log/export',
      'GET /config/members/export',
      'GET /config/messages/export',
      'GET /config/numbers/export',
      'GET /config/numbers/products/export',
      'GET /config/orders/export',
      'GET /config/pages/export',
      'GET /config/people/export',
      'GET /config/restock/export',
      'GET /config/reviews/export',
      'GET /config/settings/redirects/export',
      'GET /config/speed/export',
      'GET /config/subscribers/:list/export',
      'GET /config/subscribers/export',
      'GET /config/subscriptions/export',
      'GET /config/tokens/export',
      'GET /config/visits/export',
      'GET /config/visits/lost/export',
      'POST /config/account/email',
      'POST /config/account/passkeys',
      'POST /config/account/passkeys/:id',
      'POST /config/account/second-factor',
      'POST /config/account/second-factor/codes',
      'POST /config/account/second-factor/off',
      'POST /config/gift-cards',
      'POST /config/gift-cards/:id/void',
      'POST /config/members',
      'POST /config/members/:id/remove',
      'POST /config/orders/:number/refund',
      'POST /config/orders/:number/refund/retry',
      'POST /config/people/:id',
      'POST /config/people/:id/remove',
      'POST /config/people/:id/second-factor',
      'POST /config/people/invitations/:id',
      'POST /config/people/invite',
      'POST /config/tokens',
      'POST /config/visits/forget',
    ]);
  });

  it('asks for a sign-in within ten minutes, and stores nothing before', async () => {
    world.shop.advance(10 * 60_000);
    for (const row of grave) {
      const before = await storeVersion(world.shop.store);
      const { status, text } = await send(row, {});
      expect([row.name, status]).toEqual([row.name, 401]);
      expect(text).toContain('Is it still you?');
      // That the session was used is noted at most every five minutes.
      if (row !== grave[0]) expect(await storeVersion(world.shop.store)).toBe(before);
    }
  });
});
