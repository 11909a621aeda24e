import { maxBlocksPerLayout } from '@frontage/site-model';
import type { ImportAround, ImportedBlock } from '@frontage/react-blocks/server';
import { pageFileSchema } from '../../site-files/site-file-schemas';
import type { PageFile } from '../../site-files/site-files';
import { countKinds, type Finding } from '../report/finding';
import type { PageContent } from './find-content';
import { keepCode } from './keep-code';
import { readBlocks, type BlocksReading } from './read-blocks';

/** A page as it was found, before it has an address here. */
export interface FoundPage {
  /** Its file, such as `about.html`. */
  readonly from: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly language: string | undefined;
}

/**
 * Reads the content of a page into its file, and into further ones where it has more blocks than
 * one page may.
 *
 * @param page what it says of itself
 * @param markup where its content is; undefined where that could not be read, and the HTML of the
 *   whole page is kept
 * @param around the site that it comes to
 */
export function readHtmlPage(
  page: FoundPage,
  { content, html }: { readonly content: PageContent | undefined; readonly html: string },
  around: ImportAround,
): { readonly files: readonly PageFile[]; readonly finding: Finding } {
  const { sections, kept, leftOut } = readSafely(content?.root, html, around);
  const pages = splitPages(sections);
  const files = pages.map((blocks, index) => fileOf(page, blocks, index));
  const { from, slug, title } = page;
  const types = pages.flat(2).map(({ type }) => type);
  return {
    files,
    finding: {
      about: 'page',
      from,
      slug,
      title,
      blocks: countKinds(types),
      kept: countKinds(kept),
      leftOut: countKinds([...leftOut, ...(content?.around ?? [])]),
    },
  };
}

function fileOf(
  { slug, title, description, language }: FoundPage,
  sections: readonly (readonly ImportedBlock[])[],
  index: number,
): PageFile {
  const plain = slug === '' ? 'home' : slug;
  const file = pageFileSchema.parse({
    slug: index === 0 ? slug : `${plain}${after(index)}`,
    title: index === 0 ? title : `${title} (${index + 1})`,
    description,
    ...(language !== undefined && { language }),
    sections: sections.map((blocks, number) => ({ id: `part-${number + 1}`, blocks })),
  });
  return { ...file, name: `pages/${plain.replaceAll('/', '-')}${after(index)}.json` };
}

const after = (index: number): string => (index === 0 ? '' : `-${index + 1}`);

/** What cannot be read is kept whole. */
function readSafely(root: Element | undefined, html: string, around: ImportAround): BlocksReading {
  try {
    if (root) return readBlocks(root, around);
  } catch {
    // Such as markup that is nested more deeply than anything can follow.
  }
  return { sections: [keepCode(html, 'Page')], kept: ['page'], leftOut: [] };
}

/** A page has so many blocks at most; the rest comes on a further one. */
function splitPages(
  sections: readonly (readonly ImportedBlock[])[],
): readonly (readonly (readonly ImportedBlock[])[])[] {
  const pages: ImportedBlock[][][] = [[]];
  let room: number = maxBlocksPerLayout;
  for (const section of sections) {
    for (let from = 0; from < section.length;) {
      if (room === 0) {
        pages.push([]);
        room = maxBlocksPerLayout;
      }
      const part = section.slice(from, from + room);
      pages.at(-1)?.push([...part]);
      from += part.length;
      room -= part.length;
    }
  }
  return pages;
}
