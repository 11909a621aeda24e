import { afterEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/fake-clock';
import { createScriptUrlPolicy } from './script-url-policy';
import { loadExternalScript } from './load-external-script';

// Served by the test server; does nothing when it runs.
const working = `${location.origin}/packages/core-lifecycle/src/testing/empty-script.js`;
const policy = createScriptUrlPolicy(window);
const missing = 'http://127.0.0.1:9/none.js';
const scripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(
    `script[src^="${working}"],script[src^="${missing}"]`,
  ),
];
afterEach(() => scripts().forEach((script) => script.remove()));

describe('the policy of script addresses', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'file:///a',
    ' javascript:alert(1)',
    'a.js',
  ])('refuses %s', (url) => expect(() => policy.createScriptURL(url)).toThrow(TypeError));

  it.each([
    'https://studio.example/a.js',
    '//studio.example/a.js',
    '/a.js',
    'blob:https://studio.example/a.js',
  ])('takes %s as it is', (url) => expect(String(policy.createScriptURL(url))).toContain('a.js'));
});

describe('loadExternalScript', () => {
  it('[4.16f] loads a script once and shares it', async () => {
    const clock = createFakeClock();
    const options = { window, url: `${working}?once`, timeout: 30_000, clock, policy };
    const [first, second] = [loadExternalScript(options), loadExternalScript(options)];
    expect(second).toBe(first);
    await first;
    expect(scripts()).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });

  it('gives the element the id that the script looks itself up by', async () => {
    await loadExternalScript({
      window,
      url: `${working}?id`,
      id: 'own-script',
      timeout: 30_000,
      clock: createFakeClock(),
      policy,
    });
    expect(document.querySelector<HTMLScriptElement>('#own-script')?.src).toBe(`${working}?id`);
  });

  it('rejects a failing script, takes it out, and tries anew next time', async () => {
    const options = { window, url: missing, timeout: 30_000, clock: createFakeClock(), policy };
    const first = loadExternalScript(options);
    await expect(first).rejects.toThrow(`Loading script ${missing} failed`);
    expect(scripts()).toHaveLength(0);
    const second = loadExternalScript(options);
    expect(second).not.toBe(first);
    await expect(second).rejects.toThrow();
  });

  it('[8.13f] rejects a script that does not come in time', async () => {
    const clock = createFakeClock();
    const late = loadExternalScript({
      window,
      url: `${missing}?late`,
      timeout: 30_000,
      clock,
      policy,
    });
    clock.advance(30_000);
    await expect(late).rejects.toThrow('failed');
  });

  it('takes a script out that nobody waits for any more, and tries anew next time', async () => {
    const clock = createFakeClock();
    const [first, second] = [new AbortController(), new AbortController()];
    const wait = ({ signal }: AbortController) =>
      loadExternalScript({ window, url: `${missing}?left`, timeout: 9, clock, policy, signal });
    const left = wait(first);
    void wait(second).catch(() => {});
    first.abort();
    expect([scripts().length, clock.waiting]).toEqual([1, 1]);
    second.abort();
    // Asked for again before the first has failed.
    const third = wait(new AbortController());
    await expect(left).rejects.toThrow('failed');
    expect([scripts().length, clock.waiting]).toEqual([1, 1]);
    expect(wait(new AbortController())).toBe(third);
    await expect(third).rejects.toThrow();
    expect([scripts().length, clock.waiting]).toEqual([0, 0]);
  });

  it.each(['javascript:alert(1)', 'data:text/javascript,1', 'relative.js'])(
    'refuses %s',
    async (url) => {
      await expect(
        loadExternalScript({ window, url, timeout: 1, clock: createFakeClock(), policy }),
      ).rejects.toThrow('Not a script address');
    },
  );
});
