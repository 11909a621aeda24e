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
  const help = 'Imports things:\n\n  import <folder>\n\n  <folder>  where\n';
  const command = { read, help, summary: '' };
  const otherwise = {
    ...command,
    read: ([name]: readonly string[]) => (name === undefined ? '' : 'no such command.'),
    help: 'A program.\n\n  program <command>\n\nMuch more.',
  };
  const failed = (name = 'program') => `${name} failed`;
  const commands = new Map([['import', command]]);
  await runProgram({ commands, otherwise, failed, call: 'npx program' }, words, {});
  expect(process.exitCode).toBe(1);
  return text;
}

it('wrong words are followed by how their command is used; no words by the whole help', async () => {
  expect(await printed(['import', 'x'])).toBe(
    'too many words.\n\nImports things:\n\n  import <folder>\n\nMore: npx program import --help',
  );
  vi.restoreAllMocks();
  expect(await printed(['dance'])).toBe(
    'no such command.\n\nA program.\n\n  program <command>\n\nMore: npx program --help',
  );
  vi.restoreAllMocks();
  expect(await printed([])).toMatch(/^A program\.[^]*Much more\.$/);
});

it.each([
  Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }),
  new Error('database or disk is full'),
  new Error('the page was not saved', { cause: Object.assign(new Error(), { code: '53100' }) }),
])('a full disk is named, with what to do: %s', async (error) => {
  expect(await printed(['import'], error)).toBe(
    `import failed: the disk is full (${error.message}). Free some of it, then run the same command again.`,
  );
  expect(await printed(['import'], new Error('it broke'))).toContain('failed: it broke');
});
