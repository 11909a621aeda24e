import type { MarkupChanges } from '@frontage/core-lifecycle/dom';
import { thumbnailDefaults } from '@frontage/gallery-engine';
import type { PublishedGallery } from './gallery.published';
import { galleryValues } from './gallery-values';
import { metaPositions } from './gallery.parts';
import { publishedListAttribute, publishedMetaAttribute } from './published-rules';

/** Designs whose slides are in a scroller, in place of each other, or at their own size. */
const moving = ['carousel', 'strip', 'stacked'];

/**
 * Lays out the list of a published gallery: the names of its rules, and their numbers [3.26]
 * [9.23].
 */
export function layOutList(
  list: HTMLElement,
  gallery: PublishedGallery,
  changes: MarkupChanges,
): void {
  const { design, options, slides, summary } = gallery;
  const values = galleryValues(design, options);
  const hasShape = '--fr-gallery-ratio' in values;
  const hasMetaBeside = slides.some(({ element }) => element.nextElementSibling?.matches('.meta'));
  changes.set(
    list,
    publishedListAttribute,
    [
      rulesOf(design),
      ...(hasShape ? [design === 'strip' ? 'strip-ratio' : 'ratio'] : []),
      ...(design === 'list' && hasMetaBeside ? ['beside'] : []),
      ...(design === 'list' && summary?.isPictureAfter ? ['after'] : []),
      ...(summary?.text ? [`text-${summary.text}`] : []),
    ].join(' '),
  );
  writeValues(list, values, changes);
  if (hasShape && options.autoCrop === false) list.style.setProperty('--fr-picture-fit', 'contain');
  const { metaPosition = 'below' } = options;
  if (metaPosition !== 'below' && metaPositions.some((place) => place === metaPosition))
    changes.set(list, publishedMetaAttribute, metaPosition);
}

/** Does the same for the strip of thumbnails of a slideshow. */
export function layOutThumbnails(
  strip: HTMLElement,
  { options }: PublishedGallery,
  changes: MarkupChanges,
): void {
  const { thumbnailStripHeight = 100, thumbnailStripMargin, squareThumbs, padding } = options;
  const { stripPaddingCap, padding: usual } = thumbnailDefaults;
  const values = {
    '--fr-thumbnail-height': `${thumbnailStripHeight}px`,
    '--fr-gallery-gutter': `${Math.min(padding ?? usual, stripPaddingCap)}px`,
    ...(squareThumbs && { '--fr-gallery-ratio': '1' }),
  };
  const rules = `${rulesOf('strip')}${squareThumbs ? ' strip-ratio' : ''}`;
  changes.set(strip, publishedListAttribute, rules);
  writeValues(strip, values, changes);
  if (thumbnailStripMargin !== undefined)
    strip.style.setProperty('margin-top', `${thumbnailStripMargin}px`, 'important');
}

function rulesOf(design: string): string {
  if (!moving.includes(design)) return design;
  return `${design} moves${design === 'stacked' ? '' : ' scrolls'}`;
}

function writeValues(
  list: HTMLElement,
  values: Readonly<Record<string, string>>,
  changes: MarkupChanges,
): void {
  changes.keep(list, ['style']);
  for (const [name, value] of Object.entries(values)) list.style.setProperty(name, value);
}
