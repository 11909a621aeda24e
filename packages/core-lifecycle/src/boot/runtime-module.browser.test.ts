import { expect, it } from 'vitest';
import { loadRuntimeModule } from './runtime-module';

const working = `${location.origin}/packages/core-lifecycle/src/testing/offering-module.js`;

it('loads the module and gets the runtime that it offers, made with the page\'s policy', async () => {
  const runtime = await loadRuntimeModule(window, working);
  runtime.boot();
  expect(runtime).toMatchObject({ asked: ['boot'], policy: { createScriptURL: expect.any(Function) as unknown } });
});

it('rejects a module that does not load and leaves no element behind', async () => {
  const missing = 'http://127.0.0.1:9/none.js';
  await expect(loadRuntimeModule(window, missing)).rejects.toThrow(missing);
  expect(document.querySelector(`script[src="${missing}"]`)).toBeNull();
});
