import { plainWords } from '@frontage/react-blocks/server';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileNames } from '../../site-files/create-file-names';
import type { RedirectEntry } from '../../site-files/site-files';
import type { FoundLink, OtherSite } from '../other-site';
import { createPictures } from '../pictures/create-pictures';
import type { PictureSource } from '../pictures/picture-source';
import { freeSlug, slugOfPath } from '../slug-of-path';
import { createForms } from './create-forms';
import { newLink, type KnownPages } from './new-link';
import { findContent } from './find-content';
import type { HtmlFolder } from './list-html-files';
import { readPageFacts, type PageFacts } from './page-facts';
import { decodeMarkup, parseMarkup } from './parse-markup';
import { readHtmlPage } from './read-html-page';

/** A page whose file was read. */
interface ReadPage {
  readonly from: string;
  readonly html: string;
  /** Undefined where nothing can be made of it. */
  readonly document: Document | undefined;
  readonly facts: PageFacts;
  readonly slug: string;
}

/**
 * Reads saved or exported pages into pages of ours.
 *
 * @param place their folder
 * @param pictures where their pictures are
 * @param breathe is waited for before each page
 */
export async function readHtmlSite(
  { folder, pages }: HtmlFolder,
  pictures: PictureSource,
  breathe: () => Promise<void>,
): Promise<OtherSite> {
  const taken = createPictures(pictures);
  const names = createFileNames();
  const forms = createForms((title) => names.ofForm(`imported-${title}`));
  const read: ReadPage[] = [];
  for (const from of pages) {
    await breathe();
    const html = decodeMarkup(await readFile(join(folder, from)));
    read.push(readOne(from, html, (slug) => read.some((page) => page.slug === slug)));
  }
  const known = knownPages(read);
  const navigation = readNavigation(read, known);
  const files: ReturnType<typeof readHtmlPage>[] = [];
  for (const { from, html, document, facts, slug } of read) {
    await breathe();
    const page = readHtmlPage(
      { ...facts, from, slug, title: facts.title || slug || 'Home' },
      { content: document && findContent(document), html },
      {
        picture: (picture) => taken.take(picture, from),
        form: forms.take,
        link: (href) => newLink(href, from, known),
      },
    );
    files.push(page);
  }
  return {
    pages: files.flatMap((page) => page.files),
    unpublished: new Set(),
    forms: forms.files(),
    assets: taken.files(),
    products: [],
    productPictures: new Map(),
    redirects: read.flatMap(({ slug }, index) =>
      redirectsTo(slug, files[index]?.files[0]?.name, known),
    ),
    navigation,
    findings: [...files.map(({ finding }) => finding), ...taken.findings()],
  };
}

function readOne(from: string, html: string, isTaken: (slug: string) => boolean): ReadPage {
  const document = tryParse(html);
  const facts = document
    ? readPageFacts(document)
    : { title: '', description: '', language: undefined, address: undefined };
  const path = facts.address?.pathname ?? from;
  return { from, html, document, facts, slug: freeSlug(slugOfPath(path), isTaken) };
}

/** Markup may be nested more deeply than the parser can follow. */
function tryParse(html: string): Document | undefined {
  try {
    return parseMarkup(html);
  } catch {
    return undefined;
  }
}

function knownPages(pages: readonly ReadPage[]): KnownPages {
  const byPath = new Map<string, string>();
  for (const { from, slug, facts } of pages) {
    const folder = from.replace(/index\.x?html?$/i, '');
    for (const path of [facts.address?.pathname ?? '', `/${from}`, `/${folder}`]) {
      const plain = path.replace(/(.)\/$/, '$1');
      if (path !== '') byPath.set(path, slug);
      if (plain !== '' && !byPath.has(plain)) byPath.set(plain, slug);
    }
  }
  return {
    byPath,
    byFile: new Map(pages.map(({ from, slug }) => [from, slug])),
    origins: new Set(pages.flatMap(({ facts }) => facts.address?.origin ?? [])),
  };
}

/** Old paths that lead to a page, but for its own address. */
function redirectsTo(
  slug: string,
  page: string | undefined,
  { byPath }: KnownPages,
): RedirectEntry[] {
  if (page === undefined) return [];
  return [...byPath]
    .filter(([path, to]) => to === slug && path !== `/${slug}` && path !== '/')
    .map(([path]) => ({ path, page }));
}

function readNavigation(pages: readonly ReadPage[], known: KnownPages): readonly FoundLink[] {
  const home = pages.find(({ slug }) => slug === '') ?? pages[0];
  const links = home?.document?.querySelectorAll('header nav a[href], nav a[href]') ?? [];
  const found = new Map<string, FoundLink>();
  for (const link of links) {
    const title = plainWords(link);
    const href = newLink(link.getAttribute('href') ?? '', home?.from ?? '', known);
    if (title !== '' && title.length <= 60 && href !== undefined && !found.has(href))
      found.set(href, { title, href });
  }
  return [...found.values()].slice(0, 12);
}
