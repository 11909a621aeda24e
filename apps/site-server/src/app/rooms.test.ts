import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeSettings, type DeclaredSetting } from '../area/settings/declared-setting';
import { subjects } from '../area/settings/link-settings';
import type { Room } from './room';
import { rooms } from './rooms';
import type { Services } from './services';

it('no two rooms have words for the same code, since a site has one word for it', () => {
  const declared: readonly Room<Services>[] = rooms;
  const codes = declared.flatMap(({ texts = {} }) => Object.keys(texts));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

it('every setting that a room brings has its place on a page of settings, and a name of its own', () => {
  const declared = rooms.flatMap((room): readonly DeclaredSetting[] =>
    'settings' in room ? room.settings : [],
  );
  expect(declared.map(({ subject }) => subject)).toEqual(
    declared.map(({ subject }) => subjects.find(({ id }) => id === subject)?.id),
  );
  for (const subject of subjects) {
    const names = placeSettings(subject, declared).fields.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

it('every room is in the list', () => {
  const sources = join(import.meta.dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/^export const (\w+Room)\b/gm)].map(
      ([, name]) => name,
    ),
  );
  const list = readFileSync(join(import.meta.dirname, 'rooms.ts'), 'utf8');
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !new RegExp(`^  ${name},$`, 'm').test(list))).toEqual([]);
});
