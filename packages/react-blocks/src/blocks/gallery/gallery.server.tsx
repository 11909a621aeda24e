import { readGalleryOptions } from '@frontage/gallery-engine';
import { readFields } from '@frontage/site-model/fields';
import { pictureOf } from '../../picture/picture-of';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Gallery } from './Gallery';
import { galleryFields } from './gallery.fields';
import { settingsOf } from './gallery-settings';
import { slideIds } from './slide-ids';

/** What a gallery needs besides its page. */
export interface GalleryServices {
  /**
   * The slide in the address, by its id or its own name [2.20]; galleries with this slide show it
   * first.
   */
  slide?: string | undefined;
}

/** How the server renders a gallery block. */
export const galleryServer = defineServerBlock<typeof galleryFields, GalleryServices>({
  id: 'gallery',
  fields: galleryFields,
  // Its markup may contain the page's address, or depend on it [2.20].
  cache: {
    of: ({ history }, { slide }) =>
      slide !== undefined || history === 'path' ? 'page' : 'content',
  },
  pictures: true,
  // Options may have been imported from published markup, where all of them are texts [3.26].
  read: (raw) => readFields(galleryFields, { ...Object(raw), ...readGalleryOptions(raw) }),

  slideNames: ({ history, slides }, inPath) =>
    inPath && history !== 'path'
      ? []
      : [...idsOf(slides), ...slides.flatMap(({ url }) => url ?? [])],

  render: ({ id, data }, { loading, sizes }, { asset, page, slide: addressed }) => {
    const { slides, ...stored } = data;
    const slideId = idsOf(slides);
    const shown = slides.flatMap(({ assetId, alt, ...slide }, index) => {
      const picture = pictureOf(asset(assetId), alt);
      return picture ? [{ ...slide, id: slideId[index] ?? assetId, picture }] : [];
    });
    if (shown.length === 0) return null;
    const first =
      addressed === undefined
        ? -1
        : shown.findIndex((slide) => slide.id === addressed || slide.url === addressed);
    const address = first < 0 ? undefined : { currentIndex: first, isAddressed: true };
    const last = shown.length - 1;
    return (
      <Gallery
        id={id}
        {...settingsOf(stored)}
        currentIndex={Math.min(stored.currentIndex ?? 0, last)}
        {...address}
        slides={shown}
        collectionUrl={`/${page.slug}`}
        loading={loading}
        sizes={sizes}
      />
    );
  },
});

function idsOf(slides: readonly { assetId: string }[]): readonly string[] {
  return slideIds(slides.map(({ assetId }) => assetId));
}
