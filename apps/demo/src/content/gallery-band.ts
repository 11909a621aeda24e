import type { JsonObject } from '@frontage/site-model';
import { across, gallery, text } from './block-draft';
import type { SectionDraft } from './write-page';
import type { SlideDraft } from './slide-draft';
import { heading, paragraph } from './words';

/** A band with one gallery. */
export interface GalleryBand extends Pick<SectionDraft, 'id' | 'tone'> {
  /** Its heading, and what the gallery is called for those who do not see it. */
  title: string;
  /** What one sees and may try. */
  says: string;
  /** The options as the block stores them. */
  options: JsonObject;
  slides: readonly SlideDraft[];
  /** @default wide */
  width?: SectionDraft['width'];
}

/** Writes a band: title, what it says, notes, then the gallery. */
export function galleryBand(
  { title, says, options, slides, width = 'wide', ...band }: GalleryBand,
  ...notes: JsonObject[]
): SectionDraft {
  const words = across(1, 7, text(heading(2, title), paragraph(says), ...notes));
  return { ...band, width, blocks: [words, gallery({ label: title, ...options }, slides)] };
}
