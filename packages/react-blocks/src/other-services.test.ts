import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serviceRows } from './testing/service-rows';

/** What asks our own server: an owner's code, and what follows a form. */
const ownServer = ['blocks/code', 'blocks/form'];
/** A replay of a visit: nobody waits for it. */
const unseen = ['census'];

it('every kind whose sources ask somebody else is among those that are tried unanswered', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file),
  );
  const asking = sources.filter((file) =>
    /loadExternalScript\(|createElement\('iframe'\)|<iframe/.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
  );
  const folders = asking.map((file) => /^(blocks\/)?[\w-]+/.exec(file)?.[0] ?? file);
  const tried = serviceRows.map(({ kind }) =>
    kind === 'comments-count' ? kind : `blocks/${kind}`,
  );
  expect([...new Set(folders)].sort()).toEqual(
    [...new Set([...tried, ...ownServer, ...unseen])].sort(),
  );
});
