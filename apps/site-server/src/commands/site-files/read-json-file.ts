import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';

/** Collects what is wrong in files: a line each, with the name of the file in front. */
export type Problems = string[];

/**
 * Reads a JSON file of a site and checks its shape.
 *
 * @param folder of the site
 * @param name of the file, such as `pages/home.json`
 * @param schema what it has to be
 * @param problems gets a line for everything that is wrong
 * @returns undefined if something is wrong
 */
export async function readJsonFile<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  problems: Problems,
): Promise<z.output<Schema> | undefined> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
  if (text === undefined) return void problems.push(`${name}: there is no such file.`);
  const json = parse(text);
  if ('fault' in json) return void problems.push(`${name}: ${json.fault}.`);
  const read = schema.safeParse(json.value);
  if (read.success) return read.data;
  problems.push(...issueLines(name, read.error.issues));
  return undefined;
}

/**
 * Formats what a schema does not accept.
 *
 * @param name of the file, or the place in it
 * @param issues what the schema said
 */
export function issueLines(name: string, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map(({ path, message }) => {
    const place = path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('')
      .replace(/^\./, '');
    return `${name}: ${place === '' ? '' : `${place}: `}${message.replace(/\.?$/, '.')}`;
  });
}

function parse(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? 0 : text.slice(0, Number(position)).split('\n').length;
    // A newer Node says the line itself.
    const place = line === 0 || message.includes('(line') ? '' : ` (line ${line})`;
    return { fault: `this is no JSON: ${message}${place}` };
  }
}
