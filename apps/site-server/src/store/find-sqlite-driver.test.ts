import { expect, it } from 'vitest';
import { findSqliteDriver } from './find-sqlite-driver';

it('finding a driver says nothing on standard error and leaves warnings as they were', async () => {
  const before = process.emitWarning;
  const warnings: string[] = [];
  const note = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', note);
  await findSqliteDriver();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(warnings).toEqual([]);
  expect(process.emitWarning).toBe(before);
});

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

it.skipIf(major > 23 || (major === 22 && minor >= 16))(
  'a driver that this Node does not have, or without the search for words, is refused with what to do',
  async () => {
    await expect(findSqliteDriver('node:sqlite')).rejects.toThrow(
      /has no node:sqlite.*Node 22\.16 or later/s,
    );
  },
);
