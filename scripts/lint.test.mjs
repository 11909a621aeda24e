import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { root as repository } from './do/root.mjs';
import { describedDisables } from './lint/described-disables.mjs';
import { fileNamedAfterExport } from './lint/file-named-after-export.mjs';
import { noPackedLiteral } from './lint/no-packed-literal.mjs';
import { readEntryFiles } from './lint/read-entry-files.mjs';
import { blockFiles } from './new/block-files.mjs';
import { plantTree } from './testing/plant-tree.mjs';

/** Gives the complaints of one of our rules about a text. */
function complaints(rule, code, filename = 'code.ts') {
  return new Linter()
    .verify(
      code,
      {
        files: ['**/*.{ts,tsx,mjs}'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { ecmaFeatures: { jsx: true } },
        },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        plugins: { frontage: { rules: { rule } } },
        rules: { 'frontage/rule': 'error' },
      },
      { filename },
    )
    .filter(({ ruleId }) => ruleId === 'frontage/rule')
    .map(({ message }) => message);
}

describe('described-disables', () => {
  it.each([
    '// eslint-disable-next-line no-var -- old browsers read this file',
    '/* eslint-disable no-var -- old browsers read this file */',
    '// no rule is switched off here',
  ])('%s', (code) => {
    expect(complaints(describedDisables, code)).toEqual([]);
  });

  it.each([
    '// eslint-disable-next-line no-var',
    '/* eslint-disable no-var */',
    '// oxlint-disable-next-line typescript/await-thenable',
    '// eslint-disable-next-line no-var --',
  ])('%s says too little', (code) => {
    expect(complaints(describedDisables, code)).toHaveLength(1);
  });
});

describe('no-packed-literal', () => {
  it.each([
    'const all = { ...one, b };',
    'const all = { ...(b ? { b } : {}), ...(c && { c }) };',
    'const all = [...[1, 2]];',
    'call(...[a, b]);',
    'const box = <p {...{ [name]: "" }} />;',
  ])('%s', (code) => {
    expect(complaints(noPackedLiteral, code, 'code.tsx')).toEqual([]);
  });

  it.each(['const all = { a, ...{ b, c } };', 'const all = { ...({ b }) };'])(
    '%s is packed',
    (code) => {
      expect(complaints(noPackedLiteral, code)).toEqual([
        'Write these properties into the object itself, one a line.',
      ]);
    },
  );
});

describe('file-named-after-export', () => {
  it.each([
    ['read-page.ts', 'export function readPage() {}'],
    ['read-page.ts', 'const a = 1, readPage = () => a; export { a, readPage };'],
    ['page-store.ts', 'export interface PageStore {} export function createPageStore() {}'],
    ['Picture.tsx', 'export const Picture = () => <img />;'],
    ['html-page.ts', 'export class HTMLPage {}'],
    ['gallery.parts.ts', 'export const galleryParts = {};'],
    ['gallery.mount.ts', 'export function mount() {}'],
    ['gallery.block.ts', 'export const gallery = defineBlock({});'],
    [
      'limits.ts',
      'export const maxTags = 5; export const maxItems = 9; export type Limit = 5 | 9;',
    ],
    ['run.mjs', 'start();'],
    ['orders.ts', 'export function findOrder() {} export const listOrders = () => [];'],
    [
      'gift-cards.ts',
      'export const most = 5; export function findGiftCard() {} export function listBoughtGiftCards() {}',
    ],
    [
      'people.ts',
      'export interface Person {} export function listPeople() {} export function removePerson() {}',
    ],
    ['replies.ts', 'export function readReply() {} export function writeReplies() {}'],
    ['order-lines.ts', 'export function orderPriceLines() {} export function orderLinkLine() {}'],
    ['gallery.published.ts', 'export function readPublishedGallery() {}'],
    ['order-texts.ts', 'export const { say: sayOfOrders } = texts();'],
    ['view-360.parts.ts', 'export const view360Parts = {};'],
    ['view-3d.block.ts', 'export const view3d = defineBlock({});'],
    ['sha256.ts', 'export function sha256() {}'],
  ])('%s: %s', (file, code) => {
    expect(complaints(fileNamedAfterExport, code, file)).toEqual([]);
  });

  it.each([
    ['pages.ts', 'export function readPage() {}', 'readPage'],
    ['prices.ts', 'export type Price = number;', 'Price'],
    ['orders.ts', 'export const most = 5; export const tell = () => most;', 'most, tell'],
    ['one.ts', 'export const two = 2;', 'two'],
    ['gallery.mount.ts', 'export function begin() {}', 'begin'],
    ['words.ts', 'const a = 1; export { a as text };', 'text'],
    [
      'orders.ts',
      'export function findOrder() {} export function isUnsent() {}',
      'findOrder, isUnsent',
    ],
    [
      'lines-of-order.ts',
      'export function readOrderLine() {} export function orderLines() {}',
      'readOrderLine, orderLines',
    ],
    ['order-texts.ts', 'export function sayOfRefunds() {}', 'sayOfRefunds'],
    ['member-tables.ts', 'export interface MemberTable {}', 'MemberTable'],
    ['view-36.parts.ts', 'export const view360Parts = {};', 'view360Parts'],
  ])('%s is no name for %s', (file, code, names) => {
    const [complaint = '', ...more] = complaints(fileNamedAfterExport, code, file);
    expect(more).toEqual([]);
    expect(complaint).toContain(`${file} exports ${names}: `);
  });

  it.each([
    ['one.ts', 'export const two = 2;', 'name it after one of them.'],
    [
      'orders.ts',
      'export function findOrder() {} export function isUnsent() {}',
      'name it after one of them, or have "orders" in the name of each function.',
    ],
    [
      'star-rating.model.ts',
      'export function readStarRating() {} export function countChoices() {}',
      'have "star rating" in the name of each function, or move what has another subject.',
    ],
  ])('says what to do with %s', (file, code, advice) => {
    const [complaint = ''] = complaints(fileNamedAfterExport, code, file);
    expect(complaint.split(': ')[1]).toBe(advice);
  });

  it.each(['star-rating', 'view-360', 'view-3d', 'a1b2-c'])('a new block %s keeps it', (name) => {
    const files = Object.entries(blockFiles(name)).filter(([file]) => !file.endsWith('.css'));
    expect(files.flatMap(([file, code]) => complaints(fileNamedAfterExport, code, file))).toEqual(
      [],
    );
  });

  it('entries and what scripts run have the names that their manifests give them', () => {
    const root = plantTree({
      'package.json': '{ "scripts": { "size": "node scripts/size.mjs" } }',
      'packages/a/package.json': '{ "exports": { "./react": { "source": "./src/react.ts" } } }',
    });
    expect(readEntryFiles(root).sort()).toEqual(['packages/a/src/react.ts', 'scripts/size.mjs']);
  });
});

describe('rules that need types', () => {
  const code = [
    'declare const kind: "one" | "two";',
    'const later = async (): Promise<void> => {};',
    'later();',
    '[1].forEach(async () => { await later(); });',
    'export const one = async () => await 1;',
    'export const two = kind as "one" | "two";',
    'switch (kind) { case "one": break; }',
  ].join('\n');

  it('are all on, and pass where nothing is wrong', () => {
    const options = { compilerOptions: { strict: true, target: 'es2022' }, include: ['*.ts'] };
    const root = plantTree({ 'tsconfig.json': JSON.stringify(options), 'code.ts': code });
    const { stdout, status } = lintWithTypes(root);
    const found = [...stdout.matchAll(/typescript(?:-eslint)?[(/]([a-z-]+)\)?/g)].map(
      ([, rule]) => rule,
    );
    expect([...new Set(found)].sort()).toEqual([
      'await-thenable',
      'no-floating-promises',
      'no-misused-promises',
      'no-unnecessary-type-assertion',
      'switch-exhaustiveness-check',
    ]);
    expect(status).toBe(1);
    const good = plantTree({ 'tsconfig.json': JSON.stringify(options), 'code.ts': 'export {};\n' });
    expect(lintWithTypes(good).status).toBe(0);
  });
});

function lintWithTypes(folder) {
  const program = join(repository, 'node_modules/.bin/oxlint');
  const config = join(repository, '.oxlintrc.json');
  const args = ['--type-aware', '--config', config, '--tsconfig', join(folder, 'tsconfig.json')];
  return spawnSync(program, [...args, folder], { encoding: 'utf8', cwd: folder });
}
