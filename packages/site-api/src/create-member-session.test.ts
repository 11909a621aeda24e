import { describe, expect, it } from 'vitest';
import { createMemberSession, xsrfHeader } from './create-member-session';
import { createStoredSession, storedSessionName, type TextStorage } from './stored-session';
import { createFakeSite } from './testing/fake-site';

const login = { email: 'ada@example.com', password: 'a kiln by the tide', rememberMe: true };
const day = 24 * 60 * 60 * 1000;

/** A storage of a browser, as a list. */
function memoryStorage(): TextStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

/** A browser with a session, over a site that answers as told. */
function open(reply: Parameters<typeof createFakeSite>[0], { signedIn = true } = {}) {
  const site = createFakeSite(reply);
  const storage = memoryStorage();
  const clock = { now: 1000 };
  const stored = createStoredSession(
    () => storage,
    () => clock.now,
  );
  const session = createMemberSession({
    call: site.api.call,
    stored,
    now: () => clock.now,
    isSignedIn: () => signedIn,
  });
  return { site, storage, clock, stored, session };
}

describe('a member who signs in', () => {
  it('[3.51a] [7.04a] sends email, password and whether to be remembered', async () => {
    const { site, session } = open(() => ({ body: { data: { xsrfToken: 't' } } }));
    expect(await session.logIn(login)).toEqual({ ok: true, data: { xsrfToken: 't' } });
    const [request] = site.seen;
    expect(request?.url).toContain('/api/site-users/account/session');
    expect([request?.method, request?.body]).toEqual(['POST', login]);
  });

  it('[7.04b] sends the token of the session as a header later', async () => {
    const { site, session, stored } = open(({ method }) => ({
      body: { data: method === 'POST' ? { xsrfToken: 't' } : {} },
    }));
    await session.logIn(login);
    await session.logOut({ cloneCart: true });
    const request = site.seen.at(-1);
    expect(request?.headers[xsrfHeader]).toBe('t');
    expect([request?.method, request?.url]).toEqual([
      'DELETE',
      expect.stringContaining('/api/site-users/account/session?cloneCart=true'),
    ]);
    expect(stored.read()).toBeUndefined();
  });

  it('hears why it was refused, and no token is kept', async () => {
    const refusal = { status: 401, body: { error: 'Email or password is not right.' } };
    const { session, stored } = open(() => refusal);
    expect(await session.logIn(login)).toMatchObject({ ok: false, error: refusal.body.error });
    expect(stored.read()).toBeUndefined();
  });
});

describe('[4.03a] signing out', () => {
  it('is ignored where nobody is signed in', async () => {
    const { site, session } = open(() => ({ body: { data: {} } }), { signedIn: false });
    expect(await session.logOut({ cloneCart: false })).toBeUndefined();
    expect(site.seen).toEqual([]);
  });

  it('is ignored while it is in progress, and not afterwards', async () => {
    const { site, session } = open(() => ({ body: { data: {} } }));
    const logOuts = [session.logOut({ cloneCart: false }), session.logOut({ cloneCart: false })];
    expect(await Promise.all(logOuts)).toEqual([{ ok: true, data: {} }, undefined]);
    expect(site.seen).toHaveLength(1);
    expect(await session.logOut({ cloneCart: false })).toMatchObject({ ok: true });
  });

  it('[7.05b] repeats once after a refused crumb', async () => {
    let requests = 0;
    const { site, session } = open(() =>
      (requests += 1) === 1 ? { body: { crumbFail: true, crumb: 'new' } } : { body: { data: {} } },
    );
    expect(await session.logOut({ cloneCart: false })).toMatchObject({ ok: true });
    expect(site.seen.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
    expect(site.seen[1]?.url).toContain('crumb=new');
  });
});

it('[4.03b] a call is pending, then successful or failed', async () => {
  let status = 200;
  const { session } = open(() => ({ status, body: { data: { xsrfToken: 't' } } }));
  expect(session.fetchState).toBeUndefined();
  const pending = session.logIn(login);
  expect(session.fetchState).toBe('pending');
  await pending;
  expect(session.fetchState).toBe('success');
  status = 401;
  await session.logIn(login);
  expect(session.fetchState).toBe('failed');
});

describe('[4.03c] what a browser keeps of a session', () => {
  it('is removed when it is read after its time', async () => {
    const { session, stored, storage, clock } = open(() => ({
      body: { data: { xsrfToken: 't' } },
    }));
    await session.logIn(login);
    clock.now += 30 * day - 1;
    expect(stored.read()).toBe('t');
    clock.now += 1;
    expect(stored.read()).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });

  it('stays without an expiry, and is nothing where it was not written by us', () => {
    const { stored, storage, clock } = open(() => ({ body: {} }));
    stored.write('t');
    clock.now += 1000 * day;
    expect(stored.read()).toBe('t');
    storage.kept.set(storedSessionName, '{"value":7}');
    expect(stored.read()).toBeUndefined();
    storage.kept.set(storedSessionName, 'not JSON');
    expect(stored.read()).toBeUndefined();
  });

  it('is nothing where the browser keeps nothing', () => {
    const stored = createStoredSession(
      () => {
        throw new Error('SecurityError');
      },
      () => 0,
    );
    stored.write('t');
    stored.remove();
    expect(stored.read()).toBeUndefined();
  });
});
