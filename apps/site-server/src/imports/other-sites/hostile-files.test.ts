import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leastTime } from '../../testing/least-time';
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
  ['a link with many marks', 'a.html', page(`<a href="b${'#'.repeat(40_000)}\nc">d</a>`)],
  ['a picture with many marks', 'b.html', page(`<img src="b${'#'.repeat(40_000)}\nc">`)],
  ['more paragraphs than a page has', 'c.html', page('<p>a'.repeat(60_000))],
  ['more references than a page has', 'd.html', page('&'.repeat(120_000))],
  ['captions that never end', 'e.xml', post('[caption '.repeat(15_000))],
  ['captions with tags that never end', 'f.xml', post('[caption]<a '.repeat(20_000))],
  ['a heading of brackets', 'g.csv', `Handle,Variant Price,${'['.repeat(40_000)}\na,1,b`],
])('%s holds nothing up', async (_what, name, content) => {
  const path = join(folder, name);
  await writeFile(path, content);
  const wish = {
    download: false,
    fetchPicture: () => Promise.reject(new Error('not asked for')),
    breathe: () => Promise.resolve(),
  };
  expect(await leastTime(() => readOtherSite(path, wish))).toBeLessThan(800);
});

it('words whose markup cannot be followed are read without it', () => {
  expect(htmlText(`${'<b>'.repeat(500)}Moon`)).toBe('Moon');
});
