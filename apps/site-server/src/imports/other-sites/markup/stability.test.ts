import { Comments } from '@frontage/react-blocks/react';
import { renderPage } from '@frontage/react-blocks/server';
import {
  publishedFixtures,
  publishedPictures,
  writePublishedPage,
} from '@frontage/react-blocks/testing';
import fc from 'fast-check';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture } from '../../../testing/sample-pictures';
import { ask, testServer, type TestServer } from '../../../testing/server-fixture';
import { importOtherSite } from '../import-other-site';
import { folderPictures } from '../pictures/folder-pictures';
import { listHtmlFiles } from './list-html-files';
import { readHtmlSite } from './read-html-site';

let test: TestServer;
let folder: string;
beforeAll(async () => {
  test = await testServer({ renderPage });
  const site = await test.store.findSite('');
  if (!site) throw new Error('no site');
  const { host: _host, ...anyHost } = site;
  await test.store.saveSite(anyHost);
  folder = await mkdtemp(join(tmpdir(), 'frontage-pages-'));
  await mkdir(join(folder, 'pictures'));
  const colors = ['#a03020', '#20a030', '#3020a0'];
  for (const [index, name] of publishedPictures.entries())
    await writeFile(join(folder, name), await plainPicture(30, 20, colors[index]).png().toBuffer());
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.remove();
});

async function read(html: string) {
  await writeFile(join(folder, 'pots.html'), html);
  const place = await listHtmlFiles(join(folder, 'pots.html'));
  const pictures = folderPictures(folder, place.files, new Map());
  const found = await readHtmlSite(place, pictures, () => Promise.resolve());
  const [page] = found.pages;
  const blocks = (page?.sections ?? []).flatMap((section) => section.blocks);
  return { found, blocks: blocks.map(({ type, data }) => ({ type, data })) };
}

/** Imports markup, serves the page, and imports what was served. */
async function again(html: string) {
  const first = await read(html);
  const site = await test.store.findSite('');
  if (!site) throw new Error('no site');
  await importOtherSite(test.store, site, first.found, { publish: true, replace: true });
  const page = (await test.store.publishedPages(await siteId())).find(
    ({ slug }) => slug === 'pots',
  );
  const stored = page?.document.sections.flatMap(({ blocks }) => blocks) ?? [];
  const served = await ask(test.server, { url: '/pots' });
  expect(served.status).toBe(200);
  const second = await read(
    served.text.replace('<head>', '<head><link rel="canonical" href="https://quay.example/pots">'),
  );
  return {
    kinds: first.blocks.map(({ type }) => type),
    stored: stored.map(({ type, data }) => ({ type, data })),
    second: second.blocks,
    kept: first.found.findings.flatMap((finding) => (finding.about === 'page' ? finding.kept : [])),
  };
}

const blocks = publishedFixtures.filter(
  ({ becomes }) => becomes !== 'code' && becomes !== 'nothing',
);
const siteId = async (): Promise<string> => (await test.store.findSite(''))?.id ?? '';

describe('published markup', () => {
  it.each(blocks)(
    '$name is a block, and the block that it is when it is imported from our own page',
    async ({ markup, becomes }) => {
      const { kinds, stored, second, kept } = await again(writePublishedPage(markup));
      expect([kinds.join(), kept]).toEqual([becomes, []]);
      expect(second).toEqual(stored);
    },
  );

  it.each(publishedFixtures.filter(({ becomes }) => becomes === 'code'))(
    '$name is kept as it is, and named',
    async ({ markup, becomes }) => {
      const { kinds, kept } = await again(writePublishedPage(markup));
      expect([kinds, kept.length]).toEqual([[becomes], 1]);
    },
  );

  it.each(publishedFixtures.filter(({ becomes }) => becomes === 'nothing'))(
    '$name, which its script would fill, is left out and named',
    async ({ markup }) => {
      const { found, blocks } = await read(writePublishedPage(markup));
      const leftOut = found.findings.flatMap((finding) =>
        finding.about === 'page' ? finding.leftOut : [],
      );
      const [, name] = /sqs-block-([\w-]+)/.exec(markup) ?? [];
      expect(blocks).toEqual([]);
      expect(leftOut).toContainEqual({ kind: name, count: 1 });
    },
  );

  it('comments of our own pages keep their words, days, numbers and answers', async () => {
    const comments = [
      { author: 'Ida', text: 'One\n\nand two', date: '2026-03-01', id: '41' },
      { author: 'Tom', text: 'Three', date: '2026-03-02', id: 'b-2', replyTo: '41' },
    ];
    const data = { title: 'What people say', comments, atOnce: 1 };
    const markup = renderToStaticMarkup(createElement(Comments, { id: 'b', ...data }));
    const { kinds, stored, second } = await again(writePublishedPage(markup));
    expect([kinds, stored]).toEqual([['comments'], [{ type: 'comments', data }]]);
    expect(second).toEqual(stored);
  });

  it('import, render, import is stable, whatever stands beside what', async () => {
    const some = fc.uniqueArray(fc.constantFrom(...blocks), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        some,
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        async (fixtures, words) => {
          const text = words.replace(/[<>&]/g, ' ');
          const content = fixtures.map(({ markup }) => `${markup}<p>${text}</p>`).join('\n');
          const { stored, second } = await again(writePublishedPage(content));
          expect(second).toEqual(stored);
        },
      ),
      { numRuns: 15 },
    );
  });
});
