import { settingsText } from '@frontage/site-server';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { initCommand } from './new-site/init-command';
import { programHelp } from './program-help';
import { programCommands } from './program-commands';

const folder = fileURLToPath(new URL('../docs/', import.meta.url));
const pages = await Promise.all(
  (await readdir(folder)).map(
    async (name) => [name, await readFile(folder + name, 'utf8')] as const,
  ),
);
const known = new Set(
  [...settingsText().matchAll(/^ +([A-Z][A-Z_]+)\b/gm)].map(([, name]) => name),
);
/** Variables of others. */
const foreign = /^(?:POSTGRES_|DATABASE_PASSWORD$)/;

it.each(pages)('%s sets nothing that cannot be set', (_name, text) => {
  expect(known.size).toBeGreaterThan(15);
  const set = [...text.matchAll(/(?:^|[\s`#])([A-Z][A-Z_]{2,})(?:=|: )/gm)].map(
    ([, name = '']) => name,
  );
  expect(set.filter((name) => !known.has(name) && !foreign.test(name))).toEqual([]);
});

it.each(pages)('%s names commands that the program has', (_name, text) => {
  const named = [...text.matchAll(/(?:npx frontage|frontage\.mjs"?,? "?) ?([a-z]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => !programCommands.has(name ?? ''))).toEqual([]);
});

it.each(pages)('%s refers to files that are beside it', (_name, text) => {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, file]) => file ?? '');
  expect(links.filter((file) => !pages.some(([name]) => name === file))).toEqual([]);
});

it('the help has a line for every command, and each command a help of its own', () => {
  const lines = programHelp(programCommands).split('\n');
  for (const [name, { summary, help }] of programCommands) {
    expect(lines.some((line) => line.startsWith(`  ${name} `) && line.endsWith(summary))).toBe(
      true,
    );
    expect(help).toContain(`  ${name}`);
  }
  expect(programCommands.get('init')).toBe(initCommand);
});
