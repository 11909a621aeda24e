import { renderPage } from '@frontage/react-blocks/server';
import fc from 'fast-check';
import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { parseCsv } from '../../files/parse-csv';
import { findEditedPageAt, listDrafts } from '../../pages/documents/edited-page';
import { listLibrary } from '../../pictures/list-library';
import { listProductIds } from '../../shop/catalogue/products';
import { postForm } from '../../testing/post-form';
import { plainPicture } from '../../testing/sample-pictures';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';
import { zipFile } from '../../testing/zip-file';
import { listLines } from './import-line';
import { longestStep } from './import-limits';
import { sweepImports } from './sweep-imports';
import { createImportFolders } from './import-folders';
import { changeImport } from './site-import';

let world: TestServer;
let cookie: string;
let png: Buffer;
beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['admin']));
  png = await plainPicture(30, 20, '#a03020').png().toBuffer();
});
afterEach(() => world.remove());

type Sent = readonly (readonly [name: string, content: Buffer | string])[];

const upload = (files: Sent, accept = 'text/html', by = cookie) =>
  ask(world.server, {
    method: 'POST',
    url: '/config/import',
    headers: {
      cookie: by,
      accept,
      'content-type': 'multipart/form-data; boundary=xyz',
      origin: `http://${host}`,
    },
    body: Buffer.concat([
      ...files.flatMap(([name, content]) => [
        Buffer.from(
          `--xyz\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
        ),
        Buffer.from(content),
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--xyz--\r\n'),
    ]),
  });

const get = (url: string, by = cookie) =>
  ask(world.server, { url, headers: { cookie: by, accept: 'text/html' } });
const post = (url: string, fields: Record<string, string>) => postForm(world, url, fields, cookie);
/** What a page of the area shows, without its scripts and its rail. */
const main = async (url: string): Promise<string> => {
  const { text } = await get(url);
  return text.slice(text.indexOf('<main'));
};
const isUnderWay = async (url: string): Promise<boolean> => {
  const { text } = await ask(world.server, {
    url,
    headers: { cookie, accept: 'application/json' },
  });
  return JSON.parse(text).data.isUnderWay;
};
/** Waits until nobody works on an import; gives its page. */
const ended = async (url: string): Promise<string> => {
  await expect.poll(() => isUnderWay(url), { timeout: 20_000 }).toBe(false);
  return main(url);
};
/** Sends files and waits until they are read; gives the address of the import. */
const read = async (files: Sent): Promise<string> => {
  const { status, headers } = await upload(files);
  expect(status).toBe(303);
  const url = String(headers.location);
  await ended(url);
  return url;
};
const all = { page: 'on', post: 'on', product: 'on', picture: 'on' };
const bring = async (url: string, choice: Record<string, string> = all): Promise<string> => {
  expect((await post(url, { do: 'start', ...choice })).status).toBe(303);
  return ended(url);
};
const remove = async (url: string): Promise<string> => {
  expect((await get(`${url}/remove`)).text).toContain('Remove what this import added?');
  await post(`${url}/remove`, {});
  return ended(url);
};
const drafts = async () =>
  (await listDrafts(world.store.read, ids.site)).map(({ slug }) => slug).sort();
const pictures = async () =>
  (await listLibrary(world.store.read, ids.site, {}, { limit: 50 })).map(({ name }) => name);

const linesOf = (url: string) => listLines(world.store.read, url.split('/').at(-1) ?? '');

const page = (title: string, body: string) =>
  `<title>${title}</title><body><main>${body}</main></body>`;
const site = () =>
  zipFile([
    { name: 'old/about.html', content: page('About', '<p>Us</p><img src="p/jar.png" alt="Jar">') },
    { name: 'old/news.html', content: page('News', '<p>New</p><img src="//x.example/far.png">') },
    { name: 'old/p/jar.png', content: png, isPacked: false },
    { name: 'old/site.js', content: 'alert(1)' },
  ]);
const wxr = `<?xml version="1.0"?><rss><channel>
  <item><title>Hello</title><link>https://old.example/2020/hello/</link>
  <content:encoded><![CDATA[<p>First post</p>]]></content:encoded><wp:post_name>hello</wp:post_name>
  <wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
  <wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt></item></channel></rss>`;
const table = 'Handle,Title,Variant Price,Status\ncup,Cup,12.50,active\nbowl,Bowl,a lot,active';

it('shows what is in the files, and brings in what is chosen as drafts, once', async () => {
  const files: Sent = [
    ['old.zip', site()],
    ['blog.xml', wxr],
    ['goods.csv', table],
  ];
  const url = await read(files);
  const plan = await main(url);
  for (const text of ['Pages: 3', 'Posts: 1', 'Products: 1', 'Pictures: 1', 'Will be added'])
    expect(plan).toContain(text);
  expect(plan).toContain('It is on another server.');
  expect(plan).toContain('is no price in');
  expect([await drafts(), await pictures()]).toEqual([[], []]);
  expect(await bring(url)).toContain('6 things were added.');
  expect(await drafts()).toEqual(['about', 'blog', 'blog/hello', 'news']);
  expect(await pictures()).toEqual(['jar.png']);
  expect((await get('/about', '')).status).toBe(404);
  const [product] = await listProductIds(world.store.read, ids.site);
  expect((await world.store.product(ids.site, product ?? ''))?.state).toBe('draft');
  // What it was made of is not kept.
  await expect.poll(() => readdir(world.store.importsDir)).toEqual([]);
  const again = await read(files);
  expect(await main(again)).toContain('Everything in it is there already.');
  expect(await bring(again)).toContain('Nothing was added');
  const entries = await listAuditEntries(world.store.read, ids.site, {}, { limit: 50 });
  expect(entries.filter(({ act }) => act === 'siteImported')[0]?.subject).toContain('old.zip');
});

it('a page that was brought in shows what it showed, once it is published', async () => {
  const url = await read([['old.zip', site()]]);
  await bring(url);
  const about = await findEditedPageAt(world.store.read, ids.site, 'about');
  expect(await main(url)).toContain(`href="/config/pages/${about?.id}"`);
  await world.store.publish(about?.id ?? '');
  const { text } = await get('/about', '');
  expect(text).toContain('<p>Us</p>');
  expect(text).toMatch(/<img[^>]*alt="Jar"/);
});

it('takes no more than what is chosen, with what that needs', async () => {
  const files: Sent = [
    ['old.zip', site()],
    ['blog.xml', wxr],
  ];
  const url = await read(files);
  expect(await bring(url, { post: 'on' })).toContain('2 things were added.');
  expect([await drafts(), await pictures()]).toEqual([['blog', 'blog/hello'], []]);
  expect(await main(url)).toContain('Not taken');
});

it('pictures elsewhere are fetched when that is chosen, and never from a private address', async () => {
  const far = page('Far', '<img src="http://127.0.0.1:9/a.png"><p>w</p>');
  const url = await read([['far.html', far]]);
  expect(await main(url)).toContain('Fetch 1 picture from another server');
  expect(await bring(url, { ...all, download: 'on' })).toContain('1 thing was added.');
  expect(await main(url)).toContain('Its address is not one of the internet.');
});

it('what it added is removed at once, but for what was changed since', async () => {
  const url = await read([
    ['old.zip', site()],
    ['goods.csv', table],
  ]);
  await bring(url);
  const news = await findEditedPageAt(world.store.read, ids.site, 'news');
  await world.store.publish(news?.id ?? '');
  const text = await remove(url);
  expect(text).toContain('3 things were removed. 1 stays');
  expect([await drafts(), await pictures()]).toEqual([[], []]);
  expect((await get('/news', '')).status).toBe(200);
  expect(await listProductIds(world.store.read, ids.site)).toEqual([]);
  // The files bring back what was removed.
  const again = await read([['old.zip', site()]]);
  expect(await bring(again)).toContain('2 things were added.');
  expect([await drafts(), await pictures()]).toEqual([['about'], ['jar.png']]);
});

it('a collection stays as long as it has posts of somebody else', async () => {
  const first = await read([['a.xml', wxr]]);
  await bring(first);
  const second = await read([['b.xml', wxr.replaceAll('hello', 'later')]]);
  await bring(second);
  expect(await remove(first)).toContain('1 thing was removed. 1 stays');
  expect(await drafts()).toEqual(['blog', 'blog/later']);
  await remove(second);
  expect(await drafts()).toEqual(['blog']);
});

it('the report is filtered, and a table', async () => {
  const url = await read([['old.zip', site()]]);
  await bring(url);
  const shown = await main(`${url}?kind=page&q=about`);
  expect([shown.includes('/about'), shown.includes('/news')]).toEqual([true, false]);
  const [head, ...rows] = parseCsv((await get(`${url}/export?kind=page`)).text);
  expect(head?.cells.slice(0, 3)).toEqual(['Kind', 'Title', 'Address']);
  expect(rows.map(({ cells }) => [cells[1], cells[2], cells[4]])).toEqual([
    ['About', '/about', 'Added'],
    ['News', '/news', 'Added'],
  ]);
});

it('is stopped by hand and goes on from there; so does one that a crash has ended', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    name: `p${index}.html`,
    content: page(`P ${index}`, `<p>${index}</p>`),
  }));
  const url = await read([['many.zip', zipFile(many)]]);
  await post(url, { do: 'start', ...all });
  await post(url, { do: 'stop' });
  const stopped = await ended(url);
  expect(stopped).toContain('Stopped.');
  expect((await drafts()).length).toBeLessThan(60);
  await post(url, { do: 'start' });
  expect(await ended(url)).toContain('60 things were added.');
  expect((await drafts()).length).toBe(60);
  const crashed = await read([['old.zip', site()]]);
  const id = crashed.split('/').at(-1) ?? '';
  const lost = {
    state: 'importing',
    choice: { kinds: ['page', 'picture'], download: false },
  } as const;
  await world.store.write((db) => changeImport(db, id, ['ready'], lost, world.store.now()));
  expect((await get(crashed)).text).toContain('http-equiv="refresh"');
  world.advance(longestStep + 1);
  expect(await main(crashed)).toContain('Go on');
  await post(crashed, { do: 'start' });
  expect(await ended(crashed)).toContain('3 things were added.');
});

describe('what cannot be read is refused in words, and nothing of it stays', () => {
  it.each<readonly [string, () => Sent, string]>([
    ['nothing', () => [], 'Choose at least one file.'],
    ['another kind', () => [['a.docx', 'x']], 'a.docx cannot be imported.'],
    [
      'a page as no site has',
      () => [['a.html', 'x'.repeat(10 * 1024 ** 2 + 1)]],
      'a.html is larger than',
    ],
  ])('%s', async (_what, files, text) => {
    const answer = await upload(files());
    expect([answer.status, answer.text.includes(text)]).toEqual([400, true]);
    const json = await upload(files(), 'application/json');
    expect(JSON.parse(json.text).data.wrong).toContain(text);
    expect(await readdir(world.store.importsDir)).toEqual([]);
  });

  it.each<readonly [string, () => Sent, string]>([
    ['no zip', () => [['a.zip', 'PK no']], 'a.zip is damaged, or is not a zip file.'],
    [
      'a zip that leads out',
      () => [['a.zip', zipFile([{ name: '../up.html', content: 'x' }])]],
      'leads out of its folder: ../up.html',
    ],
    [
      'a bomb',
      () => [['a.zip', zipFile([{ name: 'a.png', content: Buffer.alloc(24 * 1024 ** 2) }])]],
      'more than 100 times its size',
    ],
    [
      'a page as no site has',
      () => [['a.zip', zipFile([{ name: 'a.html', content: Buffer.alloc(10 * 1024 ** 2 + 1) }])]],
      'a.html is larger than',
    ],
    ['a locked one', () => [['a.zip', zipFile([{ name: 'a.html', flags: 1 }])]], 'a password'],
    ['an empty one', () => [['a.zip', zipFile([])]], 'There is nothing to import in it'],
    [
      'two that together hold too much',
      () => [
        ['a.zip', zipFile(emptyPages(3_000))],
        ['b.zip', zipFile(emptyPages(3_000))],
      ],
      'With b.zip there are more than 5,000 files',
    ],
  ])('%s', async (_what, files, text) => {
    const url = await read(files());
    expect(await main(url)).toContain(text);
    await expect.poll(() => readdir(world.store.importsDir)).toEqual([]);
    expect((await post(url, { do: 'forget' })).headers.location).toBe('/config/import');
    expect([(await get(url)).status, await readdir(world.store.importsDir)]).toEqual([404, []]);
  });

  it('a table of another kind beside pages is named, and holds up nothing', async () => {
    const url = await read([
      ['old.zip', site()],
      ['guests.csv', 'Name\nAda'],
    ]);
    expect(await main(url)).toContain('guests.csv is no table of products that is known');
    expect(await bring(url)).toContain('3 things were added.');
  });
});

const emptyPages = (count: number) =>
  Array.from({ length: count }, (_page, index) => ({ name: `${index}.css`, content: '' }));

it('what the plan says is what is done, whatever is chosen; then it says that all is there', async () => {
  const kinds = ['page', 'post', 'picture'] as const;
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...kinds]),
      fc.integer({ min: 0, max: 4 }),
      async (taken, count) => {
        turn += 1;
        const pages = Array.from({ length: count }, (_, index) => ({
          name: `t${turn}-${index}.html`,
          content: page(`T ${turn}`, `<p>${turn}</p><img src="${turn}-${index % 2}.png">`),
        }));
        const shown = await Promise.all(
          [0, 1].map(async (index) => ({
            name: `${turn}-${index}.png`,
            content: await plainPicture(4, 4, `#0${turn % 10}${index}`)
              .png()
              .toBuffer(),
          })),
        );
        const files: Sent = [
          ['a.zip', zipFile([...pages, ...shown])],
          ['b.xml', wxr.replaceAll('hello', `hello-${turn}`)],
        ];
        const choice = Object.fromEntries(taken.map((kind) => [kind, 'on']));
        const url = await read(files);
        const planned = await linesOf(url);
        await bring(url, choice);
        for (const [index, line] of (await linesOf(url)).entries()) {
          const isTaken = taken.some((kind) => kind === line.kind);
          // A collection comes with its posts, a picture with its page.
          const isOwn = line.kind === 'picture' ? taken.includes('page') : true;
          if (line.label === '/blog') continue;
          const expected = planned[index]?.state === 'new' && isTaken && isOwn ? 'made' : 'new';
          expect([line.label, line.state]).toEqual([line.label, expected]);
        }
        await bring(await read(files));
        expect(await main(await read(files))).toContain('Everything in it is there already.');
      },
    ),
    { numRuns: 3 },
  );
});

it('whoever may not change products brings none; who may not edit pages is not let in', async () => {
  const admin = cookie;
  const other = await signIn(world.store, await addAccount(world.store, ['storeManager'], 'a@b.c'));
  expect((await get('/config/import', other)).status).toBe(403);
  cookie = await signIn(world.store, await addAccount(world.store, ['editor'], 'e@b.c'));
  const url = await read([['goods.csv', table]]);
  expect(await main(url)).toContain('Only someone who may change products');
  expect(await bring(url)).toContain('Nothing was added');
  expect(await listProductIds(world.store.read, ids.site)).toEqual([]);
  cookie = admin;
});

it('is forgotten after thirty days, with its folder', async () => {
  const url = await read([['old.zip', site()]]);
  const importFolders = createImportFolders(world.store.importsDir);
  await sweepImports(world.store, { importFolders });
  expect((await get(url)).status).toBe(200);
  const later = Date.now() + 31 * 24 * 60 * 60 * 1000;
  await sweepImports({ ...world.store, now: () => later }, { importFolders });
  expect([(await get(url)).status, await importFolders.list()]).toEqual([404, []]);
});
