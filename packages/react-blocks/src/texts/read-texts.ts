import type { GalleryTexts } from '@frontage/gallery-engine';
import type { LightboxTexts } from '@frontage/lightbox';
import { galleryPosition } from '../blocks/gallery/gallery-position';
import { localTextsAttribute, type LocalTexts } from './local-texts';
import { speakTexts, type SpokenTexts } from './speak-texts';
import type { TextsInUse } from './texts-context';

/** The texts of a block's markup as its engines take them; what is missing is said in English. */
export interface MountTexts extends Pick<SpokenTexts, 'form' | 'video'> {
  readonly gallery: Partial<GalleryTexts>;
  readonly lightbox: Partial<LightboxTexts> & { readonly title?: string };
  readonly cartIndicator: SpokenTexts['cart-indicator'];
  readonly systemError: SpokenTexts['system-error'];
  /** For React. */
  readonly inUse: TextsInUse | undefined;
}

/** Reads the texts that a block's markup has beside it; English where it has none. Never throws. */
export function readTexts(root: Element): MountTexts {
  const local = readLocal(root.getAttribute(localTextsAttribute));
  const spoken = local ? speakTexts(local) : {};
  const {
    gallery: { slide, slides, ...gallery } = {},
    lightbox: { counter, ...lightbox } = {},
    form,
    video,
    'cart-indicator': cartIndicator,
    'system-error': systemError,
  } = spoken;
  return {
    form,
    video,
    cartIndicator,
    systemError,
    gallery: {
      ...gallery,
      ...(slide && slides && { position: galleryPosition({ slide, slides }) }),
    },
    lightbox: {
      ...lightbox,
      ...(counter && {
        counter: (index: number, count: number) => counter({ at: index + 1, count }),
      }),
    },
    inUse: local && { local, spoken },
  };
}

/**
 * Only the server, or a component, writes it: that it is an object of objects is all that is looked
 * at.
 */
function readLocal(json: string | null): LocalTexts | undefined {
  const { language, texts } = parse(json) as Partial<LocalTexts>;
  return typeof language === 'string' && typeof texts === 'object'
    ? { language, texts }
    : undefined;
}

/** Not the reader that all blocks have: what is shared with them, pages in English load as well. */
function parse(json: string | null): object {
  try {
    // Of anything but an object this is an empty one.
    return { ...JSON.parse(json ?? '') };
  } catch {
    return {};
  }
}
