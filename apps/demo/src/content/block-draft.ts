import type { blockFields } from '@frontage/react-blocks/fields';
import type { BlockColumn, JsonObject } from '@frontage/site-model';
import { clipId } from '../read-clips';
import { clipFiles, type ClipDraft } from './clip-draft';
import { pictureId, type SlideDraft } from './slide-draft';
import { heading, lead } from './words';

/** A kind of block, as the folders of blocks name them. */
type BlockKind = keyof typeof blockFields;

/** A block before it has an id. */
export interface BlockDraft {
  type: BlockKind;
  data: JsonObject;
  column?: BlockColumn;
}

/** Places a block on the 12 columns of a wide screen. */
export function across(start: number, span: number, block: BlockDraft): BlockDraft {
  return { ...block, column: { start, span } };
}

/** Written text. */
export function text(...nodes: JsonObject[]): BlockDraft {
  return { type: 'text', data: { nodes } };
}

/**
 * The title of a page, with its subject below.
 *
 * @param span columns of the title; the lead has one less
 */
export function opening(title: string, about: string, span = 8): BlockDraft[] {
  return [across(1, span, text(heading(1, title))), across(1, span - 1, text(lead(about)))];
}

/**
 * A picture.
 *
 * @param name its file name without ending
 */
export function image(
  name: string,
  look: { ratio?: number; caption?: string; alt?: string } = {},
): BlockDraft {
  return { type: 'image', data: { assetId: pictureId(name), ...look } };
}

/** Pictures and films in one of the designs, with its options as stored; a grid by default. */
export function gallery(options: JsonObject, slides: readonly SlideDraft[]): BlockDraft {
  return {
    type: 'gallery',
    data: {
      design: 'grid',
      ...options,
      slides: slides.map(({ name, ...rest }) => ({ assetId: pictureId(name), ...rest })),
    },
  };
}

/** A clip with its poster. */
export function clip({ name, title, alt }: ClipDraft, look: JsonObject = {}): BlockDraft {
  return {
    type: 'video',
    data: { title, alt, assetId: clipId(`${name}.jpg`), ...clipFiles(name), ...look },
  };
}

/** Questions that open. */
export function accordion(...items: [title: string, ...nodes: JsonObject[]][]): BlockDraft {
  return {
    type: 'accordion',
    data: { items: items.map(([title, ...nodes]) => ({ title, nodes })) },
  };
}

/** A link that looks like a button. */
export function button(
  label: string,
  href: string,
  look: 'primary' | 'quiet' = 'primary',
): BlockDraft {
  return { type: 'button', data: { text: label, href, look } };
}

/** A button that opens the form of another page above its own. */
export function formButton(label: string, href: string): BlockDraft {
  return { type: 'button', data: { text: label, href, opensForm: true } };
}

/** A link to a profile elsewhere. */
export function followButton(username: string): BlockDraft {
  return { type: 'follow-button', data: { username } };
}

/** A form of the site. */
export function form(formId: string): BlockDraft {
  return { type: 'form', data: { formId } };
}

/** A newsletter to subscribe to, by its form. */
export function newsletter(formId: string): BlockDraft {
  return { type: 'newsletter', data: { formId } };
}

/** The way to one's account. */
export function memberArea(): BlockDraft {
  return { type: 'member-area', data: {} };
}

/** The search field. */
export function searchPreview(placeholder: string): BlockDraft {
  return { type: 'search-preview', data: { placeholder } };
}
