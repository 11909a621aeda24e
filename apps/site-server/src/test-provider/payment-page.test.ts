import { afterEach, expect, it } from 'vitest';
import { startPage, attemptOf } from '../payment/testing/pay-all';
import { sampleAsk } from '../payment/testing/sample-ask';
import { testProviderBench, type TestBench } from '../payment/testing/test-provider-bench';
import { checkCode } from './payment-page';

let bench: TestBench | undefined;
afterEach(async () => {
  await bench?.close();
  bench = undefined;
});

async function openPage(changes: Parameters<typeof sampleAsk>[1] = {}) {
  bench = await testProviderBench();
  const url = await startPage(bench.plug, sampleAsk('a:1', changes));
  const { plug } = bench;
  return {
    url,
    read: () => fetch(url),
    send: (form: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    answer: () => plug.lookUp(attemptOf({ key: 'a:1' })),
  };
}

const { returnUrl, cancelUrl } = sampleAsk('a:1');

it('says what is paid, and that it is a test; what the shop sent is text', async () => {
  const { read } = await openPage({
    description: '<script>alert(1)</script>',
    email: '"><b>',
    currency: 'JPY',
    cents: 500,
  });
  const page = await (await read()).text();
  expect(page).toContain('<h1>Pay ¥500</h1>');
  expect(page).toContain('no money moves');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toMatch(/<script|<b>/);
});

it('may run nothing, and may lead back to the shop', async () => {
  const { headers } = await (await openPage()).read();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://shop.example;");
  expect(policy).not.toContain('script-src');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('leads back when it is approved; a second press changes nothing', async () => {
  const { send, read, answer } = await openPage();
  for (const choice of ['approve', 'approve', 'decline']) {
    const reply = await send({ do: choice });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, returnUrl]);
  }
  expect(await answer()).toMatchObject({ status: 'paid' });
  expect(await (await read()).text()).toContain('This is paid.');
});

it('a wrong code is said at its field, and no way leads around it', async () => {
  const { send, answer } = await openPage();
  expect(await (await send({ do: 'check' })).text()).toContain('name="code"');
  const wrong = await send({ do: 'code', code: '000000' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(
    /aria-invalid="true" aria-describedby="wrong"><span id="wrong"/,
  );
  await send({ do: 'approve' });
  expect(await answer()).toMatchObject({ status: 'actionNeeded' });
  expect((await send({ do: 'code', code: ` ${checkCode} ` })).headers.get('location')).toBe(
    returnUrl,
  );
  expect(await answer()).toMatchObject({ status: 'paid' });
});

it('a code helps nothing where none was asked for', async () => {
  const { send, answer } = await openPage();
  await send({ do: 'code', code: checkCode });
  expect(await answer()).toMatchObject({ status: 'actionNeeded' });
});

it('going back leaves it open', async () => {
  const { send, answer } = await openPage();
  expect((await send({ do: 'leave' })).headers.get('location')).toBe(cancelUrl);
  expect(await answer()).toMatchObject({ status: 'actionNeeded' });
});

it('the line can be lost after the money was taken', async () => {
  const { send, answer } = await openPage();
  const lost = await send({ do: 'break' });
  expect([lost.status, lost.headers.get('location')]).toEqual([504, null]);
  expect(await answer()).toMatchObject({ status: 'paid' });
});

it('money can come later, or not', async () => {
  const { send, read, answer } = await openPage();
  await send({ do: 'wait' });
  expect(await answer()).toEqual({ status: 'pending' });
  expect(await (await read()).text()).toContain('on its way');
  await send({ do: 'decline' });
  expect(await answer()).toEqual({ status: 'declined', reason: 'refused' });
});

it('the visitor chooses how often the shop hears of it', async () => {
  const { send } = await openPage();
  await send({ do: 'approve', tell: 'never' });
  const { news } = (await bench?.call<{ news: { left: number }[] }>('news')) ?? { news: [] };
  expect(news).toMatchObject([{ left: 0 }]);
});

it('a page that is not there says so', async () => {
  const { url, send } = await openPage();
  expect((await fetch(`${url}0`)).status).toBe(404);
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await send({ do: 'something else' })).status).toBe(200);
});
