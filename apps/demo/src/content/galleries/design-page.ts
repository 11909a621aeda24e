import type { JsonObject } from '@frontage/site-model';
import type { DemoPage } from '../../demo-site';
import { across, text } from '../block-draft';
import { writePage, type SectionDraft } from '../write-page';
import { heading, lead, link, paragraph, small, type Words } from '../words';
import { designNames, type DemoDesign } from './design-names';
import { galleryBand, type GalleryBand } from '../gallery-band';

/** A page that shows a design with its options. */
export interface DesignPageDraft {
  design: DemoDesign;
  description: string;
  lead: string;
  /** Ways to set its options, to be tried on the page; the first stands right below the title. */
  variants: readonly [GalleryBand, ...GalleryBand[]];
}

/**
 * Writes the page of a design: one band per variant, a list of them at the top, the next design at
 * the end.
 */
export function designPage({
  design,
  description,
  lead: leading,
  variants,
}: DesignPageDraft): DemoPage {
  const slug = `galleries/${design}`;
  const { title } = designNames[design];
  const lastTone = variants.at(-1)?.tone ?? 'plain';
  const anchors = variants.map((variant) => link(variant.title, `/${slug}#section-${variant.id}`));
  return writePage({
    slug,
    title,
    description,
    sections: [
      {
        id: 'design',
        width: 'wide',
        blocks: [
          across(1, 7, text(heading(1, title), lead(leading))),
          across(
            9,
            4,
            text(
              small(
                ...(anchors.length > 1 ? ['Try ', ...listed(anchors), ', or '] : ['Try ']),
                link('every option', tryAddress(design, {})),
                '.',
              ),
            ),
          ),
        ],
      },
      ...variants.map((variant) => writeVariant(design, variant)),
      {
        id: 'next',
        width: 'wide',
        tone: lastTone === 'plain' ? 'tinted' : 'plain',
        blocks: [
          across(1, 8, text(heading(2, 'Hang them another way'), paragraph(...others(design)))),
        ],
      },
    ],
  });
}

function writeVariant(design: DemoDesign, { options, ...band }: GalleryBand): SectionDraft {
  return galleryBand(
    { ...band, options: { design, ...options } },
    small(
      `Set to: ${describeOptions(design, options)}. `,
      link('Try other options', tryAddress(design, options)),
      '.',
    ),
  );
}

/** The options in words, for those who want the same. */
function describeOptions(design: DemoDesign, options: JsonObject): string {
  const set = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  return [`design ${design}`, ...set].join(', ');
}

/** Where the same can be had with other options. */
function tryAddress(design: DemoDesign, options: JsonObject): string {
  const set = Object.entries(options).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? flagWord(value) : String(value),
  ]);
  return `/try/gallery?${new URLSearchParams([['design', design], ...set]).toString()}`;
}

function flagWord(isSet: boolean): string {
  return isSet ? 'yes' : 'no';
}

/** Links with commas, and an "or" before the last. */
function listed(links: readonly Words[]): Words[] {
  return links.flatMap((link, index) =>
    index === 0 ? [link] : [index === links.length - 1 ? ' or ' : ', ', link],
  );
}

function others(design: DemoDesign): Words[] {
  const names = Object.entries(designNames).filter(([name]) => name !== design);
  const links = names.map(([name, { title }]) => link(title, `/galleries/${name}`));
  return [...listed(links), '. ', link('All of them', '/galleries'), '.'];
}
