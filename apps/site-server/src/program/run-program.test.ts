import { afterEach, expect, it, vi } from 'vitest';
import { runProgram } from './run-program';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** What is printed where the only command fails, or gets wrong words. */
async function printed(words: readonly string[], error?: Error): Promise<string> {
  let text = '';
  vi.spyOn(console, 'error').mockImplementation((line: string) => void (text += line));
  const read = ([extra]: readonly string[]) =>
    extra === undefined ? () => Promise.reject(error ?? new Error('it broke')) : 'too many words.';
  const command = { read, help: 'the help of import', summary: '' };
  const otherwise = { ...command, read: () => 'no such command.', help: 'the help' };
  const failed = (name = 'program') => `The ${name} failed`;
  await runProgram({ commands: new Map([['import', command]]), otherwise, failed }, words, {});
  expect(process.exitCode).toBe(1);
  return text;
}

it('wrong words are followed by the help of their command', async () => {
  expect(await printed(['import', 'x'])).toBe('too many words.\n\nthe help of import');
  expect(await printed(['dance'])).toBe('no such command.\n\nthe help');
});

it.each([
  Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }),
  new Error('database or disk is full'),
  new Error('the page was not saved', { cause: Object.assign(new Error(), { code: '53100' }) }),
])('a full disk is named, with what to do: %s', async (error) => {
  expect(await printed(['import'], error)).toBe(
    `The import failed: the disk is full (${error.message}). Free some of it, then run the same command again.`,
  );
  expect(await printed(['import'], new Error('it broke'))).toContain('failed: it broke');
});
