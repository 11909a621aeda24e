import { expect, it } from 'vitest';
import { createScriptUrlPolicy } from '../dom/script-url-policy';
import { loadRuntimeModule } from './runtime-module';

const policy = createScriptUrlPolicy(window);

const working = `${location.origin}/packages/core-lifecycle/src/testing/offering-module.js`;

it('loads the module and gets the runtime that it offers, made with the page\'s policy', async () => {
  const runtime = await loadRuntimeModule(document, policy, working);
  runtime.boot();
  expect(runtime).toMatchObject({ asked: ['boot'], policy });
});

it('rejects a module that does not load', async () => {
  const missing = 'http://127.0.0.1:9/none.js';
  await expect(loadRuntimeModule(document, policy, missing)).rejects.toMatchObject({ type: 'error' });
});
