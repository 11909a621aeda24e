import { blockFields } from '@frontage/react-blocks/fields';
import type { JsonObject, PageDocument } from '@frontage/site-model';
import { across, opening, text, type BlockDraft } from '../content/block-draft';
import { heading, link, list, paragraph } from '../content/words';
import { writePage } from '../content/write-page';
import type { DemoPage } from '../demo-site';
import { optionsPlace, type OptionsSample } from './options-sample';
import { seedId } from '../seed-id';
import { exampleData, type ExampleIds } from './example-data';

/** The address of the catalogue. */
export const catalogueSlug = 'catalogue';

/** The name in an address that says which block is shown. */
export const blockParameter = 'block';

/** The paragraph in whose place stands what the block stores, its HTML, and its import. */
export const sourcesPlace = 'What it is made of is shown here.';

/** The catalogue of all kinds of block. */
export interface Catalogue {
  /** The page that lists them. */
  readonly page: DemoPage;
  /** Each kind, to be tried. */
  readonly samples: readonly OptionsSample[];
}

type BlockKind = BlockDraft['type'];

/** What single kinds have that the others do not. */
export interface KindExamples {
  /** Ids for what a kind refers to, such as a product that takes donations. */
  readonly ids: Partial<Record<BlockKind, ExampleIds>>;
  /** The page on which a kind is seen that shows nothing in the catalogue. */
  readonly elsewhere: Partial<Record<BlockKind, Pick<DemoPage, 'slug' | 'title'>>>;
}

/** The kinds, from the tables of their fields. */
const kinds = Object.keys(blockFields).sort() as BlockKind[]; // the keys are the kinds

/**
 * Writes the catalogue of blocks from the tables of their fields. What a block shows there is its
 * first use on the other pages, or else made of its table.
 */
export function writeCatalogue(
  pages: readonly DemoPage[],
  ids: ExampleIds,
  own: KindExamples,
): Catalogue {
  const about = 'Every kind of block: try its options, and see its data and its markup.';
  const links = kinds.map((kind) => [link(nameOf(kind), addressOf(kind))]);
  const page = writePage({
    slug: catalogueSlug,
    title: 'Catalogue',
    description: about,
    sections: [
      {
        id: 'title',
        width: 'wide',
        blocks: [...opening('Catalogue', about), across(1, 12, text(list(...links)))],
      },
    ],
  });
  return {
    page,
    samples: kinds.map((kind) => {
      const made = exampleData(blockFields[kind], own.ids[kind] ?? ids);
      return writeKind(kind, findUse(kind, pages) ?? made, own.elsewhere[kind]);
    }),
  };
}

/** The name of a kind, as words. */
export function nameOf(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The address of a kind in the catalogue. */
export function addressOf(kind: string): string {
  return `/${catalogueSlug}?${blockParameter}=${kind}`;
}

function writeKind(
  kind: BlockKind,
  data: JsonObject,
  elsewhere: Pick<DemoPage, 'slug' | 'title'> | undefined,
): OptionsSample {
  const title = nameOf(kind);
  const page = writePage({
    slug: catalogueSlug,
    title,
    description: `The block “${title}”: try its options.`,
    sections: [
      {
        id: 'title',
        width: 'wide',
        blocks: [
          ...opening(title, 'As pages have it; its options are below.'),
          across(1, 8, text(paragraph(link('The whole catalogue', `/${catalogueSlug}`)))),
          across(1, 12, text(heading(2, 'The block'), ...noteOn(elsewhere))),
        ],
      },
      { id: 'shown', width: 'wide', blocks: [{ type: kind, data }] },
      {
        id: 'options',
        width: 'wide',
        tone: 'tinted',
        blocks: [across(1, 12, text(heading(2, 'Options'), paragraph(optionsPlace)))],
      },
      {
        id: 'sources',
        width: 'wide',
        blocks: [across(1, 12, text(paragraph(sourcesPlace)))],
      },
    ],
  });
  return {
    page,
    kind,
    query: { [blockParameter]: kind },
    blockId: seedId(`block:${catalogueSlug}/shown/0`),
    table: blockFields[kind],
    omitted: [],
    contents: { usual: { label: 'As it is used', data } },
  };
}

/** What to say above a block that is empty in the catalogue. */
function noteOn(elsewhere: Pick<DemoPage, 'slug' | 'title'> | undefined) {
  if (!elsewhere) return [];
  const { slug, title } = elsewhere;
  return [
    paragraph(
      'What it shows belongs to the page that it is stored on, so nothing is seen here. See it on ',
      link(title, `/${slug}`),
      '.',
    ),
  ];
}

/** Finds what the first block of a kind stores; one that is the title of its page is no sample. */
function findUse(kind: string, pages: readonly DemoPage[]): JsonObject | undefined {
  return pages
    .flatMap(({ document }) => blocksOf(document))
    .find(({ type, data }) => type === kind && !/evel":1\b/.test(JSON.stringify(data)))?.data;
}

function blocksOf({ sections }: PageDocument) {
  return sections.flatMap(({ blocks }) => blocks);
}
