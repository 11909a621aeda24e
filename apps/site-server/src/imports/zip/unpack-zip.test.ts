import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { zipFile, type ZipTestEntry } from '../../testing/zip-file';
import { unpackZip } from './unpack-zip';
import { zipLimits, type ZipLimits } from './zip-limits';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'frontage-zip-'));
});
afterEach(() => rm(place, { recursive: true }));

/** Unpacks bytes; gives the files that are there then, with what they hold. */
async function unpack(
  zip: Uint8Array,
  limits: Partial<ZipLimits> = {},
  isWanted: (name: string) => boolean = () => true,
) {
  const folder = await mkdtemp(join(place, 'to-'));
  const path = `${folder}.zip`;
  await writeFile(path, zip);
  const wish = { limits: { ...zipLimits, ...limits }, isWanted, before: () => Promise.resolve() };
  let fault: unknown = '';
  const { tooLarge } = await unpackZip(path, folder, wish).catch((error: unknown) => {
    fault = error instanceof Error && 'fault' in error ? error.fault : error;
    return { tooLarge: [] };
  });
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of names)
    if (entry.isFile()) {
      const file = join(entry.parentPath, entry.name);
      files[file.slice(folder.length + 1).replaceAll(sep, '/')] = await readFile(file, 'utf8');
    }
  return { files, fault, tooLarge };
}

const page: ZipTestEntry = { name: 'site/index.html', content: '<h1>Home</h1>' };

it('unpacks files and folders, as they were packed', async () => {
  const zip = zipFile([
    { name: 'site/', isPacked: false, mode: 0o040755 },
    page,
    { name: './site/größe.html', content: 'ü', isPacked: false },
    { name: 'site\\old.html', content: 'from Windows' },
  ]);
  expect((await unpack(zip)).files).toEqual({
    'site/index.html': '<h1>Home</h1>',
    'site/größe.html': 'ü',
    'site/old.html': 'from Windows',
  });
});

it('reads names that are UTF-8 and do not say so, and those of old programs', async () => {
  const zip = zipFile([
    { name: 'mu\u0308ller.html', flags: 0 },
    { name: Buffer.from([0x81, 0x62, 0x2e, 0x68]), flags: 0 },
  ]);
  expect(Object.keys((await unpack(zip)).files).sort()).toEqual(['m\u00fcller.html', 'üb.h']);
});

it.each<readonly [string, readonly ZipTestEntry[], string]>([
  ['goes up', [page, { name: '../up.html' }], 'outside'],
  ['goes up in the middle', [{ name: 'a/../../up.html' }], 'outside'],
  ['goes up with backslashes', [{ name: 'a\\..\\..\\up.html' }], 'outside'],
  ['begins at the root', [{ name: '/etc/up.html' }], 'outside'],
  ['begins at a drive', [{ name: 'C:\\up.html' }], 'outside'],
  ['has a name that ends in the middle', [{ name: 'a.html\0.png' }], 'outside'],
  ['is a link', [page, { name: 'to', content: '/etc', mode: 0o120777 }], 'link'],
  ['is encrypted', [{ ...page, flags: 0x801 }], 'encrypted'],
  ['is encrypted strongly', [{ ...page, flags: 0x841 }], 'encrypted'],
  ['is packed unlike all others', [{ ...page, method: 14 }], 'unknownPacking'],
  ['is there twice', [page, { ...page, name: 'SITE/index.html' }], 'twice'],
  ['is a folder as well', [page, { name: 'site' }], 'twice'],
  ['has a name as no disk has', [{ name: `${'a'.repeat(201)}.html` }], 'longName'],
  ['lies too deep', [{ name: `${'a/'.repeat(20)}b.html` }], 'longName'],
  ['is not what its checksum says', [{ ...page, sum: 1 }], 'damaged'],
  ['has more than it says', [{ ...page, size: 3 }], 'damaged'],
  ['has less than it says', [{ ...page, size: 3_000 }], 'damaged'],
])('an entry that %s is refused', async (_what, entries, fault) => {
  expect((await unpack(zipFile(entries))).fault).toBe(fault);
});

it('judges all entries before it writes the first one', async () => {
  const zip = zipFile([page, { name: '../up.html' }]);
  expect((await unpack(zip)).files).toEqual({});
  expect((await readdir(place)).some((name) => name.endsWith('up.html'))).toBe(false);
});

it('what is no zip file, or the half of one, is damaged', async () => {
  const whole = zipFile([page]);
  for (const bytes of [Buffer.from('<h1>'), Buffer.alloc(0), whole.subarray(0, whole.length / 2)])
    expect((await unpack(bytes)).fault).toBe('damaged');
});

it('holds its bounds: entries, bytes, bytes of a file, how much more it becomes', async () => {
  const zeros = { name: 'zeros.html', content: Buffer.alloc(400_000) };
  const zip = zipFile([page, zeros]);
  expect((await unpack(zip, { entries: 1 })).fault).toBe('tooMany');
  expect((await unpack(zip, { bytes: 100_000, freeBytes: 1_000_000 })).fault).toBe('tooLarge');
  expect((await unpack(zip, { freeBytes: 1_000 })).fault).toBe('bomb');
  const small = await unpack(zip, { fileBytes: () => 100_000 });
  expect([small.fault, small.tooLarge, Object.keys(small.files)]).toEqual([
    '',
    ['zeros.html'],
    ['site/index.html'],
  ]);
  // What is not wanted counts for nothing.
  const isWanted = (name: string) => name.endsWith('index.html');
  expect((await unpack(zip, { freeBytes: 1_000 }, isWanted)).fault).toBe('');
});

it('whatever the bytes are, nothing lands outside, and what goes wrong has a name', async () => {
  const whole = zipFile([page, { name: 'a/b.png', content: 'x'.repeat(300) }]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 }),
      async (changes) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        const { fault } = await unpack(bytes);
        expect(fault).toEqual(expect.stringMatching(/^[a-zA-Z]*$/));
      },
    ),
    { numRuns: 150 },
  );
  expect((await readdir(place)).every((name) => name.startsWith('to-'))).toBe(true);
});
