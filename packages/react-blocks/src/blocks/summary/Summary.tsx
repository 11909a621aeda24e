import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { widgetAttributes } from '../../widget/widget.parts';
import type { SummaryProps } from './summary-props';
import { SummaryCarousel } from './SummaryCarousel';
import { SummaryItem } from './SummaryItem';
import { SummaryPages } from './SummaryPages';
import { summaryParts as parts } from './summary.parts';
import { summaryTexts } from './summary.texts';

/**
 * Items of a collection in one of four designs. Without a script the button for more is a link, and
 * a carousel is a scroller.
 */
export function Summary(props: SummaryProps): ReactNode {
  const { id, view, headerText = '', design = 'autogrid', more = true } = props;
  const { imageAspectRatio, columnWidth = 270, gutter = 24, listImageSize = 30 } = props;
  const texts = useTexts(summaryTexts);
  const hasPages = more && design !== 'carousel' && view.pages > 1;
  // A script may have added to it: other items of the host are another element.
  const key = JSON.stringify(view);
  const root = useMount(hasPages ? () => import('../../widget/widget.mount') : undefined, key);
  const columns = design === 'carousel' ? (props.slidesPerRow ?? 3) : undefined;
  return (
    <BlockRoot
      key={key}
      block="summary"
      {...rootProps(props)}
      rootRef={root}
      waits={hasPages}
      data={{
        [widgetAttributes.widget]: hasPages ? (view.collectionId ?? '') : undefined,
        'data-design': design,
        'data-text': props.textAlignment === 'left' ? undefined : props.textAlignment,
        'data-side': design === 'list' ? props.listImageAlignment : undefined,
        'data-video-ratio': imageAspectRatio === undefined ? undefined : 'columns',
      }}
      values={{
        '--fr-summary-column': `${columnWidth}px`,
        '--fr-summary-gutter': `${gutter}px`,
        '--fr-summary-image': `${listImageSize}%`,
        ...(imageAspectRatio && { '--fr-frame-ratio': String(imageAspectRatio) }),
        ...(columns && { '--fr-summary-columns': String(columns) }),
      }}
    >
      {headerText !== '' && <h2>{headerText}</h2>}
      {view.items.length === 0 && <p>{texts.none}</p>}
      {view.items.length > 0 && design === 'carousel' && (
        <SummaryCarousel {...props} label={headerText || texts.summary} />
      )}
      {view.items.length > 0 && design !== 'carousel' && (
        <ul className={parts.list} {...{ [widgetAttributes.list]: '' }}>
          {view.items.map((item, index) => (
            <li key={item.href} className={parts.item}>
              <SummaryItem {...props} item={item} index={index} />
            </li>
          ))}
        </ul>
      )}
      {hasPages && <SummaryPages id={id} view={view} />}
    </BlockRoot>
  );
}
