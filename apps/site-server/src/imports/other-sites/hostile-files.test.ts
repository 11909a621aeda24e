import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { htmlText } from './products/html-text';
import { readOtherSite } from './read-other-site';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

const page = (content: string) => `<!doctype html><body><main>${content}</main>`;
const post = (content: string) =>
  `<rss xmlns:wp="w" xmlns:content="c"><channel><item><title>a</title><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`;

it.each<[string, string, string]>([
  ['a link with many marks', 'a.html', page(`<a href="b${'#'.repeat(1_000_000)}\nc">d</a>`)],
  ['a picture with many marks', 'b.html', page(`<img src="b${'#'.repeat(1_000_000)}\nc">`)],
  ['more paragraphs than a page has', 'c.html', page('<p>a'.repeat(600_000))],
  ['more references than a page has', 'd.html', page('&'.repeat(1_200_000))],
  ['captions that never end', 'e.xml', post('[caption '.repeat(100_000))],
  ['captions with tags that never end', 'f.xml', post('[caption]<a '.repeat(100_000))],
  ['a heading of brackets', 'g.csv', `Handle,Variant Price,${'['.repeat(1_000_000)}\na,1,b`],
])('%s holds nothing up', async (_what, name, content) => {
  const path = join(folder, name);
  await writeFile(path, content);
  const wish = {
    download: false,
    fetchPicture: () => Promise.reject(new Error('not asked for')),
    breathe: () => Promise.resolve(),
  };
  // What looks again at each sign for an end that never comes would take minutes.
  await readOtherSite(path, wish);
});

const about = (content: string) => `<rss xmlns:wp="w"><channel>${content}</channel></rss>`;

it.each<[string, string, string]>([
  ['entries', '20000 entries', '<item/>'.repeat(20_001)],
  ['comments', '200000 comments', `<item>${'<wp:comment/>'.repeat(200_001)}</item>`],
  ['labels', '200000 comments', `<item>${'<category/>'.repeat(200_001)}</item>`],
])('an export with more %s than can be held is refused', async (_what, said, content) => {
  const path = join(folder, 'many.xml');
  await writeFile(path, about(content));
  const read = readOtherSite(path, { download: false, fetchPicture: () => Promise.reject() });
  await expect(read).rejects.toThrow(`more than ${said}`);
});

it('words whose markup cannot be followed are read without it', () => {
  expect(htmlText(`${'<b>'.repeat(500)}Moon`)).toBe('Moon');
});
