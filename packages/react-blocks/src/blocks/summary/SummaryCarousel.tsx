import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useMount } from '../../render/use-mount';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { gallery } from '../gallery/gallery.block';
import { galleryTexts } from '../gallery/gallery.texts';
import { GalleryControls } from '../gallery/MovingGallery';
import type { SummaryProps } from './summary-props';
import { SummaryItem } from './SummaryItem';

/** The chunk of galleries that move. */
const needs = { scripts: ['moving-gallery'] };

/** Items in one row that moves: a gallery of its own. */
export function SummaryCarousel({ label, ...props }: SummaryProps & { label: string }): ReactNode {
  const { view, slidesPerRow = 3 } = props;
  const { items } = view;
  const texts = useTexts(galleryTexts);
  const root = useMount(() => import('../gallery/gallery.mount'), JSON.stringify(view));
  usePageNeeds(needs);
  return (
    <BlockRoot
      block="gallery"
      rootRef={root}
      waits
      events={gallery.events}
      speaks={[galleryTexts]}
      values={{ '--fr-gallery-columns': String(slidesPerRow) }}
      data={{ 'data-design': 'carousel', 'data-loop': 'false' }}
      aria={{ role: 'region', 'aria-roledescription': texts.carousel, 'aria-label': label }}
    >
      {items.length > 1 && (
        <GalleryControls
          autoplay={false}
          first={1}
          seen={Math.min(slidesPerRow, items.length)}
          count={items.length}
          hidden={false}
        />
      )}
      <div data-gallery-list="" tabIndex={0}>
        {items.map((item, index) => (
          <div
            key={item.href}
            data-slide=""
            role="group"
            aria-roledescription={texts.slideRole}
            aria-label={texts.slide({ at: index + 1, count: items.length })}
          >
            <SummaryItem {...props} item={item} index={index} />
          </div>
        ))}
      </div>
    </BlockRoot>
  );
}
