import { expect, it, onTestFinished, vi } from 'vitest';
import { chunkTimeout } from '../chunk-attempts';
import { createScriptUrlPolicy } from '../dom/script-url-policy';
import { loadRuntimeModule, offerRuntime } from './load-runtime-module';

const policy = createScriptUrlPolicy(window);

const working = `${location.origin}/packages/core-lifecycle/src/testing/offering-module.js`;

it("loads the module and gets the runtime that it offers, made with the page's policy", async () => {
  const runtime = await loadRuntimeModule(document, policy, working);
  runtime.boot();
  expect(runtime).toMatchObject({ asked: ['boot'], policy });
});

it('fetches what the page preloads with the module, not before, and once', async () => {
  const chunk = `${location.origin}/packages/core-lifecycle/src/testing/offering-module.js?chunk`;
  const fetched = () => performance.getEntriesByName(chunk).length;
  document.body.innerHTML = `<template data-later><link rel="modulepreload" href="${chunk}"></template>`;
  onTestFinished(() => {
    document.body.replaceChildren();
    document.head.querySelector(`[href="${chunk}"]`)?.remove();
  });
  const preloads = () => document.querySelectorAll(`[href="${chunk}"]`).length;
  expect(preloads()).toBe(0);

  await loadRuntimeModule(document, policy, `${working}?with-preloads`);
  await expect.poll(fetched).toBe(1);
  await loadRuntimeModule(document, policy, `${working}?again`);
  expect([preloads(), fetched()]).toEqual([1, 1]);
});

it('rejects a module that does not load', async () => {
  const missing = 'http://127.0.0.1:9/none.js';
  await expect(loadRuntimeModule(document, policy, missing)).rejects.toMatchObject({
    type: 'error',
  });
});

it('gives up one that does not come in its time, and does not open it when it comes after all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // A connection that accepts the request and never answers.
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  onTestFinished(() => {
    append.mockRestore();
    vi.useRealTimers();
  });
  const settled = vi.fn();
  const first = loadRuntimeModule(document, policy, working);
  first.then(settled, settled);
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(first).rejects.toBeUndefined();

  const second = loadRuntimeModule(document, policy, `${working}?again`);
  const open = vi.fn();
  offerRuntime(document, open);
  await second;
  expect(open.mock.calls).toEqual([[policy]]);
});
