import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, visitor, type TestServer } from '../../testing/server-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer({ savesPerMinute: 200, trustProxy: true });
});

afterEach(() => test.remove());

const keyCall = { method: 'POST', url: '/api/form/FormSubmissionKey' } as const;

describe('the crumb', () => {
  it('[3.17] a call without it gets a new one, in the answer and as a cookie', async () => {
    const { status, json, headers } = await ask(test.server, keyCall);
    const { crumbFail, crumb } = json as { crumbFail: boolean; crumb: string };
    expect([status, crumbFail]).toEqual([200, true]);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^SESSION=[\w-]{22}; HttpOnly; Path=\/; SameSite=Lax$/),
      `crumb=${crumb}; Path=/; SameSite=Lax`,
    ]);
  });

  it('[3.17] a forged one, even when cookie and query agree, is refused', async () => {
    const crumb = 'abc.def';
    const { status, json } = await ask(test.server, {
      ...keyCall,
      url: `${keyCall.url}?crumb=${crumb}`,
      headers: { cookie: `crumb=${crumb}` },
    });
    expect([status, (json as { crumbFail: boolean }).crumbFail]).toEqual([200, true]);
  });

  it('a right cookie without the parameter is handed out again, so other tabs keep theirs', async () => {
    const { crumb, cookie } = await visitor(test.server);
    const { json } = await ask(test.server, { ...keyCall, headers: { cookie } });
    expect(json).toEqual({ crumbFail: true, crumb });
  });

  it("[3.17] that of another browser is refused: whoever plants theirs in a visitor's gains nothing", async () => {
    const [sender, other] = [await visitor(test.server), await visitor(test.server)];
    const session = sender.cookie.split('; ')[0] ?? '';
    const send = (cookie: string) =>
      ask(test.server, {
        ...keyCall,
        url: `${keyCall.url}?crumb=${other.crumb}`,
        headers: { cookie },
      });
    for (const cookie of [`${session}; crumb=${other.crumb}`, `crumb=${other.crumb}`])
      expect((await send(cookie)).json).toMatchObject({ crumbFail: true });
    expect((await send(other.cookie)).json).toMatchObject({ data: {} });
  });

  it('is Secure on https', async () => {
    const { headers } = await ask(test.server, {
      ...keyCall,
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-SESSION=[\w-]{22}; HttpOnly; Path=\/; SameSite=Lax; Secure$/),
      expect.stringMatching(/^crumb=.*; Secure$/),
    ]);
  });

  it('does not help a call from another site', async () => {
    const { crumb, cookie } = await visitor(test.server);
    const signs: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const sign of signs) {
      const { status } = await ask(test.server, {
        ...keyCall,
        url: `${keyCall.url}?crumb=${crumb}`,
        headers: { cookie, ...sign },
      });
      expect(status).toBe(403);
    }
  });
});

describe('submission keys', () => {
  it('[7.01] an empty body gets a key', async () => {
    const { call } = await visitor(test.server);
    const { status, json } = await call('/api/form/FormSubmissionKey', '');
    expect(status).toBe(200);
    expect(json).toEqual({
      data: { key: expect.stringMatching(/^[\w-]{22}\.[\da-z]{8,9}\.[\w-]{43}$/) },
    });
  });

  it('[8.03] an unknown form gets 404 and the words of the row', async () => {
    const { call } = await visitor(test.server);
    const { status, json } = await call('/api/form/FormSubmissionKey', { formId: 'f'.repeat(24) });
    expect([status, json]).toEqual([404, { error: 'This form has not been configured yet.' }]);
  });

  it('beyond thirty a minute an address waits, another does not', async () => {
    const eager = await visitor(test.server, '203.0.113.5');
    const statuses = await Promise.all(
      Array.from(
        { length: 31 },
        async () => (await eager.call('/api/form/FormSubmissionKey', {})).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const refused = await eager.call('/api/form/FormSubmissionKey', {});
    expect(refused.headers['retry-after']).toBe('2');
    expect(
      (await (await visitor(test.server, '203.0.113.6')).call('/api/form/FormSubmissionKey', {}))
        .status,
    ).toBe(200);
    test.advance(2_000);
    expect((await eager.call('/api/form/FormSubmissionKey', {})).status).toBe(200);
  });
});
