import type { ReactNode } from 'react';
import { everyItem, itemFilterHref } from '../../items/item-filter';
import type { ItemFilter, TagsView } from '../../items/item-view';
import { markLackingList } from '../../items/mark-lacking-list';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { tagsParts } from './tags.parts';
import { tagsTexts } from './tags.texts';
import { weighLabels } from './weigh-labels';

/** The props of a block of tags. */
export interface TagsProps extends RootProps {
  /** The collection, with its tags and categories. */
  view: TagsView;
  /** @default 'tags' */
  of?: 'tags' | 'categories' | undefined;
  /** In a cloud, those that are used more are larger. @default 'cloud' */
  design?: 'cloud' | 'list' | undefined;
  /** Whether it says how many items have each. @default true */
  counts?: boolean | undefined;
  /** How many are shown, the most used ones. @default 60 */
  most?: number | undefined;
}

/** The tags or categories of a collection, as links to what has them. It has no script. */
export function Tags(props: TagsProps): ReactNode {
  const { view, of = 'tags', design = 'cloud', counts = true, most = 60 } = props;
  const texts = useTexts(tagsTexts);
  const { listPath, path, filter } = view;
  const labels = weighLabels(view[of], most);
  const name = of === 'tags' ? 'tag' : 'category';
  const chosen = path === listPath ? filter[name] : '';
  const hrefOf = (wanted: Partial<ItemFilter>): string | undefined =>
    listPath === undefined ? undefined : itemFilterHref(listPath, { ...everyItem, ...wanted });
  return (
    <BlockRoot
      block="tags"
      {...rootProps(props)}
      data={{ 'data-design': design, ...markLackingList(view) }}
    >
      {labels.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul aria-label={texts[of]}>
          {chosen !== '' && (
            <li>
              <a href={hrefOf({})}>{texts.all}</a>
            </li>
          )}
          {labels.map(({ word, count, weight }) => (
            <li key={word}>
              <a
                href={hrefOf({ [name]: word })}
                aria-current={word === chosen ? 'true' : undefined}
                data-weight={design === 'cloud' ? weight : undefined}
              >
                {word}
                {counts && <span className={tagsParts.count}>{count}</span>}
                {counts && <span className="fr-hidden">{texts.items({ count })}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </BlockRoot>
  );
}
