import type { ImportAround } from '@frontage/react-blocks/server';
import { maxBlocksPerLayout } from '@frontage/site-model';
import { categorySchema, tagSchema } from '@frontage/site-model/schema';
import { basename } from 'node:path';
import { createFileNames } from '../../site-files/create-file-names';
import type { PageFile, RedirectEntry } from '../../site-files/site-files';
import { createForms } from '../markup/create-forms';
import { newLink, type KnownPages } from '../markup/new-link';
import { parseMarkup } from '../markup/parse-markup';
import { readHtmlPage } from '../markup/read-html-page';
import type { OtherSite } from '../other-site';
import { createPictures } from '../pictures/create-pictures';
import type { PictureSource } from '../pictures/picture-source';
import type { Finding } from '../report/finding';
import { freeSlug, slugOfPath } from '../slug-of-path';
import { blogPage, blogSlug } from './blog-page';
import { commentsSection } from './comments-section';
import { readWxr, type WxrItem } from './read-wxr';
import { wordPressHtml } from './word-press-html';

/** An entry that is a page or a post. */
interface Entry {
  readonly item: WxrItem;
  readonly from: string;
  readonly slug: string;
  readonly isPost: boolean;
  readonly link: URL | undefined;
}

/**
 * Reads the export of WordPress: pages, and posts as the notes of a collection.
 *
 * @param file the export
 * @param pictures where its pictures are
 * @param breathe is waited for before each entry
 * @throws if it is none
 */
export async function readWxrSite(
  file: string,
  pictures: PictureSource,
  breathe: () => Promise<void>,
): Promise<OtherSite> {
  const taken = createPictures(pictures);
  const names = createFileNames();
  const forms = createForms((title) => names.ofForm(`imported-${title}`));
  const { entries, findings } = await readEntries(file, breathe);
  const known = knownPages(entries);
  const around = (from: string): ImportAround => ({
    picture: (picture) => taken.take(picture, from),
    form: forms.take,
    link: (href) => newLink(href, from, known),
  });
  const pages: PageFile[] = [];
  const unpublished = new Set<string>();
  const redirects: RedirectEntry[] = [];
  if (entries.some(({ isPost }) => isPost)) pages.push(blogPage());
  for (const entry of entries) {
    await breathe();
    const read = readEntry(entry, around(entry.from));
    const [first] = read.files;
    pages.push(...read.files);
    findings.push(read.finding);
    if (!first) continue;
    if (valueOf(entry.item, 'wp:status') !== 'publish')
      for (const { name } of read.files) unpublished.add(name);
    const path = entry.link?.pathname.replace(/(.)\/$/, '$1');
    if (path && path !== '/' && path !== `/${entry.slug}`)
      redirects.push({ path: decodeURI(path), page: first.name });
  }
  return {
    pages,
    unpublished,
    forms: forms.files(),
    assets: taken.files(),
    products: [],
    productPictures: new Map(),
    redirects,
    navigation: [],
    findings: [...findings, ...taken.findings()],
  };
}

/** More entries than an import brings; attachments do not count. */
const mostEntries = 20_000;

async function readEntries(file: string, breathe: () => Promise<void>) {
  const entries: Entry[] = [];
  const slugs = new Set<string>();
  const findings: Finding[] = [];
  const name = basename(file);
  for await (const item of readItems(file)) {
    await breathe();
    const from = `${name}, line ${item.line}`;
    const type = valueOf(item, 'wp:post_type');
    const status = valueOf(item, 'wp:status');
    if (type === 'attachment') continue;
    if (entries.length + findings.length >= mostEntries)
      throw new Error(`${name} has more than ${mostEntries} entries. Export it in several parts.`);
    if ((type !== 'post' && type !== 'page') || /^(?:trash|auto-draft|inherit)$/.test(status)) {
      const more = `${valueOf(item, 'title') || 'An entry'} is ${status === 'trash' ? 'deleted' : `of the kind ${type || 'unknown'}`}.`;
      findings.push({ about: 'entry', from, state: 'left out', more });
      continue;
    }
    const entry = entryOf(item, from, type === 'post', (slug) => slugs.has(slug));
    slugs.add(entry.slug);
    entries.push(entry);
  }
  return { entries, findings };
}

async function* readItems(file: string): AsyncGenerator<WxrItem> {
  try {
    yield* readWxr(file);
  } catch (error) {
    throw new Error(
      `${basename(file)} is no export of WordPress that can be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

function entryOf(
  item: WxrItem,
  from: string,
  isPost: boolean,
  isTaken: (slug: string) => boolean,
): Entry {
  const raw = valueOf(item, 'link');
  const link = URL.canParse(raw) ? new URL(raw) : undefined;
  const name = valueOf(item, 'wp:post_name') || valueOf(item, 'title') || `entry-${item.line}`;
  const isPlain = link !== undefined && link.search === '';
  const wanted = isPost
    ? `${blogSlug}/${slugOfPath(name).split('/').at(-1) ?? ''}`
    : slugOfPath(isPlain ? link.pathname : name);
  return { item, from, isPost, link: isPlain ? link : undefined, slug: freeSlug(wanted, isTaken) };
}

function readEntry({ item, from, slug, isPost }: Entry, around: ImportAround) {
  const html = wordPressHtml(valueOf(item, 'content:encoded'));
  const author = isPost ? valueOf(item, 'dc:creator') : '';
  const body = tryParse(
    `${author === '' ? '' : `<p class="sqsrte-small">${escape(author)}</p>`}${html}`,
  );
  const page = {
    from,
    slug,
    title: valueOf(item, 'title').slice(0, 200) || 'Untitled',
    description: plain(valueOf(item, 'excerpt:encoded')).slice(0, 300),
    language: undefined,
  };
  const read = readHtmlPage(page, { content: body && { root: body, around: [] }, html }, around);
  if (!isPost) return read;
  const notes = read.files.map((file) => noteOf(file, item));
  const section = commentsSection(item);
  if (section.length === 0) return { ...read, files: notes };
  return { files: withComments(notes, section), finding: findingWithComments(read.finding) };
}

/** The report names them beside the blocks that were found. */
function findingWithComments(finding: Finding): Finding {
  if (finding.about !== 'page') return finding;
  return { ...finding, blocks: [...finding.blocks, { kind: 'comments', count: 1 }] };
}

/** Adds the comments to the first page of a post that has room for one more block. */
function withComments(
  files: readonly PageFile[],
  section: PageFile['sections'],
): readonly PageFile[] {
  const index = files.findIndex(
    ({ sections }) => sections.flatMap(({ blocks }) => blocks).length < maxBlocksPerLayout,
  );
  return files.map((file, at) =>
    at === index ? { ...file, sections: [...file.sections, ...section] } : file,
  );
}

/** The file of a post: an item of the collection. */
function noteOf(file: PageFile, item: WxrItem): PageFile {
  const labels = (domain: string): readonly string[] =>
    item.labels.filter((label) => label.domain === domain).map(({ name }) => name);
  const category = labels('category').find((name) => categorySchema.safeParse(name).success);
  return {
    ...file,
    pageType: 'contentItem',
    collectionId: blogPage().name,
    item: {
      name: file.slug.split('/').at(-1) ?? file.slug,
      date: dateOf(item),
      category: category ?? '',
      tags: [...new Set(labels('post_tag').filter((name) => tagSchema.safeParse(name).success))],
    },
  };
}

/** A draft has no date in world time. */
function dateOf(item: WxrItem): string {
  const dates = ['wp:post_date_gmt', 'wp:post_date'].map((name) =>
    Date.parse(`${valueOf(item, name).replace(' ', 'T')}Z`),
  );
  return new Date(dates.find((date) => Number.isFinite(date)) ?? 0).toISOString();
}

function knownPages(entries: readonly Entry[]): KnownPages {
  const byPath = new Map<string, string>();
  for (const { slug, link } of entries) {
    if (!link) continue;
    byPath.set(link.pathname, slug);
    byPath.set(link.pathname.replace(/(.)\/$/, '$1'), slug);
  }
  return {
    byPath,
    byFile: new Map(),
    origins: new Set(entries.flatMap(({ link }) => link?.origin ?? [])),
  };
}

function valueOf(item: WxrItem, name: string): string {
  return item.fields.get(name)?.trim() ?? '';
}

function tryParse(html: string): Element | undefined {
  try {
    return parseMarkup(html).body;
  } catch {
    return undefined;
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
