import type { JsonObject } from '@frontage/site-model';
import type { FieldTable } from '@frontage/site-model/fields';
import { seedId } from '../seed-id';
import { across, opening, text, type BlockDraft } from '../content/block-draft';
import { writePage } from '../content/write-page';
import { heading, link, paragraph, small } from '../content/words';
import type { DemoPage } from '../demo-site';

/** A page on which every option of a kind of block can be tried. */
export interface OptionsSample {
  readonly page: DemoPage;
  /** The kind of block. */
  readonly kind: string;
  /** What its address has where several samples share one page. @default nothing */
  readonly query?: Readonly<Record<string, string>>;
  /** The id of the block that the options are for. */
  readonly blockId: string;
  /** What the block stores. */
  readonly table: FieldTable;
  /** Names of fields that visitors cannot set: what the block shows. */
  readonly omitted: readonly string[];
  /** What the block may show, by name; the first one is shown at first. */
  readonly contents: Readonly<Record<string, SampleContent>>;
}

/** Something for a block to show. */
export interface SampleContent {
  readonly label: string;
  /** What the block stores of it. */
  readonly data: JsonObject;
}

/** What such a page is written from. */
export interface SampleDraft {
  readonly kind: 'gallery' | 'image' | 'video';
  readonly title: string;
  readonly about: string;
  readonly table: FieldTable;
  readonly omitted: readonly string[];
  readonly contents: OptionsSample['contents'];
  /** What stands below the block that is tried. @default nothing */
  readonly more?: readonly BlockDraft[];
}

/** The paragraph in whose place the controls come. */
export const optionsPlace = 'The options are chosen here.';

/** Writes the page of a sample: what is tried first, then its options. */
export function writeSample({
  kind,
  title,
  about,
  more = [],
  ...sample
}: SampleDraft): OptionsSample {
  const slug = `try/${kind}`;
  const [first] = Object.values(sample.contents);
  const page = writePage({
    slug,
    title,
    description: about,
    sections: [
      {
        id: 'title',
        width: 'wide',
        blocks: [
          ...opening(title, about),
          across(1, 12, text(small('Also: ', ...others(kind), '.'))),
        ],
      },
      {
        id: 'shown',
        width: 'wide',
        blocks: [{ type: kind, data: first?.data ?? {} }, ...more],
      },
      {
        id: 'options',
        width: 'wide',
        tone: 'tinted',
        blocks: [across(1, 12, text(heading(2, 'Options'), paragraph(optionsPlace)))],
      },
    ],
  });
  return { ...sample, kind, page, blockId: seedId(`block:${slug}/shown/0`) };
}

const pages = { gallery: 'galleries', image: 'pictures', video: 'films' } as const;

function others(kind: SampleDraft['kind']) {
  const otherPages = Object.entries(pages).filter(([name]) => name !== kind);
  return otherPages.flatMap(([name, title], index) => [
    ...(index === 0 ? [] : [', ']),
    link(`every option of ${title}`, `/try/${name}`),
  ]);
}
