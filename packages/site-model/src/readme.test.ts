import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { tokens } from './tokens';
import { tokensCss } from './tokens-css';

const folder = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${folder}README.md`, 'utf8');

it('the README example runs and prints what it says', async () => {
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const expected = [...example.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(
    (match) => match[1],
  );
  const { outputFiles } = await build({
    stdin: { contents: example, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@frontage/source'],
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  const printed = log.mock.calls.map((values) => values.join(' '));
  log.mockRestore();
  expect(expected.length).toBeGreaterThan(3);
  expect(printed).toEqual(expected);
});

it('the README lists the tokens as they are', () => {
  for (const group of ['size', 'weight', 'radius', 'space', 'time'] as const) {
    expect(readme).toContain(`| ${Object.values(tokens[group]).join(', ')}`);
  }
  for (const role of Object.keys(tokens.role))
    expect(readme).toMatch(new RegExp(`\`(--fr-color-)?${role}\``));
  expect(tokensCss()).toContain('--fr-space-11');
});
