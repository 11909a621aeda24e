import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listDrafts } from '../../pages/documents/edited-page';
import { findRedirect } from '../../pages/documents/redirects';
import { findItem } from '../../pages/items/items';
import { listProductIds } from '../../shop/catalogue/products';
import { plainPicture } from '../../testing/sample-pictures';
import { ids, settings, temporaryStore } from '../../testing/site-fixture';
import type { ImportArguments } from '../site-files/read-import-arguments';
import { runOtherImport } from './run-other-import';

let folder: string;
let place: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-export-'));
  place = await temporaryStore();
  await place.store.saveSite({
    id: ids.site,
    settings: { ...settings, shop: { currencies: ['GBP'] } },
  });
});
afterEach(async () => {
  await place.remove();
  await rm(folder, { recursive: true });
});

async function run(name: string, content: string, ask: Partial<ImportArguments> = {}) {
  await writeFile(join(folder, name), content);
  let printed = '';
  const output = { write: (text: string) => ((printed += text), true) };
  const wish = { checkOnly: false, publish: false, replace: false, download: false, json: false };
  await runOtherImport(
    (work) => work(place.store),
    { folder: join(folder, name), ...wish, ...ask },
    { output, fetchPicture: () => Promise.reject(new Error('no')) },
  );
  return printed;
}

async function addPicture(name: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), await plainPicture(30, 20).png().toBuffer());
}

const item = (fields: Readonly<Record<string, string>>, more = ''): string =>
  `<item>${Object.entries(fields)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('')}${more}</item>`;
const comment = (
  number: number,
  approved: string,
  author: string,
  date: string,
  content: string,
  parent = 0,
): string =>
  `<wp:comment><wp:comment_id>${number}</wp:comment_id><wp:comment_author><![CDATA[${author}]]></wp:comment_author><wp:comment_date>${date}</wp:comment_date><wp:comment_content><![CDATA[${content}]]></wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>comment</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent><wp:commentmeta><wp:meta_key>k</wp:meta_key></wp:commentmeta></wp:comment>`;
const wxr = (...items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d" xmlns:wp="w"><channel><title>Old blog</title>\n${items.join('\n')}</channel></rss>`;
const post = item(
  {
    title: 'First firing',
    link: 'https://old.example/2024/03/first-firing/',
    'dc:creator': 'Ada',
    'content:encoded':
      'Hot.\n\nSee <a href="https://old.example/about/">about</a>.\n\n[caption id="a"]<img src="https://old.example/wp-content/uploads/kiln.png" alt="Kiln" /> The kiln[/caption]',
    'excerpt:encoded': 'A <b>firing</b>',
    'wp:post_date_gmt': '2024-03-09 10:00:00',
    'wp:post_name': 'first-firing',
    'wp:status': 'publish',
    'wp:post_type': 'post',
  },
  '<category domain="category" nicename="kiln"><![CDATA[Kiln]]></category><category domain="post_tag" nicename="salt"><![CDATA[salt]]></category>' +
    comment(8, '1', 'Tom', '2024-03-11 08:00:00', 'The <em>grey</em> one.', 7) +
    comment(7, '1', 'Ida', '2024-03-10 09:00:00', 'Which bag?\n\nMine is grey &amp; torn.') +
    comment(9, 'spam', 'Bot', '2024-03-12 09:00:00', 'Buy'),
);
const about = item({
  title: 'About',
  link: 'https://old.example/about/',
  'content:encoded': '<!-- wp:paragraph --><p>Us</p><!-- /wp:paragraph --><script>run()</script>',
  'wp:post_name': 'about',
  'wp:status': 'publish',
  'wp:post_type': 'page',
});
const secret = item({
  title: 'Not yet',
  'content:encoded': 'Soon',
  'wp:post_name': '',
  'wp:status': 'draft',
  'wp:post_type': 'page',
});
const gone = item({ title: 'Gone', 'wp:status': 'trash', 'wp:post_type': 'page' });

it('the export of WordPress gives pages, and posts as notes with date, labels and old address', async () => {
  await addPicture('uploads/kiln.png');
  const printed = await run('blog.xml', wxr(post, about, secret, gone), { publish: true });
  expect(printed).toContain('blog.xml, line 11: left out: Gone is deleted.');
  expect(printed).toContain('blocks: text, image, comments');
  const pages = await place.store.publishedPages(ids.site);
  expect(pages.map(({ slug }) => slug).sort()).toEqual(['about', 'blog', 'blog/first-firing']);
  const note = pages.find(({ slug }) => slug === 'blog/first-firing');
  expect(note?.description).toBe('A firing');
  expect(note?.document.sections.flatMap(({ blocks }) => blocks)).toMatchObject([
    {
      type: 'text',
      data: {
        nodes: [
          { kind: 'small', words: ['Ada'] },
          { kind: 'paragraph', words: ['Hot.'] },
          { kind: 'paragraph', words: ['See ', { text: 'about', href: '/about' }, '.'] },
        ],
      },
    },
    { type: 'image', data: { alt: 'Kiln', caption: 'The kiln' } },
    // What was approved, the oldest first, under its old numbers.
    {
      type: 'comments',
      data: {
        comments: [
          {
            id: '7',
            author: 'Ida',
            date: '2024-03-10',
            text: 'Which bag?\n\nMine is grey & torn.',
          },
          { id: '8', author: 'Tom', date: '2024-03-11', text: 'The grey one.', replyTo: '7' },
        ],
      },
    },
  ]);
  expect(await findItem(place.store.read, ids.site, note?.id ?? '')).toMatchObject({
    collectionId: pages.find(({ slug }) => slug === 'blog')?.id,
    startsAt: Date.UTC(2024, 2, 9, 10),
    category: 'Kiln',
    tags: ['salt'],
  });
  expect(await findRedirect(place.store.read, ids.site, '/2024/03/first-firing')).toBe(
    '/blog/first-firing',
  );
  // What was a draft there is one here.
  expect((await listDrafts(place.store.read, ids.site)).map(({ title }) => title)).toEqual([
    'Not yet',
  ]);
  expect(await run('blog.xml', wxr(post, about, secret, gone), { publish: true })).toContain(
    'Published: 0.',
  );
});

it('nothing outside of an export is read, and what is cut off is told', async () => {
  const entity =
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>';
  await expect(run('bad.xml', entity)).rejects.toThrow(/no export of WordPress.*entity/s);
  await expect(run('cut.xml', wxr(post).slice(0, -200))).rejects.toThrow('no export of WordPress');
  expect(await listDrafts(place.store.read, ids.site)).toEqual([]);
});

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status
moon-jar,Moon jar,"<p>White.</p><p>Round &amp; still.</p>",Quay,Pots,"white, jar",true,Size,Small,MJ-S,900,shopify,3,120.00,150.00,https://cdn.example/s/jar.png?v=1,1,The jar,active
moon-jar,,,,,,,,Large,MJ-L,1900,,0,210.50,,https://cdn.example/s/other.png,2,,
cup,Cup,,,Cups,,false,Title,Default Title,CUP,0,shopify,0,x,,,,,draft
,No handle,,,,,true,,,,,,,1.00,,,,,`;

it('a table of Shopify gives products with their versions; each row that is none is told with its line', async () => {
  await addPicture('jar.png');
  const printed = await run('products.csv', shopify, { publish: true });
  expect(printed).toContain('products.csv, line 4: left out: Cup: "x" is no price in USD.');
  expect(printed).toContain('products.csv, line 5: left out: It has no Handle.');
  expect(printed).toContain('picture https://cdn.example/s/other.png: elsewhere.');
  const [id = '', ...others] = await listProductIds(place.store.read, ids.site);
  expect(others).toEqual([]);
  const [jar] = await place.store.products(ids.site, [id]);
  expect(jar).toMatchObject({
    slug: 'shop/moon-jar',
    currency: 'GBP',
    description: 'White.\n\nRound & still.',
    category: 'Pots',
    tags: ['white', 'jar'],
    state: 'published',
    product: {
      title: 'Moon jar',
      productType: 'physical',
      variants: [
        {
          sku: 'MJ-S',
          priceCents: 15000,
          salePriceCents: 12000,
          onSale: true,
          unlimited: false,
          qtyInStock: 3,
          weightGrams: 900,
          optionValues: [{ optionName: 'Size', value: 'Small' }],
        },
        { sku: 'MJ-L', priceCents: 21050, onSale: false, unlimited: true },
      ],
    },
  });
  expect(jar?.pictures).toHaveLength(1);
  expect(await run('products.csv', shopify, { publish: true })).toContain(
    'left as they are: /shop/moon-jar',
  );
  // Known by its unit, also under another name.
  await run('products.csv', shopify.replaceAll('moon-jar', 'full-moon'), { replace: true });
  expect(await listProductIds(place.store.read, ids.site)).toEqual([id]);
});

it('a table of Squarespace is read as well', async () => {
  const square = `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs
5f1,5f2,PHYSICAL,shop,bowl,Bowl,<p>Blue</p>,SQ1,Glaze,Blue,12.00,10.00,Yes,Unlimited,Pots,blue,0.5,Yes,
,5f3,,,,,,SQ2,,Grey,12.00,0.00,No,4,,,0.5,,`;
  await run('square.csv', square);
  const [id = ''] = await listProductIds(place.store.read, ids.site);
  const [bowl] = await place.store.products(ids.site, [id]);
  expect(bowl).toMatchObject({
    slug: 'shop/bowl',
    state: 'draft',
    product: {
      variants: [
        { sku: 'SQ1', unlimited: true, onSale: true, salePriceCents: 1000, weightGrams: 500 },
        {
          sku: 'SQ2',
          unlimited: false,
          qtyInStock: 4,
          onSale: false,
          optionValues: [{ optionName: 'Glaze', value: 'Grey' }],
        },
      ],
    },
  });
  await expect(run('other.csv', 'a,b\n1,2')).rejects.toThrow('is no table of products');
});
