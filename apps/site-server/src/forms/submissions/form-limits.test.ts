import { afterEach, expect, it } from 'vitest';
import type { SiteServerOptions } from '../../app/site-server-options';
import { ask, host, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { contactForm, goodValues, ids } from '../../testing/site-fixture';
import { formIdField } from './read-plain-form';

let test: TestServer;
afterEach(() => test.remove());

/** A server behind a proxy on this machine: requests without a socket come from there. */
async function behindProxy(options: Partial<SiteServerOptions> = {}): Promise<void> {
  test = await testServer({
    trustProxy: ['loopback', '10.0.0.0/8'],
    savesPerMinute: 2,
    ...options,
  });
}

/** Sends the form without scripts, each time with other values. */
let sent = 0;
async function post(
  forwarded: string,
  formId = ids.form,
  values: Record<string, string> = goodValues,
) {
  sent += 1;
  return ask(test.server, {
    method: 'POST',
    url: '/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
      'x-forwarded-for': forwarded,
    },
    body: new URLSearchParams({
      ...values,
      'text-1': `Visitor ${sent}`,
      [formIdField]: formId,
    }).toString(),
  });
}

/** Sends the form by a call. */
async function call(forwarded: string) {
  sent += 1;
  const { key, save } = await visitor(test.server, forwarded);
  return save(await key(), { ...goodValues, 'text-1': `Visitor ${sent}` });
}

it('[8.03] calls and posts without scripts take from one limit, which refills evenly', async () => {
  await behindProxy();
  expect([(await call('203.0.113.1')).status, (await post('203.0.113.1')).status]).toEqual([
    200, 303,
  ]);
  const [byCall, byPost] = [await call('203.0.113.1'), await post('203.0.113.1')];
  expect([
    byCall.status,
    byCall.headers['retry-after'],
    byPost.status,
    byPost.headers['retry-after'],
  ]).toEqual([429, '30', 429, '30']);
  expect(byPost.text).toContain('ada@example.com');
  test.advance(30_000);
  expect((await call('203.0.113.1')).status).toBe(200);
  expect((await post('203.0.113.1')).status).toBe(429);
});

it('what is entered wrong counts as well, by a call and by a post', async () => {
  await behindProxy();
  const wrong = { ...goodValues, 'email-1': 'none' };
  const { key, save } = await visitor(test.server, '203.0.113.1');
  const statuses = [
    await save(await key(), wrong),
    await post('203.0.113.1', ids.form, wrong),
    await post('203.0.113.1'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 429]);
});

it('another form and another address have limits of their own', async () => {
  await behindProxy();
  const other = '0'.repeat(23) + '9';
  await test.store.saveForm(ids.site, { ...contactForm, id: other });
  for (const status of [303, 303, 429]) expect((await post('203.0.113.1')).status).toBe(status);
  expect((await post('203.0.113.1', other)).status).toBe(303);
  expect((await post('203.0.113.2')).status).toBe(303);
});

it('one household of an IPv6 network is one address', async () => {
  await behindProxy();
  for (const [end, status] of [
    ['1', 303],
    ['2', 303],
    ['ffff:1', 429],
  ] as const)
    expect((await post(`2001:db8:1:2::${end}`)).status).toBe(status);
  expect((await post('2001:db8:1:3::1')).status).toBe(303);
});

it('a visitor who writes X-Forwarded-For gains nothing: the proxy puts the address that it sees behind it', async () => {
  await behindProxy();
  const claims = [
    '198.51.100.1',
    '198.51.100.2, 198.51.100.3',
    '10.0.0.9',
    'no address',
    '::1',
    '127.0.0.1',
  ];
  const statuses = [];
  for (const claim of claims) statuses.push((await post(`${claim}, 203.0.113.1`)).status);
  // The same through two proxies of ours.
  statuses.push((await post('198.51.100.9, 203.0.113.1, 10.1.2.3')).status);
  expect(statuses).toEqual([303, 303, 429, 429, 429, 429, 429]);
});

it('where no proxy is believed, the header counts for nothing', async () => {
  await behindProxy({ trustProxy: false });
  const statuses = [];
  for (const last of [1, 2, 3]) statuses.push((await post(`203.0.113.${last}`)).status);
  expect(statuses).toEqual([303, 303, 429]);
});

it('[8.03] keys are limited per address, whatever the form', async () => {
  await behindProxy({ keysPerMinute: 2 });
  const { call: send } = await visitor(test.server, '203.0.113.1');
  const statuses = [];
  for (const body of [{}, { formId: ids.form }, {}])
    statuses.push(await send('/api/form/FormSubmissionKey', body));
  expect(statuses.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [200, undefined],
    [200, undefined],
    [429, '30'],
  ]);
  expect(
    (await (await visitor(test.server, '203.0.113.2')).call('/api/form/FormSubmissionKey', {}))
      .status,
  ).toBe(200);
});

it('a repeat of what is stored is answered as before, however many came meanwhile', async () => {
  await behindProxy();
  const { key, save } = await visitor(test.server, '203.0.113.1');
  const used = await key();
  const first = await save(used, goodValues);
  for (const status of [303, 429]) expect((await post('203.0.113.1')).status).toBe(status);
  const repeated = await save(used, goodValues);
  expect([first.status, repeated.status, repeated.json]).toEqual([200, 200, first.json]);
});
