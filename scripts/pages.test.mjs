import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from './boundaries.table.mjs';
import { root } from './do/root.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'GLOSSARY.md'];

describe.each([
  ...pages,
  ...readdirSync(join(root, 'decisions')).map((name) => `decisions/${name}`),
])('%s', (page) => {
  it('links to what is there', () => {
    const links = [...read(page).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) => match[1]);
    const local = links.filter((link) => !/^https?:/.test(link));
    expect(local.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    // Commands stand in backticks or at the start of a line; "fetch pnpm from npm" is not a
    // command.
    const named = [...read(page).matchAll(/(?:`|^)(?:npm run|pnpm) ([a-z]+)/gm)].map(
      (match) => match[1],
    );
    expect(named.filter((name) => name !== 'changeset' && scripts[name] === undefined)).toEqual([]);
  });
});

describe('README.md', () => {
  it('has a line for every package and app that exists', () => {
    const readme = read('README.md');
    const existing = Object.entries(PACKAGES).filter(([name, { folder }]) =>
      existsSync(join(root, folder, name, 'package.json')),
    );
    expect(
      existing.filter(([name, { folder }]) => !readme.includes(`](${folder}/${name})`)),
    ).toEqual([]);
  });
});
