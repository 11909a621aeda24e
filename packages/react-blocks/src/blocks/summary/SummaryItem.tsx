import type { ReactNode } from 'react';
import type { ItemListView, ItemView } from '../../items/item-view';
import { ItemLabels } from '../../items/ItemLabels';
import { ItemTime } from '../../items/ItemTime';
import { Picture } from '../../picture/Picture';
import { useTexts } from '../../texts/use-texts';
import type { SummaryLook, SummaryMetadata } from './summary-props';
import { summaryParts as parts } from './summary.parts';
import { summaryTexts } from './summary.texts';

/** The props of an item of a summary. */
export interface SummaryItemProps extends SummaryLook {
  item: ItemView;
  view: ItemListView;
  /** From 0. */
  index: number;
}

/** An item: its picture, its title, and what else is wanted of it. */
export function SummaryItem(props: SummaryItemProps): ReactNode {
  const { item, showExcerpt = true, showReadMoreLink = false } = props;
  const texts = useTexts(summaryTexts);
  return (
    <>
      <SummaryMedia {...props} />
      <div className={parts.words}>
        <Metadata {...props} of={props.primaryMetadata ?? 'date'} />
        <h3 className={parts.title}>
          <a href={item.href}>{item.title}</a>
        </h3>
        {showExcerpt && item.description !== '' && <p>{item.description}</p>}
        <Metadata {...props} of={props.secondaryMetadata ?? 'none'} />
        {showReadMoreLink && (
          <a href={item.href} aria-label={`${texts.readMore}: ${item.title}`}>
            {texts.readMore}
          </a>
        )}
      </div>
    </>
  );
}

/** The link of the title says where this leads: screen readers and the Tab key pass by. */
function SummaryMedia(props: SummaryItemProps): ReactNode {
  const { item, index, design, imageAspectRatio, showThumbnail = true } = props;
  const { picture, isVideo = false } = item;
  if (!showThumbnail || (!picture && !isVideo)) return null;
  const isCropped = isVideo || imageAspectRatio !== undefined;
  return (
    <a className={parts.media} href={item.href} tabIndex={-1} aria-hidden="true">
      <span className={isVideo ? parts.video : undefined}>
        {picture && (
          <Picture
            picture={picture}
            loading={index < 2 && isFirstScreen(props.loading) ? props.loading : 'native'}
            sizes={design === 'list' ? '30vw' : '(min-width: 45rem) 33vw, 100vw'}
            mode={isCropped ? 'cover' : 'none'}
            frame={isVideo ? undefined : imageAspectRatio}
          />
        )}
      </span>
    </a>
  );
}

/** All others are left to browsers: items that come later need no script for their pictures. */
function isFirstScreen(loading: SummaryLook['loading']): boolean {
  return loading === 'first' || loading === 'eager';
}

function Metadata({
  of,
  item,
  view: { kind, timeZone, listPath, isOfProducts = false },
  locale = 'en',
}: SummaryItemProps & { of: SummaryMetadata }): ReactNode {
  const { labels, from } = useTexts(summaryTexts);
  if (of === 'none') return null;
  if (of === 'date' && isOfProducts) {
    const { text, isFrom } = item.price ?? { text: '', isFrom: false };
    return text === '' ? null : (
      <p className={parts.price}>{isFrom ? from({ price: text }) : text}</p>
    );
  }
  if (of === 'date')
    return <ItemTime className="fr-item__time" {...{ item, kind, locale, timeZone }} />;
  const shown = of === 'category' ? { ...item, tags: [] } : { ...item, category: '' };
  return <ItemLabels item={shown} listPath={listPath} label={labels} />;
}
