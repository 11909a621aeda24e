import type { PageSection } from '@frontage/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionPicture } from '../blocks/section-picture/SectionPicture';
import { pictureOf } from '../picture/picture-of';
import type { PictureLoading } from '../picture/picture.parts';
import { createPageStyle, PageStyleProvider } from '../render/page-style';
import type { RenderInput } from './render-input';

/** A rendered picture, and the rules of its values. */
export interface RenderedSectionPicture {
  readonly html: string;
  readonly rules: string;
}

/**
 * Renders the picture behind a section [1.02b]. No script loads it: on the first screens it comes
 * with the page, and further down the browser fetches it when it comes near.
 *
 * @param section its section
 * @param input knows the files of the site
 * @param loading how it is fetched
 * @returns undefined where there is none, such as of a file that has gone
 */
export function renderSectionPicture(
  { picture: stored }: PageSection,
  input: Pick<RenderInput, 'asset'>,
  loading: Extract<PictureLoading, 'first' | 'eager' | 'native'>,
): RenderedSectionPicture | undefined {
  const asset = stored && input.asset(stored.assetId);
  const picture = asset?.mime.startsWith('image/') ? pictureOf(asset, '') : undefined;
  if (!stored || !picture) return undefined;
  const { veil, focalPoint = picture.focalPoint } = stored;
  const style = createPageStyle();
  const html = renderToStaticMarkup(
    <PageStyleProvider value={style}>
      <SectionPicture picture={{ ...picture, focalPoint }} veil={veil} loading={loading} />
    </PageStyleProvider>,
  );
  // The picture itself follows at once, so that its preload is needless.
  return { html: html.replace(/^<link rel="preload"[^>]*>/, ''), rules: style.text() };
}
