import { searchPreviewTexts } from '../blocks/search-preview/search-preview.texts';
import { systemErrorTexts } from '../system-error/system-error.texts';
import type { Asset, PageBlock } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { Accordion } from '../blocks/accordion/Accordion';
import { readStoredAccordion } from '../blocks/accordion/accordion.stored';
import { Button } from '../blocks/button/Button';
import { readStoredButton } from '../blocks/button/button.stored';
import { FollowButton } from '../blocks/follow-button/FollowButton';
import { readStoredFollowButton } from '../blocks/follow-button/follow-button.stored';
import { Form } from '../blocks/form/Form';
import { readStoredForm } from '../blocks/form/form.stored';
import { Gallery } from '../blocks/gallery/Gallery';
import { readStoredGallery } from '../blocks/gallery/gallery.stored';
import { slideIds } from '../blocks/gallery/slide-ids';
import { Image } from '../blocks/image/Image';
import { readStoredImage } from '../blocks/image/image.stored';
import { Newsletter, type NewsletterProps } from '../blocks/newsletter/Newsletter';
import { SearchPreview } from '../blocks/search-preview/SearchPreview';
import { readStoredSearchPreview } from '../blocks/search-preview/search-preview.stored';
import { Text } from '../blocks/text/Text';
import { readStoredText } from '../blocks/text/text.stored';
import { Video } from '../blocks/video/Video';
import { readStoredVideo } from '../blocks/video/video.stored';
import type { PictureData } from '../picture/picture.parts';
import { PixelMark } from '../pixels/PixelMark';
import type { BlockPlace } from './block-place';
import type { BlockSource, Render } from './block-source';
import { Island } from './Island';
import { productBlocks } from './product-blocks';
import { shopBlocks } from './shop-blocks';

/** How each kind of stored block becomes markup. A kind that is not here stays out of the page. */
const renderers: Readonly<Record<string, Render>> = {
  text: ({ id, data }) => <Text id={id} {...readStoredText(data)} />,
  button: ({ id, data }) => <Button id={id} {...readStoredButton(data)} />,
  'follow-button': ({ id, data }) => <FollowButton id={id} {...readStoredFollowButton(data)} />,
  accordion: ({ id, data }) => <Accordion id={id} {...readStoredAccordion(data)} />,

  image: ({ id, data }, { loading, sizes }, { asset }) => {
    const { assetId, alt, ...stored } = readStoredImage(data);
    const picture = pictureOf(asset(assetId), alt);
    return (
      picture && <Image id={id} {...stored} picture={picture} loading={loading} sizes={sizes} />
    );
  },

  gallery: ({ id, data }, { loading, sizes }, { asset, page, slide: addressed }) => {
    const { slides, ...stored } = readStoredGallery(data);
    const slideId = slideIds(slides.map(({ assetId }) => assetId));
    const shown = slides.flatMap(({ assetId, alt, ...slide }, at) => {
      const picture = pictureOf(asset(assetId), alt);
      return picture ? [{ ...slide, id: slideId[at] ?? assetId, picture }] : [];
    });
    const first =
      addressed === undefined
        ? -1
        : shown.findIndex((slide) => slide.id === addressed || slide.url === addressed);
    const address = first < 0 ? undefined : { currentIndex: first, isAddressed: true };
    return (
      <Gallery
        id={id}
        {...stored}
        {...address}
        slides={shown}
        collectionUrl={`/${page.slug}`}
        loading={loading}
        sizes={sizes}
      />
    );
  },

  form: ({ id, data }, _place, source) => {
    const known = formOf(data, source);
    return known && <Form id={id} {...known} recaptcha={source.recaptcha} />;
  },

  newsletter: ({ id, data }, _place, source) => {
    const known = formOf(data, source);
    return known && <Newsletter id={id} {...known} />;
  },

  'search-preview': ({ id, data }, _place, { searchState }) => {
    const props = { ...readStoredSearchPreview(data), answer: searchState };
    return (
      <>
        {searchState?.query && (
          <PixelMark
            event={{
              name: 'Search',
              details: { query: searchState.query, category: '', found: searchState.total },
            }}
          />
        )}
        <Island
          block="search-preview"
          id={id}
          props={props}
          speaks={[searchPreviewTexts, systemErrorTexts]}
          content={<SearchPreview {...props} />}
        />
      </>
    );
  },

  ...shopBlocks,
  ...productBlocks,

  video: ({ id, data }, { loading, sizes }, { asset }) => {
    const { assetId, alt, ...stored } = readStoredVideo(data);
    const poster = assetId === undefined ? undefined : pictureOf(asset(assetId), alt);
    return <Video id={id} {...stored} poster={poster} loading={loading} sizes={sizes} />;
  },
};

/** The markup of a stored block; undefined for an unknown kind or one whose content is gone. */
export function renderBlock(block: PageBlock, place: BlockPlace, source: BlockSource): ReactNode {
  return Object.hasOwn(renderers, block.type)
    ? renderers[block.type]?.(block, place, source)
    : undefined;
}

/**
 * Whether a block shows pictures: the first that does has the largest picture of the first screen.
 */
export function showsPictures({ type }: PageBlock): boolean {
  return ['image', 'gallery', 'video', 'product', 'product-list'].includes(type);
}

function formOf(
  data: PageBlock['data'],
  { form, formState, locale, page }: BlockSource,
): Omit<NewsletterProps, 'id'> | undefined {
  const definition = form(readStoredForm(data).formId);
  const result = formState?.formId === definition?.id ? formState : undefined;
  return (
    definition && {
      definition,
      locale,
      result,
      page: { id: page.id, title: page.title, path: `/${page.slug}` },
    }
  );
}

/** A stored picture as components take it; `alt` replaces its own words. */
export function pictureOf(asset: Asset | undefined, alt?: string): PictureData | undefined {
  if (!asset) return undefined;
  const { id, name, width, height, focalPoint, color } = asset;
  return {
    source: `/assets/${id}/${encodeURIComponent(name)}`,
    width,
    height,
    alt: alt ?? asset.alt,
    focalPoint,
    color,
  };
}
