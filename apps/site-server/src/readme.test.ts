import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { settingsText } from './app/configuration';
import { bundleText } from './testing/bundle';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

it('the example of the README runs and serves its page', { timeout: 60_000 }, async () => {
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const script = await bundleText('readme', example);
  const cwd = await mkdtemp(join(tmpdir(), 'frontage-readme-'));
  const child = spawn(process.execPath, [script.path], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let page = '';
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('http')) continue;
    page = await (await fetch(line)).text();
    child.kill();
  }
  await Promise.all([rm(cwd, { recursive: true }), script.remove()]);
  expect(page).toContain('<title>Studio – Hello</title>');
});

it('the README lists every variable of the help', () => {
  const names = [...settingsText().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(readme).toContain(`| \`${name}\` |`);
});
