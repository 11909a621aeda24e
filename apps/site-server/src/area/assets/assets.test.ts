import { renderPage } from '@frontage/react-blocks/server';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { pictureLimits } from '../../pictures/picture-limits';
import { postForm } from '../../testing/post-form';
import { blackPng } from '../../testing/sample-pictures';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { contactForm, ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';
import { insertPattern } from '../patterns/patterns';

let world: TestServer;
let cookie: string;
let png: Buffer;
beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
  png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#26685a' } })
    .png()
    .toBuffer();
});
afterEach(() => world.remove());

const look = (path = '', by = cookie) =>
  ask(world.server, { url: `/config/files${path}`, headers: { cookie: by } });

const post = (path: string, fields: Record<string, string>, by = cookie) =>
  postForm(world, `/config/files${path}`, fields, by);

const upload = (
  files: readonly (readonly [name: string, content: Buffer])[],
  accept = 'text/html',
) =>
  ask(world.server, {
    method: 'POST',
    url: '/config/files',
    headers: {
      cookie,
      accept,
      'content-type': 'multipart/form-data; boundary=xyz',
      origin: `http://${host}`,
    },
    body: Buffer.concat([
      ...files.flatMap(([name, content]) => [
        Buffer.from(
          `--xyz\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
        ),
        content,
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--xyz--\r\n'),
    ]),
  });

const add = async (name: string) => {
  await upload([[name, png]]);
  const { text } = await look(`?q=${encodeURIComponent(name)}`);
  return /href="\/config\/files\/([\da-f]{24})"/.exec(text)?.[1] ?? '';
};

const seen = async (id: string) =>
  /name="seen" value="([^"]+)"/.exec((await look(`/${id}`)).text)?.[1] ?? '';

const change = async (id: string, fields: Record<string, string>) =>
  post(`/${id}`, { seen: await seen(id), name: 'jar.png', alt: '', x: '50', y: '50', ...fields });

const namesIn = (text: string) => [...text.matchAll(/<bdi>([^<]*)</g)].map(([, name]) => name);
const acts = async () =>
  (await listAuditEntries(world.store.read, ids.site, {}, { limit: 50 })).map(({ act }) => act);

/** A page that shows a picture. */
const shows = (assetId: string) =>
  publishNew(world.store, {
    slug: 'jars',
    title: 'Jars',
    document: pageDocument({ type: 'image', data: { assetId } }),
  });

describe('adding files', () => {
  it('takes several at once, and refuses one without holding up the others', async () => {
    const { status, headers } = await upload([
      ['jar.png', png],
      ['Öl & "Glas".png', png],
    ]);
    expect([status, headers.location]).toEqual([303, '/config/files?added=2']);
    const list = (await look('?added=2')).text;
    expect(list).toContain('2 files were added.');
    expect(namesIn(list)).toHaveLength(2);
    const mixed = await upload([
      ['notes.txt', Buffer.from('hello')],
      ['bowl.png', png],
      ['broken.png', png.subarray(0, 60)],
    ]);
    expect(mixed.status).toBe(400);
    expect(mixed.text).toContain('1 file was added.');
    expect(mixed.text).toContain('broken.png: ');
    expect(namesIn(mixed.text)).toContain('bowl.png');
    expect(await acts()).toEqual(['fileAdded', 'fileAdded', 'fileAdded']);
  });

  it('[5.17i] says in words which file is of no type that pages show', async () => {
    const { text } = await upload([['notes.txt', Buffer.from('hello')]]);
    expect(text).toContain('The file notes.txt does not appear to be a supported file.');
  });

  it('[5.17h] refuses a file that is too large, as it arrives', async () => {
    const { text } = await upload([['huge.png', Buffer.alloc(pictureLimits.bytes + 1)]]);
    expect(text).toContain('The file huge.png is too large. The maximum allowed file size is');
    expect(namesIn((await look()).text)).toEqual([]);
  });

  it('refuses a picture with 200 megapixels, whose file is small', async () => {
    const wide = blackPng(20_000, 10_000);
    const { status, text } = await upload([['wide.png', wide]]);
    expect([status, wide.byteLength < 1_000_000]).toEqual([400, true]);
    expect(text).toMatch(/wide\.png: .*pixels/);
  });

  it('says what happened to a script in JSON, and when nothing was chosen', async () => {
    const { status, json } = await upload([['jar.png', png]], 'application/json');
    const id = expect.stringMatching(/^[\da-f]{24}$/) as unknown;
    expect([status, json]).toEqual([
      200,
      { data: { added: 1, files: [{ id, name: 'jar.png', kind: 'picture' }], wrong: [] } },
    ]);
    expect((await upload([])).text).toContain('Choose at least one file.');
  });
});

describe('the list of files', () => {
  it('finds files by name, text and kind, and marks pictures without a text', async () => {
    const jar = await add('jar.png');
    await add('bowl.png');
    await change(jar, { alt: 'A <moon> jar' });
    expect(namesIn((await look('?q=MOON')).text)).toEqual(['jar.png']);
    expect(namesIn((await look('?kind=withoutText')).text)).toEqual(['bowl.png']);
    expect(namesIn((await look('?kind=picture')).text)).toHaveLength(2);
    expect(namesIn((await look('?kind=video')).text)).toEqual([]);
    await upload([['low-tide.wav', Buffer.from('RIFF\x06\0\0\0WAVE\0\0', 'latin1')]]);
    expect(namesIn((await look('?kind=sound')).text)).toEqual(['low-tide.wav']);
    expect((await look()).text).toContain('A &lt;moon&gt; jar');
    expect((await look('?q=nothing')).text).toContain('No file matches.');
  });

  it('shows nothing of another site', async () => {
    await world.store.saveSite({ id: 'other', host: 'other.example', settings });
    const { id } = await world.store.saveAsset(png, { siteId: 'other', name: 'a.png', alt: '' });
    expect(namesIn((await look()).text)).toEqual([]);
    expect((await look(`/${id}`)).status).toBe(404);
    expect((await post(`/${id}/delete`, {})).status).toBe(404);
  });
});

describe('a file', () => {
  it('has its text and its focal point on pages at once', async () => {
    const jar = await add('jar.png');
    await shows(jar);
    expect((await ask(world.server, { url: '/jars' })).text).not.toContain('A moon jar');
    const { status } = await change(jar, { alt: 'A moon jar', x: '25', y: '12,5' });
    expect(status).toBe(303);
    expect((await ask(world.server, { url: '/jars' })).text).toContain('alt="A moon jar"');
    expect(await world.store.asset(ids.site, jar)).toMatchObject({
      focalPoint: { x: 0.25, y: 0.125 },
    });
    expect((await look(`/${jar}`)).text).toContain('value="12.5"');
  });

  it.each([
    ['name', ' ', 'Please enter a file name'],
    ['name', 'a/b.png', 'has parts of a path in it'],
    ['x', '101', 'Enter a number from 0 to 100.'],
    ['y', 'top', 'Enter a number from 0 to 100.'],
    ['alt', 'a'.repeat(1001), 'It has 1,001 characters'],
  ])(
    '[5.17d] [8.18h] is not saved with %s %j, which is said in words',
    async (field, entered, wrong) => {
      const jar = await add('jar.png');
      const { status, text } = await change(jar, {
        [field]: entered,
        ...(field === 'alt' ? {} : { alt: 'Kept' }),
      });
      expect([status, text.includes(wrong)]).toEqual([400, true]);
      expect(text.includes('There was a problem while renaming your file.')).toBe(field === 'name');
      if (field !== 'alt') expect(text).toContain('Kept');
      expect((await world.store.asset(ids.site, jar))?.alt).toBe('');
    },
  );

  it('is not written over what somebody else has changed', async () => {
    const jar = await add('jar.png');
    const early = await seen(jar);
    await change(jar, { alt: 'By the first' });
    const late = await post(`/${jar}`, {
      seen: early,
      name: 'jar.png',
      alt: 'By the second',
      x: '50',
      y: '50',
    });
    expect([late.status, late.text.includes('By the second')]).toEqual([409, true]);
    expect((await world.store.asset(ids.site, jar))?.alt).toBe('By the first');
  });

  it('that a pattern holds is used by it', async () => {
    const jar = await add('jar.png');
    const block = { id: 'f'.repeat(24), type: 'image', data: { assetId: jar } };
    const pattern = { id: 'e'.repeat(24), name: 'A jar', blocks: [block] };
    await world.store.write((db) =>
      insertPattern(db, pattern, { site_id: ids.site, created_at: world.store.now() }),
    );
    expect((await look(`/${jar}`)).text).toContain('<li>Pattern “A jar”</li>');
    expect((await post(`/${jar}/delete`, {})).status).toBe(409);
  });

  it('that settings or a form lead to, or the pop-up shows, is used by them', async () => {
    const jar = await add('jar.png');
    const href = `/assets/${jar}/jar.png`;
    const footer = { columns: [{ title: 'Find', lines: [{ text: 'A jar', href }] }], note: '' };
    const headerFooter = { ...settings.headerFooter, footer };
    const popup = { title: 'Jars', assetId: jar };
    await world.store.saveSite({ id: ids.site, settings: { ...settings, headerFooter, popup } });
    await world.store.saveForm(ids.site, { ...contactForm, successRedirect: href });
    const { text } = await look(`/${jar}`);
    expect(text).toContain('<a href="/config/settings/pop-up">Pop-up: its picture</a>');
    expect(text).toMatch(/<a href="\/config\/settings\/header-footer[^"]*#columns">Footer<\/a>/);
    expect(text).toContain(`<a href="/config/forms/${contactForm.id}#redirect">Form “`);
    expect((await post(`/${jar}/delete`, {})).status).toBe(409);
  });

  it('that only an earlier version of a page has is used by it: that version can be restored', async () => {
    const jar = await add('jar.png');
    const pageId = await shows(jar);
    const later = { siteId: ids.site, id: pageId, slug: 'jars', title: 'Bowls', description: '' };
    await world.store.savePage({ ...later, pageType: 2, document: pageDocument() });
    await world.store.publish(pageId);
    const link = `<a href="/config/pages/${pageId}/versions">Earlier versions of “Bowls”</a>`;
    expect((await look(`/${jar}`)).text).toContain(link);
    expect((await post(`/${jar}/delete`, {})).status).toBe(409);
  });

  it('that is used is deleted only when that was said; one that is not, at once', async () => {
    const [jar, bowl] = [await add('jar.png'), await add('bowl.png')];
    await shows(jar);
    const page = (await look(`/${jar}`)).text;
    expect(page).toMatch(/<a href="\/config\/pages\/[^"]+">Jars<\/a>/);
    const refused = await post(`/${jar}/delete`, {});
    expect([refused.status, refused.text.includes('Nothing was deleted')]).toEqual([409, true]);
    expect((await post(`/${bowl}/delete`, {})).status).toBe(303);
    expect((await ask(world.server, { url: `/assets/${bowl}/bowl.png` })).status).toBe(404);
    expect((await post(`/${jar}/delete`, { although: 'on' })).status).toBe(303);
    expect((await ask(world.server, { url: '/jars' })).status).toBe(200);
    expect(await world.store.files.list()).toEqual([]);
    expect((await acts()).filter((act) => act === 'fileDeleted')).toHaveLength(2);
  });
});

it('whoever may only read sees no forms, and changes nothing', async () => {
  const jar = await add('jar.png');
  const manager = await signIn(world.store, await addAccount(world.store, ['storeManager']));
  expect((await look(`/${jar}`, manager)).text).not.toContain('name="alt"');
  expect((await look('', manager)).text).not.toContain('data-upload');
  expect((await post(`/${jar}/delete`, {}, manager)).status).toBe(403);
});

describe('files that are picked', () => {
  it('are deleted after one question that says where they are used', async () => {
    await upload([
      ['one.png', png],
      ['two.png', png],
    ]);
    const rows = await world.store.read.selectFrom('asset').select(['id', 'name']).execute();
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
    const [one, two] = [idOf('one.png'), idOf('two.png')];
    await publishNew(world.store, {
      slug: 'kiln',
      title: 'Our kiln',
      document: pageDocument({ type: 'image', data: { assetId: one } }),
    });
    const picks = { do: 'delete', [`pick@${one}`]: 'on', [`pick@${two}`]: 'on' };
    const { text } = await post('/delete', picks);
    expect(text).toContain('Delete 2 files?');
    expect(text).toContain('Used in: Our kiln');
    expect((await look(`/${one}`)).status).toBe(200);
    world.advance(1);
    const { headers } = await post('/delete', { ...picks, sure: 'yes' });
    expect(headers.location).toBe('/config/files?done=deletedMany');
    expect([(await look(`/${one}`)).status, (await look(`/${two}`)).status]).toEqual([404, 404]);
    const entries = await listAuditEntries(world.store.read, ids.site, {}, { limit: 2 });
    expect(entries.map(({ act }) => act)).toEqual(['fileDeleted', 'fileDeleted']);
    expect((await post('/delete', picks)).headers.location).toContain('done=nothing');
  });

  it('are counted, turned round, and taken out as a table', async () => {
    await upload([['one.png', png]]);
    world.advance(1);
    await upload([['two.png', png]]);
    const names = (text: string) =>
      [...text.matchAll(/<bdi>([^<]*\.png)/g)].map(([, name]) => name);
    const { text } = await look('?kind=picture&sort=oldest');
    expect(names(text)).toEqual(['one.png', 'two.png']);
    expect(text).toContain('2 files');
    const table = (await look('/export?q=two')).text.split('\r\n');
    expect(table[1]).toMatch(/^two\.png,image\/png,\d+,40,20,,20/);
    expect(table).toHaveLength(3);
  });
});
