import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { bundleFile } from '../testing/bundle';
import { ids } from '../testing/site-fixture';
import { openStore } from './open-store';

const operations = 300;
const kills = [100, 200];
const writers = 16;

/** A server process that can be killed and started again on the same folder. */
async function startChild(
  script: string,
  dataDir: string,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, address };
}

it(
  '[7.02] a server killed with -9 loses no acknowledged submission and doubles none',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontage-kill-'));
    const script = await bundleFile('testing/child-server.ts');
    let running = startChild(script.path, dataDir);
    let acknowledged = 0;
    let killed = 0;
    let next = 0;

    async function post(path: string, body: unknown, crumb = ''): Promise<Response> {
      const { address } = await running;
      const headers = { 'content-type': 'application/json', cookie: `crumb=${crumb}` };
      return fetch(`${address}${path}?crumb=${encodeURIComponent(crumb)}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    }
    /** Repeats a call until it is answered: the server may be gone at any moment. */
    async function until<Value>(run: () => Promise<Value>): Promise<Value> {
      for (let attempt = 0; attempt < 1_000; attempt += 1) {
        try {
          return await run();
        } catch {
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      throw new Error('the server did not come back');
    }
    const restart = async (): Promise<void> => {
      const { child } = await running;
      running = once(child, 'exit').then(() => startChild(script.path, dataDir));
      child.kill('SIGKILL');
    };
    async function submit(name: string): Promise<void> {
      const { crumb } = await until(
        async () => (await (await post('/api/form/FormSubmissionKey', {})).json()) as { crumb: string },
      );
      const key = await until(
        async () =>
          ((await (await post('/api/form/FormSubmissionKey', {}, crumb)).json()) as { data: { key: string } })
            .data.key,
      );
      const body = {
        key,
        formId: ids.form,
        form: JSON.stringify({ 'text-1': name, 'email-1': 'a@example.com' }),
      };
      const save = () =>
        until(async () => {
          const reply = await post('/api/form/SaveFormSubmission', body, crumb);
          return `${reply.status} ${await reply.text()}`;
        });
      const answer = await save();
      expect(answer).toMatch(/^200 /);
      acknowledged += 1;
      if (killed < kills.length && acknowledged >= (kills[killed] ?? 0)) {
        killed += 1;
        await restart();
      }
      // Every twentieth visitor sends again although the answer came.
      if (acknowledged % 20 === 0) expect(await save()).toBe(answer);
    }

    await Promise.all(
      Array.from({ length: writers }, async () => {
        while (next < operations) await submit(`visitor-${(next += 1)}`);
      }),
    );
    (await running).child.kill('SIGKILL');
    await once((await running).child, 'exit');

    const store = await openStore({ dataDir });
    const names = (await store.submissions(ids.form)).map(({ values }) => values['text-1']);
    await store.close();
    await Promise.all([rm(dataDir, { recursive: true }), script.remove()]);
    expect([acknowledged, killed]).toEqual([operations, kills.length]);
    expect([names.length, new Set(names).size]).toEqual([operations, operations]);
  },
);
