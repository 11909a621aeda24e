import { afterEach, expect, it, vi } from 'vitest';
import { batchPath, browserSenderPort } from './browser-sender-port';

afterEach(() => vi.restoreAllMocks());

it('two tabs do not send the journal at once', async () => {
  const [one, other] = [browserSenderPort(window), browserSenderPort(window)];
  const ran: string[] = [];
  let end = (): void => {};
  const first = one.exclusively(async () => {
    ran.push('one');
    await new Promise<void>((resolve) => (end = resolve));
  });
  await expect.poll(() => ran).toEqual(['one']);
  await other.exclusively(async () => void ran.push('other'));
  expect(ran).toEqual(['one']);
  end();
  await first;
  await other.exclusively(async () => void ran.push('other'));
  expect(ran).toEqual(['one', 'other']);
});

it('a batch goes as a plain text that outlives the page; trouble is a status of 0', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response('', { status: 202 }));
  const { post } = browserSenderPort(window);
  expect(await post('{}', true).answer).toEqual({ status: 202, retryAfter: null });
  expect(fetch.mock.calls[0]?.[0]).toBe(batchPath);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    body: '{}',
    keepalive: true,
    headers: { 'content-type': 'text/plain' },
  });
  fetch.mockRejectedValueOnce(new TypeError('blocked'));
  expect((await post('{}', false).answer).status).toBe(0);
  fetch.mockImplementationOnce(
    (_path, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const flight = post('{}', false);
  flight.cancel();
  expect((await flight.answer).status).toBe(0);
});

it('what is left with the browser can be taken back; a browser without that leaves nothing', () => {
  const signals: AbortSignal[] = [];
  const page = Object.create(window, {
    fetchLater: {
      value: (_path: string, init: RequestInit) => void (init.signal && signals.push(init.signal)),
    },
    navigator: { value: {} },
  }) as Window & typeof globalThis;
  browserSenderPort(page).defer?.('{}')?.();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  const older = Object.create(window, {
    fetchLater: { value: undefined },
    navigator: { value: {} },
  }) as Window & typeof globalThis;
  expect(browserSenderPort(older).defer).toBeUndefined();
});
